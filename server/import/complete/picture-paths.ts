import type { PictureList } from '../files/picture-list.ts';
import { type Fields, isFields } from '../files/read-document.ts';
import { WrittenFault } from './written-fault.ts';

const FILE_OF_FOLDER = 'pictures/';

/** A document in which each file of the folder's pictures is named by the path under which the shop serves it. */
export function withPicturePaths(fields: Fields, pictures: PictureList): Fields {
  return pictures.isEmpty ? fields : (replaced(fields, pictures) as Fields);
}

function replaced(value: unknown, pictures: PictureList): unknown {
  if (typeof value === 'string') return value.startsWith(FILE_OF_FOLDER) ? servedPath(value, pictures) : value;
  if (Array.isArray(value)) return value.map((item) => replaced(item, pictures));
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replaced(inner, pictures)]));
}

function servedPath(file: string, pictures: PictureList): string {
  const path = pictures.pathOf(file);
  if (path === undefined) throw new WrittenFault(`the list of pictures has no ${file}`);
  return path;
}
