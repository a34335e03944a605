import type { LabelledQuery, ProductRule } from '../labelled-query.ts';
import { asked } from './asked.ts';

/** Whole sofas and combinations; no covers, legs, cushions, mattresses, parts of a frame, single modules, puffs. */
const sofa: ProductRule = {
  name: 'sofa|(?<!,)[2-5](,5)?-seter',
  not: 'trekk|pute( |$)|pute til| ben( |$)|^\\S+ rygg|skuff til|matte|understell|modul( |$)|sittemodul|sovesofadel|puff',
};
const corner: ProductRule = { name: 'hjørnesofa', not: 'trekk' };
const sofaBed: ProductRule = { name: 'sovesofa( |,|$)|modul\\S+ (med (\\d )?seng|\\+ seng)', not: 'trekk|skuff til' };
const withChaise: ProductRule = { name: 'sjeselong|divan|longseat', not: 'trekk|^\\S+ sjeselong' };
const stool: ProductRule = { name: 'fotskammel|puff| pall$', not: 'trekk|pute' };
/** Families that come in velvet and in other fabrics, by their descriptions. */
const alsoVelvet: ProductRule = {
  skus: [
    '125602194294',
    '125603134100',
    '125609134100',
    '125672134100',
    '136703136026',
    '140809153008',
    '161503059130',
    '207703166195',
    '212503166301',
    '222803124294',
    '240503099316',
    '240507166315',
    '240509099316',
  ],
};
const dayBed: ProductRule = { name: 'dagseng' };
const cover: ProductRule = { category: 'Ekstra trekk' };

