/** What a drawn picture can show. */
export const pictureKinds = [
  'sofa-2',
  'sofa-3',
  'sofa-4',
  'corner-sofa',
  'chaise-sofa',
  'sofa-bed',
  'armchair',
  'footstool',
  'dining-chair',
  'bar-stool',
  'dining-table',
  'coffee-table',
  'side-table',
  'desk',
  'shelf',
  'sideboard',
  'wardrobe',
  'bed',
  'mattress',
  'lamp',
  'rug',
  'mirror',
  'cushion',
  'garden-sofa',
  'garden-chair',
  'garden-table',
  'parasol',
  'box',
  'accessory',
  'tools',
  'page',
] as const;

/** One of {@link pictureKinds}. */
export type PictureKind = (typeof pictureKinds)[number];

/** Colours and woods that a drawn picture comes in. */
export const pictureColours = [
  'white',
  'beige',
  'cream',
  'grey',
  'anthracite',
  'black',
  'brown',
  'oak',
  'walnut',
  'green',
  'blue',
  'turquoise',
  'red',
  'pink',
  'yellow',
  'orange',
  'purple',
  'multi',
] as const;

/** One of {@link pictureColours}. */
export type PictureColour = (typeof pictureColours)[number];

/** Path of the drawn picture of a kind of furniture in a colour (D90). */
export function drawnPicture(kind: PictureKind, colour: PictureColour): string {
  return `/drawn/${kind}-${colour}.svg`;
}
