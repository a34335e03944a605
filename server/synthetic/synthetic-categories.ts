import { type CategorySeed, ROOT_CATEGORY_ID } from '../import/category-tree.ts';
import { threeTexts } from './three-languages.ts';

/** The category that shows offers (spec 9: campaigns category path). */
export const CAMPAIGN_CATEGORY_ID = 90;

/** Id, parent's id, name in Norwegian, Swedish and English. */
const rows: readonly (readonly [id: number, parentId: number, names: string])[] = [
  [10, ROOT_CATEGORY_ID, 'Sofaer|Soffor|Sofas'],
  [11, 10, 'Rette sofaer|Raka soffor|Straight sofas'],
  [111, 11, '2-seters sofaer|2-sitssoffor|2-seater sofas'],
  [112, 11, '3-seters sofaer|3-sitssoffor|3-seater sofas'],
  [113, 11, '4-seters sofaer|4-sitssoffor|4-seater sofas'],
  [12, 10, 'Hjørnesofaer og sjeselonger|Hörnsoffor och schäslonger|Corner and chaise sofas'],
  [121, 12, 'Hjørnesofaer|Hörnsoffor|Corner sofas'],
  [122, 12, 'Sofaer med sjeselong|Soffor med schäslong|Chaise sofas'],
  [13, 10, 'Sovesofaer|Bäddsoffor|Sofa beds'],
  [20, ROOT_CATEGORY_ID, 'Lenestoler og puffer|Fåtöljer och puffar|Armchairs and poufs'],
  [21, 20, 'Lenestoler|Fåtöljer|Armchairs'],
  [22, 20, 'Hvilestoler|Vilfåtöljer|Recliners'],
  [23, 20, 'Puffer og fotskamler|Puffar och fotpallar|Poufs and footstools'],
  [30, ROOT_CATEGORY_ID, 'Bord|Bord|Tables'],
  [31, 30, 'Spisebord|Matbord|Dining tables'],
  [311, 31, 'Runde spisebord|Runda matbord|Round dining tables'],
  [312, 31, 'Rektangulære spisebord|Rektangulära matbord|Rectangular dining tables'],
  [313, 31, 'Uttrekkbare spisebord|Utdragbara matbord|Extendable dining tables'],
  [32, 30, 'Stuebord|Vardagsrumsbord|Living room tables'],
  [321, 32, 'Sofabord|Soffbord|Coffee tables'],
  [322, 32, 'Sidebord|Sidobord|Side tables'],
  [33, 30, 'Skrivebord|Skrivbord|Desks'],
  [40, ROOT_CATEGORY_ID, 'Stoler|Stolar|Chairs'],
  [41, 40, 'Spisestoler|Matstolar|Dining chairs'],
  [411, 41, 'Polstrede spisestoler|Klädda matstolar|Upholstered dining chairs'],
  [412, 41, 'Spisestoler i tre|Matstolar i trä|Wooden dining chairs'],
  [42, 40, 'Barstoler|Barstolar|Bar stools'],
  [43, 40, 'Kontorstoler|Kontorsstolar|Office chairs'],
  [50, ROOT_CATEGORY_ID, 'Oppbevaring|Förvaring|Storage'],
  [51, 50, 'Hyller|Hyllor|Shelves'],
  [511, 51, 'Bokhyller|Bokhyllor|Bookcases'],
  [512, 51, 'Vegghyller|Vägghyllor|Wall shelves'],
  [52, 50, 'Skjenker og TV-benker|Skänkar och tv-bänkar|Sideboards and TV benches'],
  [521, 52, 'Skjenker|Skänkar|Sideboards'],
  [522, 52, 'TV-benker|Tv-bänkar|TV benches'],
  [53, 50, 'Garderobeskap|Garderober|Wardrobes'],
  [54, 50, 'Bokser og kurver|Lådor och korgar|Boxes and baskets'],
  [60, ROOT_CATEGORY_ID, 'Soverom|Sovrum|Bedroom'],
  [61, 60, 'Senger|Sängar|Beds'],
  [611, 61, 'Sengerammer|Sängramar|Bed frames'],
  [612, 61, 'Kontinentalsenger|Kontinentalsängar|Box spring beds'],
  [62, 60, 'Madrasser|Madrasser|Mattresses'],
  [63, 60, 'Nattbord|Nattduksbord|Bedside tables'],
  [70, ROOT_CATEGORY_ID, 'Belysning og interiør|Belysning och inredning|Lighting and decoration'],
  [71, 70, 'Lamper|Lampor|Lamps'],
  [711, 71, 'Gulvlamper|Golvlampor|Floor lamps'],
  [712, 71, 'Bordlamper|Bordslampor|Table lamps'],
  [713, 71, 'Taklamper|Taklampor|Ceiling lamps'],
  [72, 70, 'Tepper|Mattor|Rugs'],
  [73, 70, 'Speil|Speglar|Mirrors'],
  [74, 70, 'Pynteputer|Prydnadskuddar|Cushions'],
  [75, 70, 'Pynt og tilbehør|Pynt och tillbehör|Decoration'],
  [80, ROOT_CATEGORY_ID, 'Utemøbler|Utemöbler|Outdoor furniture'],
  [81, 80, 'Hagesofaer|Utesoffor|Garden sofas'],
  [82, 80, 'Hagestoler|Trädgårdsstolar|Garden chairs'],
  [83, 80, 'Hagebord|Trädgårdsbord|Garden tables'],
  [84, 80, 'Parasoller|Parasoller|Parasols'],
  [CAMPAIGN_CATEGORY_ID, ROOT_CATEGORY_ID, 'Kampanjer|Kampanjer|Offers'],
  [95, ROOT_CATEGORY_ID, 'Tjenester|Tjänster|Services'],
  [96, 95, 'Montering|Montering|Assembly'],
  [97, 95, 'Gavekort|Presentkort|Gift cards'],
];

/** The categories of the synthetic shop, in the order of its menu. */
export const categorySeeds: readonly CategorySeed[] = rows.map(([id, parentId, names], index) => {
  const { nb, sv, en } = threeTexts(names);
  return { id, parentId, name: nb, position: index, translations: { 'sv-SE': { name: sv }, 'en-US': { name: en } } };
});
