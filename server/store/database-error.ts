/** An error of PostgreSQL without the values of the statement. */
export class DatabaseError extends Error {
  /** SQLSTATE, such as `23505`. */
  readonly code: string | undefined;

  constructor(facts: { readonly message: string; readonly code?: string | undefined }) {
    super(facts.message);
    this.name = 'DatabaseError';
    this.code = facts.code;
  }
}

/** The error of a statement that ran into the deadline (SQLSTATE query_canceled). */
export function deadlinePassed(): DatabaseError {
  return new DatabaseError({ message: 'the statement took too long', code: '57014' });
}

/** The error of a call whose connection, and with it its transaction, was lost (SQLSTATE connection_failure). */
export function connectionLost(): DatabaseError {
  return new DatabaseError({ message: 'the database was opened again', code: '08006' });
}
