/** What PostgreSQL says of a statement that failed, without the values that it was given. */
export class DatabaseError extends Error {
  /** SQLSTATE, as `23505`. */
  readonly code: string | undefined;

  constructor(facts: { readonly message: string; readonly code?: string | undefined }) {
    super(facts.message);
    this.name = 'DatabaseError';
    this.code = facts.code;
  }
}

/** A statement took longer than any may (SQLSTATE query_canceled). */
export function deadlinePassed(): DatabaseError {
  return new DatabaseError({ message: 'the statement took too long', code: '57014' });
}

/** The connection is gone and with it the transaction (SQLSTATE connection_failure). */
export function connectionLost(): DatabaseError {
  return new DatabaseError({ message: 'the database was opened again', code: '08006' });
}
