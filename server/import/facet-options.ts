import { type FacetOption, option } from './facet-option.ts';

const optionsOf = <K extends string>(options: Readonly<Record<K, FacetOption>>) => options;

/** What things are made of. */
export const materials = optionsOf({
  textile: option(301, 'Tekstil', 'Tyg', 'Fabric', 'Tekstil', 'Kangas'),
  velvet: option(302, 'Fløyel', 'Sammet', 'Velvet', 'Velour', 'Sametti'),
  leather: option(303, 'Skinn', 'Läder', 'Leather', 'Læder', 'Nahka'),
  leatherMix: option(
    304,
    'Skinn og kunstskinn',
    'Läder och konstläder',
    'Leather and faux leather',
    'Læder og kunstlæder',
    'Nahka ja keinonahka',
  ),
  fauxLeather: option(305, 'Kunstskinn', 'Konstläder', 'Faux leather', 'Kunstlæder', 'Keinonahka'),
  wool: option(306, 'Ull', 'Ull', 'Wool', 'Uld', 'Villa'),
  cotton: option(307, 'Bomull', 'Bomull', 'Cotton', 'Bomuld', 'Puuvilla'),
  linen: option(308, 'Lin', 'Linne', 'Linen', 'Hør', 'Pellava'),
  oak: option(309, 'Eik', 'Ek', 'Oak', 'Eg', 'Tammi'),
  walnut: option(310, 'Valnøtt', 'Valnöt', 'Walnut', 'Valnød', 'Saksanpähkinä'),
  pine: option(311, 'Furu', 'Furu', 'Pine', 'Fyrretræ', 'Mänty'),
  wood: option(312, 'Tre', 'Trä', 'Wood', 'Træ', 'Puu'),
  metal: option(313, 'Metall', 'Metall', 'Metal', 'Metal', 'Metalli'),
  glass: option(314, 'Glass', 'Glas', 'Glass', 'Glas', 'Lasi'),
  marble: option(315, 'Marmor', 'Marmor', 'Marble', 'Marmor', 'Marmori'),
  rattan: option(316, 'Rotting', 'Rotting', 'Rattan', 'Rattan', 'Rottinki'),
  bamboo: option(317, 'Bambus', 'Bambu', 'Bamboo', 'Bambus', 'Bambu'),
  foam: option(318, 'Skum', 'Skum', 'Foam', 'Skum', 'Vaahtomuovi'),
  plastic: option(319, 'Plast', 'Plast', 'Plastic', 'Plast', 'Muovi'),
});

/** What things can do beside their main purpose. */
export const functions = optionsOf({
  sleep: option(401, 'Sovesofa', 'Bäddsoffa', 'Sofa bed', 'Sovesofa', 'Vuodesohva'),
  recliner: option(402, 'Regulerbar', 'Reglerbar', 'Recliner', 'Justerbar', 'Säädettävä'),
  outdoor: option(403, 'Inne og ute', 'Inne och ute', 'Indoor and outdoor', 'Inde og ude', 'Sisälle ja ulos'),
  storage: option(404, 'Med oppbevaring', 'Med förvaring', 'With storage', 'Med opbevaring', 'Säilytystilalla'),
  modular: option(405, 'Modulbasert', 'Modulbaserad', 'Modular', 'Modulopbygget', 'Moduuleista koottu'),
  washable: option(
    406,
    'Avtagbart trekk',
    'Avtagbar klädsel',
    'Removable cover',
    'Aftageligt betræk',
    'Irrotettava päällinen',
  ),
  extendable: option(407, 'Uttrekkbar', 'Utdragbar', 'Extendable', 'Med udtræk', 'Jatkettava'),
  foldable: option(408, 'Sammenleggbar', 'Hopfällbar', 'Foldable', 'Sammenklappelig', 'Kokoontaittuva'),
  stackable: option(409, 'Stablebar', 'Stapelbar', 'Stackable', 'Stabelbar', 'Pinottava'),
  swivel: option(410, 'Svingbar', 'Snurrbar', 'Swivel', 'Drejelig', 'Pyörivä'),
  dimmable: option(411, 'Dimbar', 'Dimbar', 'Dimmable', 'Dæmpbar', 'Himmennettävä'),
});

/** Shapes of sofas and tables. */
export const forms = optionsOf({
  straight: option(501, 'Rett', 'Rak', 'Straight', 'Lige', 'Suora'),
  corner: option(502, 'Hjørne', 'Hörn', 'Corner', 'Hjørne', 'Kulma'),
  uShape: option(503, 'U-form', 'U-form', 'U-shaped', 'U-form', 'U-muotoinen'),
  chaise: option(504, 'Med sjeselong', 'Med schäslong', 'With chaise longue', 'Med chaiselong', 'Divaanilla'),
  round: option(505, 'Rund', 'Rund', 'Round', 'Rund', 'Pyöreä'),
  square: option(506, 'Kvadratisk', 'Kvadratisk', 'Square', 'Kvadratisk', 'Neliö'),
  rectangular: option(507, 'Rektangulær', 'Rektangulär', 'Rectangular', 'Rektangulær', 'Suorakaide'),
  oval: option(508, 'Oval', 'Oval', 'Oval', 'Oval', 'Soikea'),
});

/** What an offer is part of. */
export const campaigns = optionsOf({
  lowPrice: option(601, 'Fast lavpris', 'Fast lågpris', 'Always low price', 'Fast lavpris', 'Pysyvästi edullinen'),
  season: option(602, 'Sesongtilbud', 'Säsongserbjudande', 'Season offer', 'Sæsontilbud', 'Kausitarjous'),
  lastChance: option(603, 'Siste sjanse', 'Sista chansen', 'Last chance', 'Sidste chance', 'Viimeinen tilaisuus'),
  outlet: option(604, 'Outlet', 'Outlet', 'Outlet', 'Outlet', 'Outlet'),
});

/** Forms that exist mirrored. */
export const sides = optionsOf({
  left: option(701, 'Venstre', 'Vänster', 'Left', 'Venstre', 'Vasen'),
  right: option(702, 'Høyre', 'Höger', 'Right', 'Højre', 'Oikea'),
});

/** The values are texts because a sale status speaks where the stock itself has none (spec 4: stock indication). */
export const saleStatuses = optionsOf({
  standard: option(
    'standard',
    'Fast sortiment',
    'Fast sortiment',
    'Standard range',
    'Fast sortiment',
    'Vakiovalikoima',
  ),
  news: option('new', 'Nyhet', 'Nyhet', 'New', 'Nyhed', 'Uutuus'),
  upcoming: option('upcoming', 'Kommer snart', 'Kommer snart', 'Coming soon', 'Kommer snart', 'Tulossa'),
  soldOut: option(
    'sold_out_season',
    'Utsolgt for sesongen',
    'Slutsåld för säsongen',
    'Sold out for the season',
    'Udsolgt for sæsonen',
    'Loppunut tältä kaudelta',
  ),
  discontinued: option('discontinued', 'Utgått', 'Utgått', 'Discontinued', 'Udgået', 'Poistunut'),
  leaving: option('discontinued_sellable', 'Utgår', 'Utgår', 'Leaving the range', 'Udgår', 'Poistuva'),
});

/** Name of a material inside the importers. */
export type MaterialCode = keyof typeof materials;
/** Name of a function inside the importers. */
export type FunctionCode = keyof typeof functions;
/** Name of a shape inside the importers. */
export type FormCode = keyof typeof forms;
/** Name of a side inside the importers. */
export type SideCode = keyof typeof sides;
