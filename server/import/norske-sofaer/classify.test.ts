import { expect, it } from 'vitest';
import { classify } from './classify.ts';

it.each([
  ['3-seters sofa', 'sofa3', 'sofa-3', 'straight'],
  ['2,5-seters sofa', 'sofa2', 'sofa-2', 'straight'],
  ['3,5-seters sofa', 'sofa3', 'sofa-3', 'straight'],
  ['4-seters sofa', 'sofa4', 'sofa-4', 'straight'],
  ['1,5-seters sofa', 'armchair', 'armchair', undefined],
  ['Hjørnesofa, 6-seters med sjeselong', 'corner', 'corner-sofa', 'corner'],
  ['U-formet 6-seters sofa', 'corner', 'corner-sofa', 'uShape'],
  ['3-seters sofa med divan', 'chaiseSofa', 'chaise-sofa', 'chaise'],
  ['Hjørnesovesofa med oppbevaring', 'sofaBed', 'sofa-bed', undefined],
  ['3-seters modulsofa med seng', 'sofaBed', 'sofa-bed', undefined],
  ['Trekk til hjørnesofa, 4-seters', 'cover', 'accessory', undefined],
  ['Stoltrekk', 'cover', 'accessory', undefined],
  ['Ben til benk', 'legs', 'accessory', undefined],
  ['Benk', 'bench', 'footstool', undefined],
  ['Puff, inne/utendørs', 'footstool', 'footstool', 'round'],
  ['2-seters sofa, inne-/utendørs', 'garden', 'garden-sofa', undefined],
  ['Baderomsmatte', 'rug', 'rug', undefined],
  ['Lenestol med sidebord og lampe', 'armchair', 'armchair', undefined],
  ['Dagseng med 2 skuffer', 'dayBed', 'bed', undefined],
])('%s', (what, place, picture, form) => {
  const kind = classify({ what, cover: '', description: '', materialWords: '' });
  expect([kind.place, kind.picture, kind.form]).toEqual([place, picture, form]);
});

it.each([
  ['Grann/Bomstad svart', 'leatherMix'],
  ['Hud Paloma black', 'leather'],
  ['Kimstad mørk brun', 'fauxLeather'],
  ['Laguna velvet coal', 'velvet'],
  ['en myk fløyelsaktig overflate', 'textile'],
  ['Gunnared grå', 'textile'],
])('material of %s', (materialWords, material) => {
  expect(classify({ what: '3-seters sofa', cover: '', description: '', materialWords }).material).toBe(material);
});
