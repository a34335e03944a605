import { expect, it } from 'vitest';
import { colourOf } from './colour-words.ts';

it.each([
  ['Viarp beige/brun', 'beige'],
  ['Samsta mørk grå', 'anthracite'],
  ['Knisa lys grå', 'lightGrey'],
  ['Gunnared mellomgrå', 'grey'],
  ['Tallmyra hvit/svart/grå', 'multi'],
  ['Tallmyra svart/grå', 'black'],
  ['Borred grågrønn', 'green'],
  ['Orrsta blåsvart', 'black'],
  ['Klintorp rødbrun', 'brown'],
  ['Vissle rødoransje', 'orange'],
  ['Vissle purpur', 'purple'],
  ['soederhamn-trekk-samsta-mork-gul', 'yellow'],
  ['planet-grey-green', 'green'],
  ['velour-lux-dark-green', 'darkGreen'],
  ['planet-navy', 'navy'],
  ['sorrento-steel-blue', 'blue'],
  ['danny-steel-grey', 'grey'],
  ['cura-light-blue', 'lightBlue'],
  ['Troy ljusgrå', 'lightGrey'],
  ['Shadow pewter', 'grey'],
  ['Bari black&white', 'multi'],
  ['Laguna Velvet Rust', 'orange'],
  ['Bardal 380', null],
  ['Malfors medium', null],
  ['', null],
])('%s', (text, colour) => {
  expect(colourOf(text)).toBe(colour);
});
