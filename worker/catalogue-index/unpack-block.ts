import { ALIGNMENT, aligned, bytesOf, type Column } from './block-layout.ts';

/** Reads the header of a block; throws when the block has none. */
export function headerOf<T>(data: ArrayBuffer): T {
  return JSON.parse(new TextDecoder().decode(new Uint8Array(data, ALIGNMENT, headLengthOf(data)))) as T;
}

/** Fills columns from a block. They must be as long as those that were packed; throws when the block is too short. */
export function unpackColumns(data: ArrayBuffer, columns: readonly Column[]): void {
  let offset = aligned(ALIGNMENT + headLengthOf(data));
  for (const column of columns) {
    offset = aligned(offset);
    bytesOf(column).set(new Uint8Array(data, offset, column.byteLength));
    offset += column.byteLength;
  }
}

function headLengthOf(data: ArrayBuffer): number {
  return new DataView(data).getUint32(0);
}
