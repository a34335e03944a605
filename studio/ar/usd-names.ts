/** The file that a phone opens, which leads to all others: the first of the archive. */
export const SCENE_FILE = 'model.usda';

/** What shapes and finishes are called, by the numbers that the exporter gives them. */
export interface UsdNames {
  readonly shapes: Map<number, string>;
  readonly finishes: Map<number, string>;
}

/** A finish as a name in a file. */
export const finishName = (finish: string): string => finish.replaceAll(/[^a-z\d]+/gi, '_');

/**
 * What the exporter wrote, by names that tell what they are: its own are numbers that go on from file to file, so that a
 * file would change with what was made before it. Texts are answered as such.
 */
export function withNames(
  exported: Readonly<Record<string, Uint8Array>>,
  { shapes, finishes }: UsdNames,
): Map<string, string | Uint8Array> {
  const pictures = new Map<string, string>();
  const textures = new Map<string, string>();
  const rename = (text: string): string =>
    text
      .replaceAll(/\bGeometry_(\d+)/g, (_, id) => shapes.get(Number(id))!)
      .replaceAll(/\bMaterial_(\d+)/g, (_, id) => finishName(finishes.get(Number(id))!))
      .replaceAll(/\bTexture_(\d+_(?:true|false))\.png/g, (_, id) => `${numbered(pictures, id, 'picture')}.jpg`)
      .replaceAll(/\bTexture_(\d+)_/g, (_, id) => `${numbered(textures, id, 'texture')}_`);
  const scene = rename(textFrom(exported[SCENE_FILE]!));
  const others = Object.entries(exported)
    .filter(([name]) => name !== SCENE_FILE)
    .map(([name, bytes]): [string, string | Uint8Array] => [
      rename(name),
      name.endsWith('.usda') ? rename(textFrom(bytes)) : bytes,
    ]);
  return new Map<string, string | Uint8Array>([[SCENE_FILE, scene], ...others]);
}

const textFrom = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Numbers in the order in which things are met. */
function numbered(known: Map<string, string>, id: string, word: string): string {
  const name = known.get(id) ?? `${word}${known.size + 1}`;
  known.set(id, name);
  return name;
}
