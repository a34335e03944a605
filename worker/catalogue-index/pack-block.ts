import { ALIGNMENT, aligned, bytesOf, type Column } from './block-layout.ts';

/** Packs a JSON header and columns of numbers into one block, which is stored and read in one piece. */
export function packBlock(header: object, columns: readonly Column[]): ArrayBuffer {
  const head = new TextEncoder().encode(JSON.stringify(header));
  const start = aligned(ALIGNMENT + head.length);
  const length = columns.reduce((end, column) => aligned(end) + column.byteLength, start);
  const data = new ArrayBuffer(length);
  new DataView(data).setUint32(0, head.length);
  new Uint8Array(data).set(head, ALIGNMENT);
  let offset = start;
  for (const column of columns) {
    offset = aligned(offset);
    new Uint8Array(data, offset, column.byteLength).set(bytesOf(column));
    offset += column.byteLength;
  }
  return data;
}
