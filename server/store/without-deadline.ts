/** What lifts the deadline of statements until the end of a transaction, on both databases. */
export const WITHOUT_DEADLINE = 'set local statement_timeout = 0';
