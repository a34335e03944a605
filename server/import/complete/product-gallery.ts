import type { Label } from '../facet-option.ts';
import type { Fields } from '../files/read-document.ts';
import type { Shot, View } from '../files/picture-list.ts';
import { joined, spokenField, spokenFields, spokenWords, type Spoken } from './in-each-language.ts';
import type { Surroundings } from './surroundings.ts';

/** What is said of a picture beside the colour. */
const shotWords: Readonly<Record<Shot, Label | null>> = {
  hero: null,
  angle: ['fra en annen kant', 'från ett annat håll', 'from another side', 'fra en anden side', 'toisesta suunnasta'],
  room: ['i et rom', 'i ett rum', 'in a room', 'i et rum', 'huoneessa'],
  detail: ['på nært hold', 'på nära håll', 'close up', 'tæt på', 'läheltä'],
};

const allRound: Label = ['fra alle sider', 'från alla sidor', 'from all sides', 'fra alle sider', 'joka puolelta'];

/** A picture in the gallery of a product, and the colour in which it shows it. */
interface Shown extends View {
  readonly colour: string;
}

/** What there is to see of a product in a colour: what the list of pictures has, or else the picture that it names. */
export function viewsOf({ sku, image }: Fields, colour: string, { pictures }: Surroundings): View[] {
  const views = pictures.viewsOf(String(sku), colour);
  return views.length > 0 || typeof image !== 'string' ? views : [{ path: image, shot: 'hero' }];
}

/**
 * The pictures of a product: all views of its first colour, then of each other the best one and the room that it is seen in, films last.
 * A room may show several of its colours.
 */
export function galleryFields(product: Fields, colours: readonly string[], around: Surroundings): Fields {
  const [first = [], ...others] = colours.map((colour) =>
    viewsOf(product, colour, around).map((view): Shown => ({ ...view, colour })),
  );
  const views = [
    ...first,
    ...others.flatMap((each) => each.filter(({ shot }, index) => index === 0 || shot === 'room')),
  ];
  const shown = views.filter(({ path }, index) => views.findIndex((one) => one.path === path) === index);
  const [best] = shown;
  if (!best) return {};
  const pictures = shown.map((picture, index) => {
    return { image: picture.path, pos: index + 1, typ: 'image', ...spokenFields({ lab: labelOf(picture, around) }) };
  });
  const films = filmsOf(product, { image: best.path, pos: pictures.length + 1 }, around);
  return { image: best.path, thumbnail: best.path, media_gallery: [...pictures, ...films] };
}

function labelOf({ colour, shot }: Shown, { options }: Surroundings): Spoken {
  const words = shotWords[shot];
  const label = options.labelOf('color', colour);
  return words ? joined([label, spokenWords(words)], ', ') : label;
}

/** The film of a product that turns round itself, where the folder has one; `place` is what stands for it. */
function filmsOf(product: Fields, place: { image: string; pos: number }, { files }: Surroundings): object[] {
  const sku = String(product['sku']);
  const file = `films/${sku}.webm`;
  if (!files.has(file)) return [];
  const lab = joined([spokenField(product, 'name'), spokenWords(allRound)], ', ');
  return [
    {
      ...place,
      typ: 'external-video',
      ...spokenFields({ lab }),
      vid: { video_id: sku, url: `/${file}`, type: 'film' },
    },
  ];
}