/** Colours, materials, sizes, prices, and what people write in whole sentences. */
export const listings2: readonly LabelledQuery[] = [
  asked(
    'grå sofa',
    [3, { ...sofa, option: 'Grå' }],
    [2, { ...sofa, option: 'Lys grå' }],
    [2, { ...sofa, option: 'Antrasitt' }],
  ),
  asked(
    'sovesofa grå',
    [3, { ...sofaBed, option: 'Grå' }],
    [2, { ...sofaBed, option: 'Lys grå' }],
    [2, { ...sofaBed, option: 'Antrasitt' }],
    [1, sofaBed],
    [1, { ...dayBed, option: 'Grå' }],
  ),
  asked(
    'mørk grå sofa',
    [3, { ...sofa, option: 'Antrasitt' }],
    [2, { ...sofa, option: 'Grå' }],
    [1, { ...sofa, option: 'Svart' }],
  ),
  asked('lys grå hjørnesofa', [3, { ...corner, option: 'Lys grå' }], [2, { ...corner, option: 'Grå' }], [1, corner]),
  asked('blå hjørnesofa', [3, { ...corner, option: 'Blå' }], [2, { ...corner, option: 'Marineblå' }], [1, corner]),
  asked('marineblå sofa', [3, { ...sofa, option: 'Marineblå' }], [2, { ...sofa, option: 'Blå' }]),
  asked('rosa sofa', [3, { ...sofa, option: 'Rosa' }]),
  asked('gul sofa', [3, { ...sofa, option: 'Gul' }], [1, { ...sofa, option: 'Oransje' }]),
  asked(
    'oransje 3-seter',
    [3, { name: '3(,5)?-seter', not: 'trekk|hjørne|modul( |$)', option: 'Oransje' }],
    [1, { ...sofa, option: 'Oransje' }],
  ),
  asked('turkis sofa', [3, { ...sofa, option: 'Turkis' }], [1, { option: 'Turkis', name: 'modul|sjeselong' }]),
  asked('lilla sovesofa', [3, { ...sofaBed, option: 'Lilla' }], [1, sofaBed]),
  asked('hvit dagseng', [3, { ...dayBed, option: 'Hvit' }], [1, dayBed]),
  asked(
    'beige modulsofa',
    [3, { name: 'modul(hjørne)?sofa', option: 'Beige' }],
    [2, { category: 'Modulsofaer, tekstil', option: 'Beige' }],
    [1, { name: 'modul(hjørne)?sofa' }],
  ),
  asked(
    'skinnsofa',
    [3, { ...sofa, option: 'Skinn' }],
    [3, { ...sofa, option: 'Skinn og kunstskinn' }],
    [2, { ...sofa, option: 'Kunstskinn' }],
    [1, { option: 'Skinn' }],
  ),
  asked(
    '3 seter skinn',
    [3, { name: '3-seter', not: 'hjørne|modul( |$)', option: 'Skinn' }],
    [3, { name: '3-seter', not: 'hjørne|modul( |$)', option: 'Skinn og kunstskinn' }],
    [2, { name: '3-seter', not: 'hjørne|modul( |$)', option: 'Kunstskinn' }],
    [1, { ...sofa, option: 'Skinn' }],
    [1, { ...sofa, option: 'Skinn og kunstskinn' }],
  ),
  asked(
    'svart skinnsofa',
    [3, { skus: ['318498002', '278779001'] }],
    [3, { name: 'hvaler 4-seter' }],
    [3, { name: '^(landskrona|lidhult|kivik) .*(sofa|seters)', option: 'Skinn og kunstskinn' }],
    [2, { name: '^klippan 2-seters sofa - bomstad' }],
    [1, { ...sofa, option: 'Skinn' }],
    [1, { ...sofa, option: 'Skinn og kunstskinn' }],
  ),
  asked(
    'fløyelssofa',
    [3, { ...sofa, option: 'Fløyel' }],
    [2, alsoVelvet],
    [1, { option: 'Fløyel', name: 'modul|seter|stol' }],
  ),
  asked(
    'grønn fløyelssofa',
    [3, { ...sofa, name: 'anne 3|harper sofa', option: 'Mørk grønn' }],
    [3, { skus: ['140809153008', '136703136026'] }],
    [1, { ...sofa, option: 'Fløyel' }],
    [1, { ...sofa, option: 'Mørk grønn' }],
    [1, { ...sofa, option: 'Grønn' }],
  ),
  asked('rotting', [3, { option: 'Rotting' }]),
  asked('sofa under 8000', [3, { ...sofa, price: [null, 8000] }], [1, { ...sofa, price: [8000, 9000] }]),
  asked(
    'sovesofa under 4000 kr',
    [3, { ...sofaBed, price: [null, 4000] }],
    [1, { ...sofaBed, price: [4000, 4500] }],
    [1, { ...dayBed, price: [null, 4000] }],
  ),
  asked(
    'hjørnesofa mellom 10000 og 15000',
    [3, { ...corner, price: [10_000, 15_001] }],
    [1, { ...corner, price: [9000, 10_000] }],
    [1, { name: 'hjørnesovesofa', price: [10_000, 15_001] }],
  ),
  asked(
    'modulsofa under 20000',
    [3, { name: 'modul(hjørne)?sofa', price: [null, 20_000] }],
    [2, { category: 'Modulsofaer, tekstil', not: 'matte|modul( |$)', price: [null, 20_000] }],
    [1, { name: 'modul(hjørne)?sofa', price: [20_000, 22_000] }],
  ),
  asked(
    'puff under 500',
    [3, { name: 'puff', price: [null, 500] }],
    [2, { ...stool, price: [null, 500] }],
    [1, { name: 'puff', price: [500, 600] }],
  ),
  asked('billig sofa', [3, { ...sofa, price: [null, 4000] }], [2, { ...sofa, price: [4000, 6000] }]),
  asked('sofa under 2 meter', [3, { ...sofa, width: [null, 200] }], [1, { ...sofa, width: [200, 210] }]),
  asked('sofa maks 160 cm', [3, { ...sofa, width: [null, 161] }], [1, { ...sofa, width: [161, 172] }]),
  asked('sofa over 3 meter', [3, { ...sofa, width: [300, null] }], [1, { ...sofa, width: [285, 300] }]),
  asked(
    '3 seter 220 cm',
    [3, { name: '3-seter', not: 'trekk|modul( |$)', width: [215, 225] }],
    [2, { name: '3(,5)?-seter', not: 'trekk|modul( |$)', width: [208, 232] }],
  ),
  asked('sofa med sjeselong', [3, withChaise], [1, { name: '^\\S+ sjeselong', not: 'trekk' }]),
  asked(
    'modulsofa med sjeselong',
    [3, { ...withChaise, category: 'Modulsofaer, tekstil' }],
    [2, withChaise],
    [2, { name: 'modulsofa' }],
    [1, { name: '^\\S+ sjeselong', not: 'trekk' }],
  ),
  asked(
    '3-seter med divan',
    [3, { name: '3-seter.*divan|divan.*3-seter' }],
    [3, { name: '3-seters sofa.*sjeselong', not: 'trekk' }],
    [2, withChaise],
  ),
  asked('hjørnesofa med sjeselong', [3, { name: 'hjørnesofa.*(sjeselong|divan)' }], [1, corner], [1, withChaise]),
  asked('sofa med sjeselong til høyre', [3, { name: 'sjeselong, høyre', not: 'trekk' }], [2, withChaise]),
  asked(
    'sovesofa med oppbevaring',
    [3, { ...sofaBed, name: '(sovesofa|seng).*oppbevaring' }],
    [2, { name: 'dagseng.*skuff' }],
    [1, sofaBed],
  ),
  asked(
    'hjørnesovesofa',
    [3, { name: 'hjørnesovesofa' }],
    [2, { name: 'modulhjørnesofa \\+ seng' }],
    [1, corner],
    [1, sofaBed],
  ),
  asked('en sofa man kan sove på', [3, sofaBed], [2, dayBed], [1, { name: 'sovesofa(del|modul)', not: 'trekk' }]),
  asked('seng med skuffer', [3, { name: 'dagseng.*skuffer' }], [1, dayBed]),
  asked('noe å legge beina på', [3, stool]),
  asked('sofa til terrassen', [3, { name: 'sofa, inne-/utendørs' }], [1, { category: 'Hagemøbler og uteplassen' }]),
  asked('liten sofa til leilighet', [3, { ...sofa, width: [null, 165] }], [2, { ...sofa, width: [165, 192] }]),
  asked(
    'stor hjørnesofa til hele familien',
    [3, { ...corner, width: [290, null] }],
    [2, corner],
    [2, { name: 'u-formet', not: 'trekk' }],
    [1, { name: 'modulsofa', width: [290, null] }],
  ),
  asked('nytt trekk til sofaen', [3, { name: 'trekk.* \\S*sofa' }], [2, cover]),
  asked(
    'trekk til 3-seters sofa',
    [3, { name: 'trekk.* 3-seters sofa' }],
    [2, { name: 'trekk.* 3-seter' }],
    [1, cover],
  ),
  asked('ben til sofa', [3, { category: 'Ekstra ben' }]),
  asked('madrass til sovesofa', [3, { name: '^\\S+( \\S+)? madrass' }], [1, sofaBed]),
  asked(
    'lenestol med lampe',
    [3, { name: 'lenestol med sidebord' }],
    [1, { name: 'lampe' }],
    [1, { name: 'lenestol|stol$|1(,5)?-seter', not: 'trekk|ben til|modul' }],
  ),
];
