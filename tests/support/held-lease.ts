/** A post that nobody takes over. */
export const heldLease = { confirm: async (): Promise<void> => undefined };
