import type { PictureColour } from './drawn-picture.ts';
import { type FacetOption, type Label, labelled } from './facet-option.ts';

/** A colour that variants come in, and the colour of its drawn picture. */
export interface Colour extends FacetOption {
  readonly swatch: string;
  readonly picture: PictureColour;
}

const colour = (value: number, label: Label, swatch: string, picture: PictureColour): Colour => ({
  value,
  ...labelled(label),
  swatch,
  picture,
});

/** Twenty at most: a colour facet counts no more (spec 9: aggregation sizes). Values above 10900 are our own. */
export const colours = {
  white: colour(10156, ['Hvit', 'Vit', 'White', 'Hvid', 'Valkoinen'], '#f4f2ec', 'white'),
  cream: colour(10901, ['Kremhvit', 'Gräddvit', 'Cream', 'Cremehvid', 'Kermanvalkoinen'], '#ece3cf', 'cream'),
  beige: colour(10003, ['Beige', 'Beige', 'Beige', 'Beige', 'Beige'], '#cdb998', 'beige'),
  brown: colour(10019, ['Brun', 'Brun', 'Brown', 'Brun', 'Ruskea'], '#7a5134', 'brown'),
  lightGrey: colour(10902, ['Lys grå', 'Ljusgrå', 'Light grey', 'Lysegrå', 'Vaaleanharmaa'], '#c4c6c6', 'grey'),
  grey: colour(10028, ['Grå', 'Grå', 'Grey', 'Grå', 'Harmaa'], '#8b8d8e', 'grey'),
  anthracite: colour(
    10903,
    ['Antrasitt', 'Antracit', 'Anthracite', 'Antracit', 'Antrasiitti'],
    '#3f4346',
    'anthracite',
  ),
  black: colour(10139, ['Svart', 'Svart', 'Black', 'Sort', 'Musta'], '#1d1d1b', 'black'),
  green: colour(10033, ['Grønn', 'Grön', 'Green', 'Grøn', 'Vihreä'], '#6f8f5e', 'green'),
  darkGreen: colour(10904, ['Mørk grønn', 'Mörkgrön', 'Dark green', 'Mørkegrøn', 'Tummanvihreä'], '#2f4a3a', 'green'),
  turquoise: colour(10152, ['Turkis', 'Turkos', 'Turquoise', 'Turkis', 'Turkoosi'], '#3f9aa0', 'turquoise'),
  lightBlue: colour(10905, ['Lys blå', 'Ljusblå', 'Light blue', 'Lyseblå', 'Vaaleansininen'], '#a9c4d8', 'blue'),
  blue: colour(10007, ['Blå', 'Blå', 'Blue', 'Blå', 'Sininen'], '#4a6fa0', 'blue'),
  navy: colour(10906, ['Marineblå', 'Marinblå', 'Navy', 'Marineblå', 'Laivastonsininen'], '#22314d', 'blue'),
  purple: colour(10064, ['Lilla', 'Lila', 'Purple', 'Lilla', 'Violetti'], '#76558c', 'purple'),
  pink: colour(10119, ['Rosa', 'Rosa', 'Pink', 'Lyserød', 'Vaaleanpunainen'], '#dba6ab', 'pink'),
  red: colour(10124, ['Rød', 'Röd', 'Red', 'Rød', 'Punainen'], '#a8322d', 'red'),
  orange: colour(10112, ['Oransje', 'Orange', 'Orange', 'Orange', 'Oranssi'], '#d2752f', 'orange'),
  yellow: colour(10042, ['Gul', 'Gul', 'Yellow', 'Gul', 'Keltainen'], '#e0b23c', 'yellow'),
  multi: colour(10583, ['Flerfarget', 'Flerfärgad', 'Multicolour', 'Flerfarvet', 'Monivärinen'], '#b79a8b', 'multi'),
} as const satisfies Readonly<Record<string, Colour>>;

/** Name of a colour inside the importers. */
export type ColourCode = keyof typeof colours;
