import { Box3, Matrix4, Vector3 } from 'three';

interface Primitive {
  readonly material?: number;
  readonly attributes: { readonly POSITION: number };
  readonly extensions?: {
    readonly KHR_materials_variants?: {
      readonly mappings: readonly { readonly material: number; readonly variants: readonly number[] }[];
    };
  };
}

interface Accessor {
  readonly min: readonly [number, number, number];
  readonly max: readonly [number, number, number];
  readonly componentType: number;
  readonly normalized?: boolean;
}

interface Node {
  readonly mesh?: number;
  readonly children?: readonly number[];
  readonly matrix?: readonly number[];
  readonly scale?: readonly [number, number, number];
  readonly rotation?: readonly number[];
  readonly translation?: readonly [number, number, number];
}

interface Document {
  readonly scene?: number;
  readonly scenes: readonly { readonly nodes: readonly number[] }[];
  readonly nodes: readonly Node[];
  readonly meshes: readonly { readonly primitives: readonly Primitive[] }[];
  readonly accessors: readonly Accessor[];
  readonly materials: readonly { readonly name?: string }[];
  readonly extensions?: {
    readonly KHR_materials_variants?: { readonly variants: readonly { readonly name: string }[] };
  };
}

/** What a phone shows of a file. */
interface Contents {
  /** Metres. */
  readonly size: Vector3;
  readonly floor: number;
  readonly variants: readonly string[];
  /** For each part the materials that it has by variant; `undefined` where it would stay as it is. */
  readonly parts: readonly (readonly (string | undefined)[])[];
}

const JSON_LENGTH_AT = 12;
const JSON_AT = 20;

/** Greatest numbers of whole-number coordinates, which stand for 1. */
const steps: Readonly<Record<number, number>> = { 5120: 127, 5121: 255, 5122: 32_767, 5123: 65_535 };

/** Reads a file as a phone does: through the scene, with the transforms of its nodes. */
export function contentsOf(glb: Uint8Array): Contents {
  const length = new DataView(glb.buffer, glb.byteOffset).getUint32(JSON_LENGTH_AT, true);
  const document = JSON.parse(new TextDecoder().decode(glb.subarray(JSON_AT, JSON_AT + length))) as Document;
  const shown = document.scenes[document.scene ?? 0]!.nodes.flatMap((root) =>
    primitivesBelow(document, root, new Matrix4()),
  );
  const box = new Box3();
  for (const { primitive, place } of shown) box.union(boxOf(document, primitive).applyMatrix4(place));
  const variants = (document.extensions?.KHR_materials_variants?.variants ?? []).map(({ name }) => name);
  return {
    size: box.getSize(new Vector3()),
    floor: box.min.y,
    variants,
    parts: shown.map(({ primitive }) => variants.map((_, variant) => materialOf(document, primitive, variant))),
  };
}

function primitivesBelow(
  document: Document,
  index: number,
  above: Matrix4,
): { readonly primitive: Primitive; readonly place: Matrix4 }[] {
  const node = document.nodes[index]!;
  const place = above.clone().multiply(transformOf(node));
  const own = node.mesh === undefined ? [] : document.meshes[node.mesh]!.primitives;
  return [
    ...own.map((primitive) => ({ primitive, place })),
    ...(node.children ?? []).flatMap((child) => primitivesBelow(document, child, place)),
  ];
}

/** A node that turns is not told from its corners alone; ours never do. */
function transformOf({ matrix, scale = [1, 1, 1], rotation, translation = [0, 0, 0] }: Node): Matrix4 {
  if (rotation) throw new Error('A node turns.');
  if (matrix) return new Matrix4().fromArray([...matrix]);
  return new Matrix4().makeScale(...scale).setPosition(...translation);
}

function boxOf({ accessors }: Document, { attributes }: Primitive): Box3 {
  const { min, max, componentType, normalized = false } = accessors[attributes.POSITION]!;
  const unit = normalized ? 1 / steps[componentType]! : 1;
  return new Box3(new Vector3(...min).multiplyScalar(unit), new Vector3(...max).multiplyScalar(unit));
}

function materialOf({ materials }: Document, { extensions }: Primitive, variant: number): string | undefined {
  const mapping = extensions?.KHR_materials_variants?.mappings.find(({ variants }) => variants.includes(variant));
  return mapping && materials[mapping.material]?.name;
}
