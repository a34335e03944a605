import type { Rejection } from '../imported-catalogue.ts';
import type { Entity } from '../entity.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Where something was read. */
export type Place = Pick<Rejection, 'file' | 'line'>;

/** A document as it was read, before anything that is missing in it is added. */
export interface ReadDocument {
  /** Albums are no documents of the shop: tiles of its home page are made of them. */
  readonly entity: Entity | 'album';
  readonly fields: Fields;
  readonly place: Place;
  /** Whether it is written in Markdown. */
  readonly isText?: boolean;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list of objects, or nothing. */
export function rowsOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}
