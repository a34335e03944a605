/** A column of a packed index. */
export type Column = Float64Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** Columns begin at multiples of this many bytes; the length of the header stands before it. */
export const ALIGNMENT = 8;

/** The bytes of a column, as a view and not a copy. */
export function bytesOf({ buffer, byteOffset, byteLength }: Column): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** The next offset, in bytes, where a column may begin. */
export function aligned(offset: number): number {
  return Math.ceil(offset / ALIGNMENT) * ALIGNMENT;
}
