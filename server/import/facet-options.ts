import { type FacetOption, option } from './facet-option.ts';

const optionsOf = <K extends string>(options: Readonly<Record<K, FacetOption>>) => options;

/** What things are made of. */
export const materials = optionsOf({
  textile: option(301, 'Tekstil', 'Tyg', 'Fabric'),
  velvet: option(302, 'Fløyel', 'Sammet', 'Velvet'),
  leather: option(303, 'Skinn', 'Läder', 'Leather'),
  leatherMix: option(304, 'Skinn og kunstskinn', 'Läder och konstläder', 'Leather and faux leather'),
  fauxLeather: option(305, 'Kunstskinn', 'Konstläder', 'Faux leather'),
  wool: option(306, 'Ull', 'Ull', 'Wool'),
  cotton: option(307, 'Bomull', 'Bomull', 'Cotton'),
  linen: option(308, 'Lin', 'Linne', 'Linen'),
  oak: option(309, 'Eik', 'Ek', 'Oak'),
  walnut: option(310, 'Valnøtt', 'Valnöt', 'Walnut'),
  pine: option(311, 'Furu', 'Furu', 'Pine'),
  wood: option(312, 'Tre', 'Trä', 'Wood'),
  metal: option(313, 'Metall', 'Metall', 'Metal'),
  glass: option(314, 'Glass', 'Glas', 'Glass'),
  marble: option(315, 'Marmor', 'Marmor', 'Marble'),
  rattan: option(316, 'Rotting', 'Rotting', 'Rattan'),
  bamboo: option(317, 'Bambus', 'Bambu', 'Bamboo'),
  foam: option(318, 'Skum', 'Skum', 'Foam'),
  plastic: option(319, 'Plast', 'Plast', 'Plastic'),
});

/** What things can do beside their main purpose. */
export const functions = optionsOf({
  sleep: option(401, 'Sovesofa', 'Bäddsoffa', 'Sofa bed'),
  recliner: option(402, 'Regulerbar', 'Reglerbar', 'Recliner'),
  outdoor: option(403, 'Inne og ute', 'Inne och ute', 'Indoor and outdoor'),
  storage: option(404, 'Med oppbevaring', 'Med förvaring', 'With storage'),
  modular: option(405, 'Modulbasert', 'Modulbaserad', 'Modular'),
  washable: option(406, 'Avtagbart trekk', 'Avtagbar klädsel', 'Removable cover'),
  extendable: option(407, 'Uttrekkbar', 'Utdragbar', 'Extendable'),
  foldable: option(408, 'Sammenleggbar', 'Hopfällbar', 'Foldable'),
  stackable: option(409, 'Stablebar', 'Stapelbar', 'Stackable'),
  swivel: option(410, 'Svingbar', 'Snurrbar', 'Swivel'),
  dimmable: option(411, 'Dimbar', 'Dimbar', 'Dimmable'),
});

/** Shapes of sofas and tables. */
export const forms = optionsOf({
  straight: option(501, 'Rett', 'Rak', 'Straight'),
  corner: option(502, 'Hjørne', 'Hörn', 'Corner'),
  uShape: option(503, 'U-form', 'U-form', 'U-shaped'),
  chaise: option(504, 'Med sjeselong', 'Med schäslong', 'With chaise longue'),
  round: option(505, 'Rund', 'Rund', 'Round'),
  square: option(506, 'Kvadratisk', 'Kvadratisk', 'Square'),
  rectangular: option(507, 'Rektangulær', 'Rektangulär', 'Rectangular'),
  oval: option(508, 'Oval', 'Oval', 'Oval'),
});

/** What an offer is part of. */
export const campaigns = optionsOf({
  lowPrice: option(601, 'Fast lavpris', 'Fast lågpris', 'Always low price'),
  season: option(602, 'Sesongtilbud', 'Säsongserbjudande', 'Season offer'),
  lastChance: option(603, 'Siste sjanse', 'Sista chansen', 'Last chance'),
  outlet: option(604, 'Outlet', 'Outlet', 'Outlet'),
});

/** Forms that exist mirrored. */
export const sides = optionsOf({
  left: option(701, 'Venstre', 'Vänster', 'Left'),
  right: option(702, 'Høyre', 'Höger', 'Right'),
});

/** The values are texts because a sale status speaks where the stock itself has none (spec 4: stock indication). */
export const saleStatuses = optionsOf({
  standard: option('standard', 'Fast sortiment', 'Fast sortiment', 'Standard range'),
  news: option('new', 'Nyhet', 'Nyhet', 'New'),
  upcoming: option('upcoming', 'Kommer snart', 'Kommer snart', 'Coming soon'),
  soldOut: option('sold_out_season', 'Utsolgt for sesongen', 'Slutsåld för säsongen', 'Sold out for the season'),
  discontinued: option('discontinued', 'Utgått', 'Utgått', 'Discontinued'),
  leaving: option('discontinued_sellable', 'Utgår', 'Utgår', 'Leaving the range'),
});

/** Name of a material inside the importers. */
export type MaterialCode = keyof typeof materials;
/** Name of a function inside the importers. */
export type FunctionCode = keyof typeof functions;
/** Name of a shape inside the importers. */
export type FormCode = keyof typeof forms;
/** Name of a side inside the importers. */
export type SideCode = keyof typeof sides;
