/** A column of a packed index. */
export type Column = Float64Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** Columns begin at multiples of this many bytes; before the header stands its length. */
export const ALIGNMENT = 8;

export function bytesOf({ buffer, byteOffset, byteLength }: Column): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

export function aligned(offset: number): number {
  return Math.ceil(offset / ALIGNMENT) * ALIGNMENT;
}
