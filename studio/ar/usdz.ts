import {
  DoubleSide,
  Group,
  Mesh,
  type BufferAttribute,
  type BufferGeometry,
  type MeshStandardMaterial,
  type Object3D,
  type Vector2,
} from 'three';
import { USDZExporter } from 'three/addons/exporters/USDZExporter.js';
import { unzipSync } from 'three/addons/libs/fflate.module.js';
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';
import type { Model } from '../models/model.ts';
import { lightEnough } from './light-enough.ts';
import { quickLookFinish } from './quick-look-material.ts';
import { SCENE_FILE, type UsdNames, withNames } from './usd-names.ts';
import { inColours, shortNumbers, twoSided } from './usd-text.ts';
import { usdzArchive } from './usdz-archive.ts';

/** Shapes are written in words, so they are coarser than others and still heavier. */
const WEIGHT = { bytes: 500_000, bytesMax: 900_000, levels: [0.36, 0.28, 0.2] };
const JPEG_QUALITY = 0.85;

/** A product in its true size with all its colours, of which its first one is shown, as one file for Quick Look. */
export function usdzOf(model: Model): Promise<ArrayBuffer> {
  return lightEnough(model, WEIGHT, (piece) => usdzFrom(piece, model.colours));
}

async function usdzFrom(piece: Group, colours: Model['colours']): Promise<ArrayBuffer> {
  const names: UsdNames = { shapes: new Map(), finishes: new Map() };
  const open = new Set<string>();
  const looks = Object.keys(colours).map((colour) => Object.assign(new Group(), { name: colour }));
  for (const part of piece.children.filter(isMesh)) {
    const shapes = new Shapes(part);
    const finishes = looks.map(({ name }) => quickLookFinish(colours[name]![part.name]!));
    const usual = finishes.find(({ repeat }) => repeat !== null)?.repeat ?? null;
    for (const [index, { material, repeat }] of finishes.entries()) {
      const shape = shapes.repeating(repeat ?? usual);
      const mesh = new Mesh(shape, material);
      mesh.name = `${looks[index]!.name}_${part.name}`;
      looks[index]!.add(mesh);
      names.shapes.set(shape.id, shape.name);
      // Every material has a number, which its types do not know.
      names.finishes.set((material as MeshStandardMaterial & { readonly id: number }).id, material.name);
      if (material.side === DoubleSide) open.add(shape.name);
    }
  }
  const exported = await new USDZExporter().parseAsync(new Group().add(...looks));
  return usdzArchive(await asKept(unzipSync(exported), names, open));
}

const isMesh = (child: Object3D): child is Mesh => child instanceof Mesh;

/** One part of a piece, with its textures laid over it as finishes repeat them. */
class Shapes {
  readonly #made = new Map<string, BufferGeometry>();
  readonly #part: Mesh;

  constructor(part: Mesh) {
    this.#part = part;
  }

  repeating(repeat: Vector2 | null): BufferGeometry {
    const key = repeat?.toArray().join(' ') ?? 'plain';
    const made = this.#made.get(key) ?? this.#laidOver(repeat);
    this.#made.set(key, made);
    return made;
  }

  #laidOver(repeat: Vector2 | null): BufferGeometry {
    const shape = welded(this.#part.geometry, repeat);
    shape.name = this.#made.size === 0 ? this.#part.name : `${this.#part.name}_${this.#made.size + 1}`;
    return shape;
  }
}

/** A shape with its textures laid over it, in which each corner is told once however many faces meet there. */
function welded(given: BufferGeometry, repeat: Vector2 | null): BufferGeometry {
  const shape = given.clone();
  if (!repeat) return mergeVertices(shape.deleteAttribute('uv'));
  const uv = shape.getAttribute('uv') as BufferAttribute;
  for (let point = 0; point < uv.count; point++) {
    uv.setXY(point, uv.getX(point) * repeat.x, uv.getY(point) * repeat.y);
  }
  return mergeVertices(shape);
}

/** What the exporter wrote, as it is kept: smaller, and the same whenever it is made. */
async function asKept(
  exported: Readonly<Record<string, Uint8Array>>,
  names: UsdNames,
  open: ReadonlySet<string>,
): Promise<Map<string, Uint8Array>> {
  const kept = new Map<string, Uint8Array>();
  const named = withNames(exported, names);
  for (const [name, content] of named) {
    if (typeof content !== 'string') kept.set(name, await asJpeg(content));
    else if (name === SCENE_FILE) kept.set(name, bytesOf(inColours(content)));
    else kept.set(name, bytesOf(open.has(stemOf(name)) ? twoSided(shortNumbers(content)) : shortNumbers(content)));
  }
  return kept;
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const stemOf = (path: string): string => /([^/]+)\.\w+$/.exec(path)![1]!;

/** A third of what the exporter's picture without loss takes. */
async function asJpeg(png: Uint8Array): Promise<Uint8Array> {
  const picture = await createImageBitmap(new Blob([Uint8Array.from(png)]));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: picture.width, height: picture.height });
  canvas.getContext('2d')!.drawImage(picture, 0, 0);
  const jpeg = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/jpeg', JPEG_QUALITY);
  });
  return new Uint8Array(await jpeg!.arrayBuffer());
}
