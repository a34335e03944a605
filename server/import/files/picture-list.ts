import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { nearestTone } from './nearest-tone.ts';

/** What the list of pictures says of one. An article's picture has neither product nor colour that anybody looks for. */
const zPictureRow = z.object({
  /** The product that it shows, and in which colour: the code of an option of the attribute `color`. */
  sku: z.string(),
  colour: z.string(),
  /** What it shows of it: `hero`, `angle`, `room`, `detail`; or `article`. */
  shot: z.string(),
  /** Its path from the folder. */
  file: z.string(),
  /** The colour that stands for it until it is there. */
  dominant: z.string().regex(/^#[\da-f]{6}$/i),
  /** Whether the piece is all that it shows. */
  isCutOut: z.boolean().default(false),
  /** Other products that are seen well in it, in these colours. */
  alsoShows: z.array(z.object({ sku: z.string(), colour: z.string() })).default([]),
});

type PictureRow = z.infer<typeof zPictureRow>;

/** What a picture shows of a product, in the order of a gallery. */
export const shots = ['hero', 'angle', 'room', 'detail'] as const;
export type Shot = (typeof shots)[number];

/** A picture of a product: the path under which the shop serves it, and what it shows. */
export interface View {
  readonly path: string;
  readonly shot: Shot;
}

/** Name of the list of a folder's pictures. */
export const PICTURE_LIST = 'pictures.json';

/** The pictures of a folder. */
export class PictureList {
  private readonly paths: ReadonlyMap<string, string>;
  private readonly shown: ReadonlyMap<string, string>;

  constructor(rows: readonly PictureRow[]) {
    this.paths = new Map(rows.map((row) => [row.file, pathOf(row)]));
    const paths = (row: PictureRow, of: readonly Pick<PictureRow, 'sku' | 'colour'>[]) =>
      of.map(({ sku, colour }) => [`${sku} ${colour} ${row.shot}`, pathOf(row)] as const);
    // A picture of a product comes before one that shows it beside another.
    this.shown = new Map([
      ...rows.flatMap((row) => paths(row, row.alsoShows)),
      ...rows.flatMap((row) => paths(row, [row])),
    ]);
  }

  get isEmpty(): boolean {
    return this.paths.size === 0;
  }

  /** The pictures of a product in a colour, the best one first. */
  viewsOf(sku: string, colour: string): View[] {
    return shots.flatMap((shot) => {
      const path = this.shown.get(`${sku} ${colour} ${shot}`);
      return path === undefined ? [] : [{ path, shot }];
    });
  }

  /** The path under which the shop serves a file of the folder. */
  pathOf(file: string): string | undefined {
    return this.paths.get(file);
  }
}

/** The list of a folder that has one, else an empty one. */
export function readPictureList(folder: string, names: readonly string[]): PictureList {
  if (!names.includes(PICTURE_LIST)) return new PictureList([]);
  const path = join(folder, PICTURE_LIST);
  const rows = z.array(zPictureRow).safeParse(parsed(readFileSync(path, 'utf8')));
  if (!rows.success) throw new Error(`${path} is no list of pictures with sku, colour, shot, file and dominant.`);
  return new PictureList(rows.data);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}

/** `pictures/<sku>/<colour>-<shot>.webp` as the shop serves it, with its tone before the ending, or `cutout`; `pictures/blog/<article>.webp` without. */
function pathOf({ file, shot, dominant, isCutOut }: PictureRow): string {
  if (shot === 'article') return file.replace(/^pictures/, '');
  return file
    .replace(/^pictures\//, '/photos/')
    .replace(/webp$/, `${isCutOut ? 'cutout' : nearestTone(dominant)}.webp`);
}
