import type { Piece } from '../families/families.ts';
import type { Finishes } from '../finishes/finish.ts';
import type { DrawnPiece, Model, ModelPlan } from './model.ts';
import { type Measures, productOf } from './product.ts';
import { usualCloseup } from './usual-closeups.ts';

const sides = ['width', 'depth', 'height'] as const;
const seat = [...sides, 'seatHeight'] as const;

/** The measures that a family is built by. */
const builtBy: Readonly<Record<Piece['family'], readonly (keyof Measures)[]>> = {
  sofa: seat,
  armchair: seat,
  chair: seat,
  ropeSeat: seat,
  footstool: sides,
  cabinet: sides,
  boxes: sides,
  bed: sides,
  mattress: sides,
  cushion: sides,
  mirror: sides,
  cushionBox: sides,
  table: [...sides, 'thickness', 'legDistance'],
  shelf: [...sides, 'thickness'],
  rug: ['width', 'depth', 'thickness'],
  lamp: ['height'],
  vase: ['width', 'height'],
  parasol: ['width', 'height', 'poleDiameter'],
};

/** The model of a product: drawn as its plan says, as large as the shop says, in the colours that the shop sells. */
export function modelOf({ piece, colours, ...plan }: ModelPlan): Model {
  const product = productOf(plan.sku);
  const finishesIn = typeof colours === 'function' ? colours : (colour: string) => colours[colour];
  const unsold =
    typeof colours === 'function' ? [] : Object.keys(colours).filter((own) => !product.colours.includes(own));
  if (unsold.length > 0) throw new Error(`${plan.sku} is not sold in ${unsold.join(', ')}.`);
  const looks = product.colours.map((colour): [string, Finishes] => {
    const finishes = finishesIn(colour);
    if (!finishes) throw new Error(`${plan.sku} has no finishes in ${colour}.`);
    return [colour, finishes];
  });
  const measured = measuredPiece(piece, product.measures);
  const closeup = plan.closeup ?? usualCloseup(measured);
  return { ...plan, ...(closeup ? { closeup } : {}), piece: measured, colours: Object.fromEntries(looks) };
}

function measuredPiece(piece: DrawnPiece, measures: Measures): Piece {
  // An arc reaches out; the width of other lamps is that of their shade.
  const names =
    piece.family === 'lamp' && piece.kind === 'arc' ? (['width', 'height'] as const) : builtBy[piece.family];
  const stated = names.filter((name) => measures[name] !== undefined).map((name) => [name, measures[name]]);
  return { ...Object.fromEntries(stated), ...piece } as Piece;
}
