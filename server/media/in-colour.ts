import { crc32 } from 'node:zlib';

/** What a model for Quick Look says of its colour, with room behind it for the name of any other it comes in. */
const SELECTION = /string colour = "\w+" *(?=\n)/;

const ofLocalHeader = { crc: 14, size: 18, nameLength: 26, extraLength: 28, bytes: 30 };
const ofCentralHeader = { crc: 16 };
/** From the end of an archive that has no remark. */
const CENTRAL_DIRECTORY_AT = -6;

/**
 * A model for iPhone and iPad that shows one of the colours it comes in; `null` where it does not come in it. Quick Look
 * shows what a file selects and lets nobody choose, so the selection in its first file is written over (decision 111).
 */
export function inColour(usdz: Buffer, colour: string): Buffer<ArrayBuffer> | null {
  if (usdz.length < ofLocalHeader.bytes) return null;
  const start =
    ofLocalHeader.bytes + usdz.readUInt16LE(ofLocalHeader.nameLength) + usdz.readUInt16LE(ofLocalHeader.extraLength);
  const end = start + usdz.readUInt32LE(ofLocalHeader.size);
  const scene = usdz.toString('latin1', start, end);
  const selection = SELECTION.exec(scene);
  if (!selection || !scene.includes(`\t"${colour}" {\n`)) return null;
  const chosen = Buffer.from(usdz);
  chosen.write(
    `string colour = "${colour}"`.padEnd(selection[0].length),
    start + selection.index,
    selection[0].length,
    'latin1',
  );
  const sum = crc32(chosen.subarray(start, end));
  chosen.writeUInt32LE(sum, ofLocalHeader.crc);
  const directory = usdz.readUInt32LE(usdz.length + CENTRAL_DIRECTORY_AT);
  chosen.writeUInt32LE(sum, directory + ofCentralHeader.crc);
  return chosen;
}
