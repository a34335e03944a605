/** The longer a fault lasts, the longer the pauses between attempts; on a busy machine one lasts long. */
export const HEALING_MS = 180_000;
