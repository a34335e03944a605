import { expect, test } from 'vitest';
import { nodeName, withVariants } from './glb-variants.ts';

interface Document {
  readonly nodes: readonly { readonly name: string }[];
  readonly scenes: readonly { readonly nodes: readonly number[] }[];
  readonly meshes: readonly { readonly primitives: readonly { readonly extensions?: unknown }[] }[];
  readonly extensionsUsed: readonly string[];
  readonly extensions: unknown;
}

const binary = Uint8Array.from([1, 2, 3, 4]);

function glbOf(document: unknown): ArrayBuffer {
  const text = new TextEncoder().encode(JSON.stringify(document).padEnd(512));
  const bytes = new Uint8Array(20 + text.length + 8 + binary.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(12, text.length, true);
  bytes.set(text, 20);
  bytes.set(binary, 28 + text.length);
  return bytes.buffer;
}

function documentOf(glb: ArrayBuffer): Document {
  const length = new DataView(glb).getUint32(12, true);
  return JSON.parse(new TextDecoder().decode(new Uint8Array(glb, 20, length))) as Document;
}

const colours = ['green', 'grey'];
const parts = ['cloth', 'wood'];
const names = parts.flatMap((part) => colours.map((colour) => nodeName(part, colour)));
const given = {
  nodes: names.map((name, index) => ({ name, mesh: index })),
  meshes: names.map((_, index) => ({ primitives: [{ material: index * 10 }] })),
  scenes: [{ nodes: [0, 1, 2, 3] }],
};

test('each part is there once and knows its material in every colour', () => {
  const document = documentOf(withVariants(glbOf(given), colours));
  expect(document.scenes[0]!.nodes.map((index) => document.nodes[index]!.name)).toEqual(['cloth|green', 'wood|green']);
  expect(document.meshes[2]!.primitives[0]!.extensions).toEqual({
    KHR_materials_variants: {
      mappings: [
        { material: 20, variants: [0] },
        { material: 30, variants: [1] },
      ],
    },
  });
  expect(document.extensionsUsed).toEqual(['KHR_materials_variants']);
  expect(document.extensions).toEqual({
    KHR_materials_variants: { variants: [{ name: 'green' }, { name: 'grey' }] },
  });
});

test('the file says its own length and keeps its shapes', () => {
  const glb = withVariants(glbOf(given), colours);
  const view = new DataView(glb);
  expect(view.getUint32(8, true)).toBe(glb.byteLength);
  expect(view.getUint32(12, true) % 4).toBe(0);
  expect([...new Uint8Array(glb).slice(-4)]).toEqual([...binary]);
});
