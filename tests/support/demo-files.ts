import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoFolder } from '#server/environment.ts';
import { PICTURE_LIST, readPictureList } from '#server/import/files/picture-list.ts';

/** An option of an attribute as the demo's file has it. */
interface WrittenOption {
  readonly value: number | string;
  readonly code?: string;
  readonly label: string;
  readonly swatch?: string;
}

interface WrittenAttribute {
  readonly attribute_code: string;
  readonly options: readonly WrittenOption[];
}

/** A picture of the demo as the studio lists it. */
export interface PictureRow {
  readonly sku: string;
  readonly colour: string;
  readonly shot: string;
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly dominant: string;
}

/** A file of the demo, by its path from the demo's folder. */
export function demoJson(name: string): unknown {
  return JSON.parse(readFileSync(join(demoFolder(), name), 'utf8')) as unknown;
}

/** The options of an attribute, with what the demo's files call them. */
export function demoOptions(attribute: string): readonly WrittenOption[] {
  const attributes = demoJson('attributes.json') as readonly WrittenAttribute[];
  return attributes.find(({ attribute_code: code }) => code === attribute)!.options;
}

/** The value of an option by its code. */
export function demoValue(attribute: string, code: string): number | string {
  return demoOptions(attribute).find((option) => option.code === code)!.value;
}

/** The code of an option by its value. */
export function demoCode(attribute: string, value: unknown): string | undefined {
  return demoOptions(attribute).find((option) => String(option.value) === String(value))?.code;
}

/** The pictures that the studio took. */
export const demoPictures = demoJson(PICTURE_LIST) as readonly PictureRow[];

/** The paths under which the shop serves them. */
export function demoPicturePaths(): ReadonlySet<string> {
  const list = readPictureList(demoFolder(), [PICTURE_LIST]);
  return new Set(demoPictures.map(({ file }) => list.pathOf(file)!));
}
