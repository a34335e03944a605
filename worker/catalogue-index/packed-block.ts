type Column = Float64Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

const ALIGNMENT = 8;

/** A header in JSON and columns of numbers, one after the other in one block: what is stored and read in one piece. */
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

/** The header of a block; throws where there is none. */
export function headerOf<T>(data: ArrayBuffer): T {
  return JSON.parse(new TextDecoder().decode(new Uint8Array(data, ALIGNMENT, headLengthOf(data)))) as T;
}

/** Fills columns, which are as long as those that were packed; throws where the block is too short. */
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

function bytesOf({ buffer, byteOffset, byteLength }: Column): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

function aligned(offset: number): number {
  return Math.ceil(offset / ALIGNMENT) * ALIGNMENT;
}
