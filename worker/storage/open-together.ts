interface Closable {
  close(): unknown;
}

/**
 * Waits until two stores are open; where one of them does not open, the other is closed.
 * @throws what the store that did not open threw
 */
export async function openTogether<One extends Closable, Other extends Closable>(
  one: Promise<One>,
  other: Promise<Other>,
): Promise<[One, Other]> {
  try {
    return await Promise.all([one, other]);
  } catch (error) {
    const close = async (store: Promise<Closable>): Promise<unknown> => (await store).close();
    for (const store of [one, other]) void close(store).catch(() => undefined);
    throw error;
  }
}
