import type { Shown } from '../room-picture.ts';
import type { Texts } from '../texts.ts';

/** A picture that a customer sent, as it is written down. */
export interface AlbumEntry {
  readonly id: number;
  /** The tagged product that the picture shows, and its colour. */
  readonly shows: Shown;
  /** What else can be seen and bought. */
  readonly also: readonly string[];
  readonly sentBy: string;
  readonly sentOn: string;
  readonly caption: Texts;
}

/** An album of the inspiration pages. */
export interface Album {
  /** What the review provider knows it by (contract: album_name). */
  readonly name: string;
  readonly title: Texts;
  readonly entries: readonly AlbumEntry[];
}
