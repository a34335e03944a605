import { everywhere, spoken, type Texts } from './texts.ts';

const closed: Texts = ['Stengt', 'Stängt', 'Closed', 'Lukket', 'Suljettu'];

const days: readonly Texts[] = [
  ['Mandag', 'Måndag', 'Monday', 'Mandag', 'Maanantai'],
  ['Tirsdag', 'Tisdag', 'Tuesday', 'Tirsdag', 'Tiistai'],
  ['Onsdag', 'Onsdag', 'Wednesday', 'Onsdag', 'Keskiviikko'],
  ['Torsdag', 'Torsdag', 'Thursday', 'Torsdag', 'Torstai'],
  ['Fredag', 'Fredag', 'Friday', 'Fredag', 'Perjantai'],
  ['Lørdag', 'Lördag', 'Saturday', 'Lørdag', 'Lauantai'],
  ['Søndag', 'Söndag', 'Sunday', 'Søndag', 'Sunnuntai'],
];

/** From Monday on; a shop in town keeps the hours of the town. */
const hoursOf = {
  'shopping centre': ['10–20', '10–20', '10–20', '10–20', '10–20', '10–18', '11–18'],
  town: ['10–18', '10–18', '10–18', '10–19', '10–18', '10–16', null],
} as const satisfies Readonly<Record<string, readonly (string | null)[]>>;

type Place = keyof typeof hoursOf;

const holidays: readonly {
  readonly date: string;
  readonly title: Texts;
  readonly hours: Record<Place, string | null>;
}[] = [
  {
    date: '2026-12-23',
    title: ['Lille julaften', 'Dagen före julafton', 'The day before Christmas Eve', 'Lillejuleaften', 'Aatonaatto'],
    hours: { 'shopping centre': '10–21', town: '10–19' },
  },
  {
    date: '2026-12-24',
    title: ['Julaften', 'Julafton', 'Christmas Eve', 'Juleaften', 'Jouluaatto'],
    hours: { 'shopping centre': null, town: null },
  },
  {
    date: '2026-12-25',
    title: ['1. juledag', 'Juldagen', 'Christmas Day', '1. juledag', 'Joulupäivä'],
    hours: { 'shopping centre': null, town: null },
  },
  {
    date: '2026-12-26',
    title: ['2. juledag', 'Annandag jul', 'Boxing Day', '2. juledag', 'Tapaninpäivä'],
    hours: { 'shopping centre': '11–17', town: null },
  },
  {
    date: '2026-12-31',
    title: ['Nyttårsaften', 'Nyårsafton', 'New Year’s Eve', 'Nytårsaften', 'Uudenvuodenaatto'],
    hours: { 'shopping centre': '10–15', town: '10–14' },
  },
  {
    date: '2027-01-01',
    title: ['1. nyttårsdag', 'Nyårsdagen', 'New Year’s Day', 'Nytårsdag', 'Uudenvuodenpäivä'],
    hours: { 'shopping centre': null, town: null },
  },
  {
    date: '2027-01-06',
    title: ['Helligtrekongersdag', 'Trettondedag jul', 'Epiphany', 'Helligtrekongersdag', 'Loppiainen'],
    hours: { 'shopping centre': '11–17', town: null },
  },
];

/** The week of a showroom, a row a day. */
export function showroomHours(place: Place) {
  return days.map((day, at) => spoken({ days: day, hours: inWords(hoursOf[place][at] ?? null) }));
}

/** Days around Christmas that differ from the week. */
export function specialHours(place: Place) {
  return holidays.map(({ date, title, hours }) => ({ date, ...spoken({ title, hours: inWords(hours[place]) }) }));
}

function inWords(hours: string | null): Texts {
  return hours === null ? closed : everywhere(hours);
}
