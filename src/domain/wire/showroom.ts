import type { Showroom as WireShowroom } from '#schemas/api/generated/types.gen.ts';
import type { Showroom } from '../references.ts';
import { nameFromWire } from './name.ts';
import { translationsFromWire } from './translations.ts';

/** A showroom. */
export function showroomFromWire(wire: WireShowroom): Showroom {
  return {
    id: String(wire.id),
    name: nameFromWire(wire.name),
    city: nameFromWire(wire.city),
    country: wire.country_id ?? null,
    address: wire.address ?? null,
    postcode: wire.postcode ?? null,
    phone: wire.phone ?? null,
    email: wire.email ?? null,
    about: wire.about ?? null,
    hours: (wire.opening_hours ?? []).map(({ days, hours, ...rest }) => ({
      days,
      hours,
      translations: translationsFromWire(rest['translations'], { days: 'days', hours: 'hours' }),
    })),
    specialHours: (wire.special_hours ?? [])
      .map(({ date, title, hours, ...rest }) => ({
        date,
        title,
        hours,
        translations: translationsFromWire(rest['translations'], { title: 'title', hours: 'hours' }),
      }))
      .sort((a, b) => (a.date < b.date ? -1 : 1)),
    translations: translationsFromWire(wire['translations'], { about: 'about' }),
  };
}
