import { Box3, Vector3 } from 'three';
import { SCENE_FILE } from './usd-names.ts';

/** A file of an archive. */
interface Entry {
  readonly name: string;
  readonly isStored: boolean;
  /** Where its content begins. */
  readonly at: number;
  readonly bytes: Uint8Array;
}

/** A shape that a look shows, and what it is made of. */
interface ShownPart {
  readonly shape: string;
  readonly finish: string;
}

/** What a phone shows of a file. */
interface Contents {
  readonly entries: readonly Entry[];
  /** Metres. */
  readonly size: Vector3;
  readonly floor: number;
  readonly metresPerUnit: number;
  readonly upAxis: string;
  readonly selected: string;
  /** By colour. */
  readonly looks: ReadonlyMap<string, readonly ShownPart[]>;
  /** Files that the scene or a shape refers to, as paths within the archive. */
  readonly references: readonly string[];
  /** Finishes that the scene describes. */
  readonly finishes: readonly string[];
}

const LOCAL_HEADER = 0x04_03_4b_50;
const HEADER_BYTES = 30;

/** The files of an archive in their order, as one finds them who reads it from its start. */
export function entriesOf(archive: Uint8Array): Entry[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const entries: Entry[] = [];
  for (let at = 0; view.getUint32(at, true) === LOCAL_HEADER;) {
    const nameLength = view.getUint16(at + 26, true);
    const start = at + HEADER_BYTES + nameLength + view.getUint16(at + 28, true);
    const end = start + view.getUint32(at + 18, true);
    entries.push({
      name: textOf(archive.subarray(at + HEADER_BYTES, at + HEADER_BYTES + nameLength)),
      isStored: view.getUint16(at + 8, true) === 0,
      at: start,
      bytes: archive.subarray(start, end),
    });
    at = end;
  }
  return entries;
}

/** Reads a file as Quick Look does: the scene, and the shapes that it refers to. */
export function usdzContents(archive: Uint8Array): Contents {
  const entries = entriesOf(archive);
  const texts = new Map(
    entries.filter(({ name }) => name.endsWith('.usda')).map(({ name, bytes }) => [name, textOf(bytes)]),
  );
  const scene = texts.get(SCENE_FILE) ?? '';
  const looks = looksOf(scene);
  const box = new Box3();
  for (const { shape } of looks.get(selectedIn(scene)) ?? []) box.union(boxOf(texts.get(shape) ?? ''));
  return {
    entries,
    size: box.getSize(new Vector3()),
    floor: box.min.y,
    metresPerUnit: Number(/^\tmetersPerUnit = (\S+)$/m.exec(scene)?.[1]),
    upAxis: /^\tupAxis = "(\w+)"$/m.exec(scene)?.[1] ?? '',
    selected: selectedIn(scene),
    looks,
    references: [...texts.values()].flatMap((text) =>
      [...text.matchAll(/@([^@\n]*)@/g)].map(([, path = '']) => path.replace(/^\.\//, '')),
    ),
    finishes: [...scene.matchAll(/def Material "(\w+)"/g)].map(([, name]) => name!),
  };
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const selectedIn = (scene: string): string => /^\s*string colour = "(\w+)" *$/m.exec(scene)?.[1] ?? '';

const LOOK = /^\t{4}"(\w+)" \{\n([^]*?)\n\t{4}\}$/gm;
const PART =
  /prepend references = @\.\/([^@]+)@<\/Geometry>[^]*?xformOp:transform = ([^\n]+)\n[^]*?material:binding = <\/Materials\/(\w+)>/g;

function looksOf(scene: string): Map<string, ShownPart[]> {
  return new Map(
    [...scene.matchAll(LOOK)].map(([, colour = '', look = '']) => [
      colour,
      [...look.matchAll(PART)].map(([, shape = '', transform = '', finish = '']) => {
        if (transform !== UNMOVED) throw new Error(`${shape} is moved.`);
        return { shape, finish };
      }),
    ]),
  );
}

const UNMOVED = '( (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1) )';

function boxOf(shape: string): Box3 {
  const points = /point3f\[\] points = \[(.*)\]/.exec(shape)?.[1] ?? '';
  const box = new Box3();
  for (const [, x, y, z] of points.matchAll(/\(([^,()]+),([^,()]+),([^,()]+)\)/g)) {
    box.expandByPoint(new Vector3(Number(x), Number(y), Number(z)));
  }
  return box;
}
