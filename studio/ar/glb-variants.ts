/** The part of a glTF document that variants touch. */
interface GltfDocument {
  readonly nodes: { readonly name?: string; readonly mesh?: number; children?: number[] }[];
  readonly meshes: { primitives: { material?: number; extensions?: Record<string, unknown> }[] }[];
  readonly scenes: { nodes: number[] }[];
  extensionsUsed?: string[];
  extensions?: Record<string, unknown>;
}

const EXTENSION = 'KHR_materials_variants';
const JSON_CHUNK = 0x4e_4f_53_4a;
const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;

/** What a node is called that shows a part in a colour. */
export const nodeName = (part: string, colour: string): string => `${part}|${colour}`;

/**
 * Makes one model of a file that holds every part once for each colour: the part of the first colour stays and knows the
 * materials of the others. Shapes are shared already, so nothing is left over but a few empty entries.
 */
export function withVariants(glb: ArrayBuffer, colours: readonly string[]): ArrayBuffer {
  const view = new DataView(glb);
  const jsonBytes = view.getUint32(HEADER_BYTES, true);
  const start = HEADER_BYTES + CHUNK_HEADER_BYTES;
  const document = JSON.parse(new TextDecoder().decode(new Uint8Array(glb, start, jsonBytes))) as GltfDocument;
  joinColours(document, colours);
  return packed(document, new Uint8Array(glb, start + jsonBytes));
}

function joinColours(document: GltfDocument, colours: readonly string[]): void {
  const materialOf = (node: GltfDocument['nodes'][number] | undefined): number =>
    document.meshes[node!.mesh!]!.primitives[0]!.material!;
  const isKept = (index: number): boolean => {
    const colour = document.nodes[index]!.name?.split('|')[1];
    return colour === undefined || colour === colours[0];
  };
  for (const node of document.nodes) {
    const [part, colour] = node.name?.split('|') ?? [];
    if (part === undefined || colour !== colours[0] || node.mesh === undefined) continue;
    const mappings = colours.map((each, variant) => ({
      material: materialOf(document.nodes.find(({ name }) => name === nodeName(part, each))),
      variants: [variant],
    }));
    document.meshes[node.mesh]!.primitives[0]!.extensions = { [EXTENSION]: { mappings } };
  }
  for (const node of document.nodes) if (node.children) node.children = node.children.filter(isKept);
  for (const scene of document.scenes) scene.nodes = scene.nodes.filter(isKept);
  document.extensionsUsed = [...(document.extensionsUsed ?? []), EXTENSION];
  document.extensions = { ...document.extensions, [EXTENSION]: { variants: colours.map((name) => ({ name })) } };
}

/** Header, document filled up to whole words, and the binary chunk as it was. */
function packed(document: GltfDocument, rest: Uint8Array): ArrayBuffer {
  const text = new TextEncoder().encode(JSON.stringify(document));
  const padded = new Uint8Array(Math.ceil(text.length / 4) * 4).fill(0x20);
  padded.set(text);
  const start = HEADER_BYTES + CHUNK_HEADER_BYTES;
  const glb = new ArrayBuffer(start + padded.length + rest.length);
  const view = new DataView(glb);
  view.setUint32(0, 0x46_54_6c_67, true);
  view.setUint32(4, 2, true);
  view.setUint32(8, glb.byteLength, true);
  view.setUint32(HEADER_BYTES, padded.length, true);
  view.setUint32(HEADER_BYTES + 4, JSON_CHUNK, true);
  new Uint8Array(glb, start).set(padded);
  new Uint8Array(glb, start + padded.length).set(rest);
  return glb;
}
