import type { Translations } from './translations.ts';

/** An attribute and the labels of its options (spec 3: attribute). */
export interface Attribute {
  readonly id: string;
  readonly code: string;
  readonly label: string;
  /** Whether products are compared by it. */
  readonly isComparable: boolean;
  /** Whether its values are yes and no, written as `1` and `0`. */
  readonly isYesNo: boolean;
  readonly options: readonly AttributeOption[];
  readonly translations: Translations<'label'>;
}

export interface AttributeOption {
  readonly value: string;
  readonly label: string;
  /** Colour to paint a swatch with, or `null`. */
  readonly swatch: string | null;
  readonly translations: Translations<'label'>;
}

/** A physical shop whose stock is a filter (spec 3: showrooms, D45). */
export interface Showroom {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  /** `null`: that of the store view. */
  readonly country: string | null;
  readonly address: string | null;
  readonly postcode: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  /** What stands there, in words. */
  readonly about: string | null;
  readonly hours: readonly OpenHours[];
  /** Days with other hours, oldest first. */
  readonly specialHours: readonly SpecialHours[];
  readonly translations: Translations<'about'>;
}

/** Days and hours in words. */
export interface OpenHours {
  readonly days: string;
  readonly hours: string;
  readonly translations: Translations<'days' | 'hours'>;
}

export interface SpecialHours {
  /** `2026-12-24`. */
  readonly date: string;
  readonly title: string;
  readonly hours: string;
  readonly translations: Translations<'title' | 'hours'>;
}

export interface NavigationLink {
  readonly id: string;
  readonly title: string;
  /** Path inside the store view, or `null` for a heading. */
  readonly path: string | null;
  readonly children: readonly NavigationLink[];
  readonly translations: Translations<'title'>;
}

export interface Navigation {
  readonly header: readonly NavigationLink[];
  readonly footer: readonly NavigationLink[];
}

/** A redirect from an old address (spec 2: URL rewrites). */
export interface UrlRewrite {
  /** Without leading slash and query. */
  readonly path: string;
  readonly target: string;
  readonly status: 301 | 302;
}
