import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isBelow, specialKind } from '../files/folder-files.ts';

/** Folders beside documents in which shops keep pictures. */
const places = ['.', 'pictures', 'images', 'media', 'media/catalog/product'] as const;

/** Files of pictures in the folder of what is imported, and in another one that is named. */
export class PictureFolders {
  private readonly folders: readonly string[];
  private readonly listed = new Map<string, ReadonlyMap<string, string>>();

  constructor(folder: string, named?: string) {
    this.folders = [...places.map((place) => join(folder, place)), ...(named === undefined ? [] : [named])];
  }

  /**
   * The file of a picture, or `null`. Who writes a list on one system and keeps the files on another may write names in other letters (`.JPG`, or
   * an `å` of two characters), so they count where no name is the same.
   */
  fileOf(reference: string): string | null {
    // A name or a link that leads out of the folder is nobody's picture.
    const files = this.folders
      .map((place) => [place, join(place, reference)] as const)
      .filter(([place, file]) => file.startsWith(join(place, '/')));
    const isPicture = (place: string, file: string): boolean => specialKind(file) === null && isBelow(place, file);
    const same = files.find(([place, file]) => isPicture(place, file))?.[1];
    if (same !== undefined) return same;
    const alike = files.flatMap(([place, file]) => {
      const found = this.alike(place, file.slice(join(place, '/').length));
      return found !== null && isPicture(place, found) ? [found] : [];
    });
    return alike[0] ?? null;
  }

  /** The path below a folder whose names are the same but for their letters' case; `null` where there is none. */
  private alike(folder: string, path: string): string | null {
    let place = folder;
    for (const part of path.split('/')) {
      const name = this.namesIn(place).get(folded(part));
      if (name === undefined) return null;
      place = join(place, name);
    }
    return place;
  }

  private namesIn(folder: string): ReadonlyMap<string, string> {
    const known = this.listed.get(folder);
    if (known) return known;
    const names = new Map<string, string>();
    if (specialKind(folder) === 'a folder') for (const name of readdirSync(folder)) names.set(folded(name), name);
    this.listed.set(folder, names);
    return names;
  }
}

function folded(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
