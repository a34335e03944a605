import { LRUCache } from 'lru-cache';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import {
  CLOSE_IMAGE_QUALITY,
  CLOSE_IMAGE_WIDTH_PX,
  IMAGE_ALPHA_QUALITY,
  IMAGE_QUALITY,
  IMAGE_WIDTHS_PX,
} from '#config/limits.ts';
import { isCutOut, PICTURE_PAPER, type PictureWidth } from '#config/pictures.ts';
import { Turns } from '../http/turns.ts';

/** How many bytes of pictures are kept in memory: making a picture takes a hundred times as long as sending it. */
const KEPT_BYTES = 48_000_000;

/** Of the four threads that Node has for such work one is left to files and passwords, while a list's pictures are made. */
const turns = new Turns({ running: 3 });

const FINGERPRINT_LENGTH = 24;

/** The shape of the shop's skus, which allows no name that leads out of the folder. */
const SKU = /^[A-Z0-9][A-Z0-9-]{0,60}$/;
/**
 * The optional part before the ending names the tone that is shown until the picture is loaded (src/config/tones.ts), or is
 * `cutout`.
 */
const FILE = /^([a-zA-Z]{1,30}-[a-z]{1,20})(?:\.[a-z]{1,12})?\.webp$/;

/** A picture over an article of the magazine, named like the article's address. */
const ARTICLE = /^[a-z0-9][a-z0-9-]{0,80}\.webp$/;

/** A picture of an imported catalogue, by what it was made from and its tone; without one, a picture that is cut out on paper. */
const IMPORTED = /^([\da-f]{24})(\.[a-z]{1,12})?\.webp$/;

/**
 * Photographs of a folder, `<sku>/<colour>-<shot>.webp` and `blog/<article>.webp`, made smaller when they are asked for
 * and never larger. What is cut out is transparent under the name that says so, and on paper under every other name
 * (decision 092). What was made is kept in a second folder under the fingerprint of its master, so that a restarted shop
 * does not make it again.
 */
export class PhotoShelf {
  private readonly folder: string;
  private readonly madeFolder: string;
  private readonly kept = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (photo) => photo.length,
    fetchMethod: (address) => this.make(address),
  });

  constructor(folder: string, madeFolder: string) {
    this.folder = folder;
    this.madeFolder = madeFolder;
  }

  /** A picture as webp, at most as wide as asked for; `null` when there is none of this name. */
  async photo(sku: string, file: string, width: PictureWidth | null): Promise<Buffer<ArrayBuffer> | null> {
    const name = FILE.exec(file)?.[1];
    if (!SKU.test(sku) || name === undefined) return null;
    return this.fetch(`${sku}/${name}.webp`, { width, isCutOut: isCutOut(file) });
  }

  /** The same for the picture of an article. */
  async ofArticle(file: string, width: PictureWidth | null): Promise<Buffer<ArrayBuffer> | null> {
    return ARTICLE.test(file) ? this.fetch(`blog/${file}`, { width, isCutOut: false }) : null;
  }

  /** The same for a picture of an imported catalogue. */
  async ofCatalogue(file: string, width: PictureWidth | null): Promise<Buffer<ArrayBuffer> | null> {
    const [, origin, tone] = IMPORTED.exec(file) ?? [];
    if (origin === undefined) return null;
    return this.fetch(tone === undefined ? `${origin}.cutout.webp` : file, { width, isCutOut: isCutOut(file) });
  }

  private async fetch(path: string, wish: Wish): Promise<Buffer<ArrayBuffer> | null> {
    return (await this.kept.fetch(`${wish.width ?? ''}:${wish.isCutOut ? 'cutout' : ''}:${path}`)) ?? null;
  }

  private async make(address: string): Promise<Buffer<ArrayBuffer> | undefined> {
    const [width = '', ground, path = ''] = address.split(':');
    const master = await readFile(join(this.folder, path)).catch(() => null);
    if (!master) return undefined;
    return this.made(master, { width: width === '' ? null : Number(width), isCutOut: ground === 'cutout' });
  }

  private async made(master: Buffer<ArrayBuffer>, wish: Wish): Promise<Buffer<ArrayBuffer>> {
    const image = sharp(master);
    const { width: fullWidth, hasAlpha } = await image.metadata();
    const width = Math.min(wish.width ?? fullWidth, fullWidth);
    const isOnPaper = hasAlpha && !wish.isCutOut;
    if (width === fullWidth && !isOnPaper) return master;
    const quality = width < CLOSE_IMAGE_WIDTH_PX ? IMAGE_QUALITY : CLOSE_IMAGE_QUALITY;
    const name = `${fingerprint(master)}-${width}-${quality}${isOnPaper ? '-paper' : ''}.webp`;
    const made = join(this.madeFolder, name);
    const known = await readFile(made).catch(() => null);
    if (known) return known;
    if (isOnPaper) image.flatten({ background: PICTURE_PAPER });
    const sized = image.resize({ width }).webp({ quality, alphaQuality: IMAGE_ALPHA_QUALITY });
    const picture = (await turns.run(() => sized.toBuffer()))!;
    // A failed write, such as on a full disk, only means that the picture is made again next time.
    await keep(made, picture).catch(() => undefined);
    return picture;
  }
}

/** What is asked for of a picture. */
interface Wish {
  /** In pixels; `null` for as wide as it is. */
  readonly width: number | null;
  /** Whether what is around a piece that is cut out stays transparent. */
  readonly isCutOut: boolean;
}

/**
 * Writes the file under another name and renames it, since the server may be killed meanwhile or another may write the
 * same file.
 */
async function keep(path: string, content: Buffer): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(unfinished, content);
  await rename(unfinished, path);
}

function fingerprint(master: Buffer): string {
  return createHash('sha256').update(master).digest('hex').slice(0, FINGERPRINT_LENGTH);
}

/** The width that an address asks for; `null` for the picture as it is. */
export function widthOf(asked: string | undefined): PictureWidth | null | 'unknown' {
  if (asked === undefined) return null;
  return IMAGE_WIDTHS_PX.find((width) => String(width) === asked) ?? 'unknown';
}
