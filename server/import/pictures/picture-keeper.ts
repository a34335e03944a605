import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { IMAGE_WIDTHS_PX } from '#config/limits.ts';
import { nearestTone } from '../files/nearest-tone.ts';

const FINGERPRINT_LENGTH = 24;
const WIDTH_MAX = Math.max(...IMAGE_WIDTHS_PX);
/** A small file may unfold to more pixels than fit into memory. */
const PIXELS_MAX = 100_000_000;
const QUALITY = 88;

/**
 * Pictures of imported catalogues, as large as the shop ever shows one, in a folder of the shop's data. Their names say what
 * they were made from, and their tone or that they are cut out, so that a second import finds them again.
 */
export class PictureKeeper {
  private readonly folder: string;
  private names: Map<string, string> | null = null;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Where the shop serves the picture that was made from this; `undefined` when there is none yet. */
  async find(origin: string | Buffer): Promise<string | undefined> {
    const name = (await this.known()).get(fingerprint(origin));
    return name === undefined ? undefined : pathOf(name);
  }

  /** Keeps a picture and returns where the shop serves it. Throws when the bytes are no picture. */
  async keep(origin: string | Buffer, bytes: Buffer): Promise<string> {
    const image = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
    const { dominant, isOpaque } = await image.stats();
    const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('');
    const made = await image
      .rotate()
      .resize({ width: WIDTH_MAX, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
    const name = `${fingerprint(origin)}.${isOpaque ? nearestTone(`#${hex}`) : 'cutout'}.webp`;
    // Under another name until it is whole: the server may be stopped meanwhile.
    const unfinished = join(this.folder, `${randomUUID()}.part`);
    await mkdir(this.folder, { recursive: true });
    await writeFile(unfinished, made);
    await rename(unfinished, join(this.folder, name));
    (await this.known()).set(fingerprint(origin), name);
    return pathOf(name);
  }

  private async known(): Promise<Map<string, string>> {
    const names = this.names ? [] : await readdir(this.folder).catch(() => []);
    this.names ??= new Map(
      names.filter((name) => name.endsWith('.webp')).map((name) => [name.slice(0, FINGERPRINT_LENGTH), name]),
    );
    return this.names;
  }
}

function pathOf(name: string): string {
  return `/own/${name}`;
}

function fingerprint(origin: string | Buffer): string {
  return createHash('sha256').update(origin).digest('hex').slice(0, FINGERPRINT_LENGTH);
}
