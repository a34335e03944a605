import type { CategoryPlan } from './category-plan.ts';

/** What stands outside. */
export const gardenCategories = {
  garden: {
    id: 50,
    name: ['Hage', 'Trädgård', 'Garden', 'Have', 'Puutarha'],
    picture: ['garden-sofa', 'cream'],
    shows: ['VIK-HAGESOFA', 'cream'],
    scene: ['VIK-HAGESOFA', 'cream'],
  },
  gardenLounge: {
    id: 51,
    parent: 'garden',
    name: ['Loungemøbler', 'Loungemöbler', 'Lounge furniture', 'Loungemøbler', 'Oleskelukalusteet'],
    picture: ['garden-sofa', 'grey'],
    shows: ['VIK-HAGESOFA', 'grey'],
  },
  gardenSofas: {
    id: 52,
    parent: 'gardenLounge',
    name: ['Hagesofaer', 'Trädgårdssoffor', 'Garden sofas', 'Havesofaer', 'Puutarhasohvat'],
    picture: ['garden-sofa', 'green'],
    shows: ['VIK-HAGESOFA', 'green'],
  },
  gardenArmchairs: {
    id: 53,
    parent: 'gardenLounge',
    name: ['Hagelenestoler', 'Trädgårdsfåtöljer', 'Garden armchairs', 'Havelænestole', 'Puutarhan nojatuolit'],
    picture: ['garden-chair', 'cream'],
    shows: ['SKJER-LENESTOL', 'grey'],
  },
  gardenDining: {
    id: 54,
    parent: 'garden',
    name: ['Spiseplassen ute', 'Matplatsen ute', 'Outdoor dining', 'Spisepladsen ude', 'Ruokailu ulkona'],
    picture: ['garden-table', 'oak'],
    shows: ['VIK-BORD-186', 'oak'],
  },
  gardenTables: {
    id: 55,
    parent: 'gardenDining',
    name: ['Hagebord', 'Trädgårdsbord', 'Garden tables', 'Haveborde', 'Puutarhapöydät'],
    picture: ['garden-table', 'black'],
    shows: ['VIK-BORD-SVART', 'black'],
  },
  gardenChairs: {
    id: 56,
    parent: 'gardenDining',
    name: ['Hagestoler', 'Trädgårdsstolar', 'Garden chairs', 'Havestole', 'Puutarhatuolit'],
    picture: ['garden-chair', 'cream'],
    shows: ['VIK-STOL', 'cream'],
  },
  parasols: {
    id: 57,
    parent: 'garden',
    name: ['Parasoller', 'Parasoller', 'Parasols', 'Parasoller', 'Aurinkovarjot'],
    picture: ['parasol', 'cream'],
    shows: ['SOLEN-PARASOLL', 'cream'],
  },
  cushionBoxes: {
    id: 58,
    parent: 'garden',
    name: ['Putekasser', 'Dynboxar', 'Cushion boxes', 'Hyndebokse', 'Tyynylaatikot'],
    picture: ['box', 'grey'],
    shows: ['BRIS-PUTEKASSE', 'teak'],
  },
} as const satisfies Readonly<Record<string, CategoryPlan>>;
