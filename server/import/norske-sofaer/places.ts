import type { MaterialCode } from '../facet-options.ts';
import type { Place } from './classify.ts';

/** A category of the real tree, or one that it lacks; `parent` is the key above it. */
interface KnownCategory {
  readonly key: string;
  readonly name: string;
  readonly parent: string;
}

const known = (key: string, name: string, parent: string): KnownCategory => ({ key, name, parent });

/** Key of the root of the real tree. */
export const ROOT_KEY = 'products';

const ALL_SOFAS_KEY = '39130';

/** Where offers are shown (spec 9: campaigns category path). */
export const CAMPAIGN_CATEGORY = known('zz004', 'Kampanjer', ROOT_KEY);

/** Categories that words can lead to, with their parents; those with `zz` are not in the real tree. */
export const knownCategories: readonly KnownCategory[] = [
  known('fu001', 'Møbler', ROOT_KEY),
  known('fu003', 'Sofa', 'fu001'),
  known('10661', 'Tekstilsofaer', 'fu003'),
  known('10668', '2-seter sofaer', '10661'),
  known('10670', '3-seter sofaer', '10661'),
  known('zz001', '4-seter og større sofaer', '10661'),
  known('10671', 'Hjørnesofaer', '10661'),
  known('47388', 'Tekstilsofaer med sjeselonger', '10661'),
  known('10662', 'Sofaer i skinn og imitert skinn', 'fu003'),
  known('10690', '2-seters sofaer i skinn / imitert skinn', '10662'),
  known('10691', '3-seters sofa i skinn', '10662'),
  known('zz005', '4-seters sofaer i skinn', '10662'),
  known('10693', 'Hjørnesofaer i skinn / imitert skinn', '10662'),
  known('47391', 'Sofaer i skinn / belagt tekstil, med sjeselonger', '10662'),
  known('16238', 'Modulsofa', 'fu003'),
  known('15358', 'Modulsofaer, tekstil', '16238'),
  known('16235', 'Modulsofaer i skinn / imitert skinn', '16238'),
  known('31786', 'Sofamoduler', '16238'),
  known('10663', 'Sovesofa og madrasser', 'fu003'),
  known('20874', 'Sovesofaer', '10663'),
  known('20857', 'Madrasser', '10663'),
  known('zz002', 'Sofagrupper', 'fu003'),
  known('zz003', 'Reclinersofaer', 'fu003'),
  known('31785', 'Ekstra ben', 'fu003'),
  known('42249', 'Sofatilbehør', 'fu003'),
  known('fu006', 'Lenestoler og sjeselonger', 'fu001'),
  known('10664', 'Ekstra trekk', 'fu006'),
  known('10687', 'Lenestoler med tekstiltrekk', 'fu006'),
  known('10696', 'Lenestoler med skinntrekk', 'fu006'),
  known('10679', 'Sjeselonger med tekstiltrekk', 'fu006'),
  known('10694', 'Sjeselonger i skinn / imitert skinn', 'fu006'),
  known('20926', 'Fotskamler og puffer', 'fu006'),
  known('20927', 'Fotskamler og puffer med tekstiltrekk', '20926'),
  known('20928', 'Fotskamler og puffer i skinn', '20926'),
  known('fu004', 'Bord', 'fu001'),
  known('10705', 'Kaffe- og sidebord', 'fu004'),
  known('10717', 'Sidebord', '10705'),
  known('fu002', 'Stoler', 'fu001'),
  known('10728', 'Krakker og benker', 'fu002'),
  known('22660', 'Benker', '10728'),
  known('bm003', 'Senger', 'fu001'),
  known('19037', 'Gjeste- og dagsenger', 'bm003'),
  known('19046', 'Dagsenger', '19037'),
  known('od003', 'Hagemøbler', 'fu001'),
  known('21959', 'Sitte- og hvilemøbler', 'od003'),
  known('47386', 'Sofaer til uteplassen', '21959'),
  known('rm001', 'Tepper, matter og gulv', ROOT_KEY),
  CAMPAIGN_CATEGORY,
];

const keys: Readonly<Record<Place, readonly [textile: string, leather?: string]>> = {
  cover: ['10664'],
  legs: ['31785'],
  mattress: ['20857'],
  sofaPart: ['42249'],
  sideTable: ['10717'],
  rug: ['rm001'],
  garden: ['47386'],
  footstool: ['20927', '20928'],
  bench: ['22660'],
  dayBed: ['19046'],
  sofaBed: ['20874'],
  sofaSet: ['zz002'],
  recliner: ['zz003'],
  corner: ['10671', '10693'],
  module: ['15358', '16235'],
  chaiseSofa: ['47388', '47391'],
  chaise: ['10679', '10694'],
  armchair: ['10687', '10696'],
  sofa2: ['10668', '10690'],
  sofa3: ['10670', '10691'],
  sofa4: ['zz001', 'zz005'],
};

const leathers: ReadonlySet<MaterialCode | null> = new Set<MaterialCode>(['leather', 'leatherMix', 'fauxLeather']);

/** Key of the category for a place; sofas and chairs in leather stand apart. */
export function placeKey(place: Place, material: MaterialCode | null): string {
  const [textile, leather] = keys[place];
  return leathers.has(material) ? (leather ?? textile) : textile;
}

/** A key and the keys above it. */
export function keyTrail(key: string): string[] {
  const category = knownCategories.find((candidate) => candidate.key === key);
  return category ? [...keyTrail(category.parent), key] : [];
}

const wholeSofas: ReadonlySet<string> = new Set([
  ALL_SOFAS_KEY,
  '15358',
  '16235',
  '35189',
  '10661',
  '10668',
  '10670',
  '10671',
  '47388',
]);
/** Whether a category says hardly more than that it is furniture. */
export function isCoarse(key: string): boolean {
  return /^[a-z]/.test(key) || key === ALL_SOFAS_KEY;
}

const noSofas: ReadonlySet<Place> = new Set(['cover', 'legs', 'mattress', 'sofaPart', 'rug', 'footstool', 'bench']);

/** Whether a category that lists an article makes sense for what it is: the real tree has bath mats among its sofas. */
export function fitsPlace(place: Place, key: string): boolean {
  return !noSofas.has(place) || !wholeSofas.has(key);
}
