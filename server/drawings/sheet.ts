import { type Camera, type Point, type View, camera } from './camera.ts';
import { compactPath, UNITS } from './compact-path.ts';

/** A stop of a gradient: place from 0 to 1, colour, and how opaque it is. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** The two stops of a gradient that runs evenly. */
export function fade(from: string, to: string): readonly Stop[] {
  return [
    [0, from],
    [1, to],
  ];
}

/** Attributes of a shape; lengths are in pixels. */
export type Paint = Readonly<Record<string, string | number>>;

const WIDTH = 620;
const HEIGHT = 600;

/** What most strokes are like: seams and rolling edges, soft-ended and half transparent. */
const STROKES = 'fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-opacity=".5"';

/** The picture in the making: shapes in the order they are painted, and the gradients that they share. */
export interface Sheet extends Camera {
  /** A circle of radius 1 seen aslant: where its right and front ends lie from its middle, and the middle. */
  disc(fill: string, matrix: readonly [Point, Point, Point]): void;
  path(outline: string, paint: Paint): void;
  ellipse(centre: Point, radii: Point, paint: Paint): void;
  /** A gradient from one corner of a shape's box to another, as a value of `fill`. */
  linear(from: Point, to: Point, stops: readonly Stop[]): string;
  radial(stops: readonly Stop[]): string;
  /** Places that the finished picture is centred on. */
  reach(...places: readonly Point[]): void;
  /** The finished document; its lowest place stands on `baseline`. */
  finish(baseline: number): string;
}

/** An empty picture. `prefix` keeps the ids of its gradients apart from those of other pictures on one page. */
export function sheet(view: View, prefix: string): Sheet {
  const shapes: string[] = [];
  const gradients = new Map<string, string>();
  const bounds = { left: Infinity, right: -Infinity, bottom: -Infinity };
  const gradient = (open: string, close: string, stops: readonly Stop[]): string => {
    const key = `${open}>${stops.map(stopOf).join('')}</${close}>`;
    const id = gradients.get(key) ?? `${prefix}${gradients.size}`;
    gradients.set(key, id);
    return `url(#${id})`;
  };
  return {
    ...camera(view),
    disc(fill, matrix) {
      const numbers = matrix.flat().map((value) => Math.round(value * UNITS));
      shapes.push(`<circle r="1" transform="matrix(${numbers.join(' ')})" fill="${fill}"/>`);
    },
    path: (outline, paint) => void shapes.push(`<path d="${compactPath(outline)}"${attributes(paint)}/>`),
    ellipse: ([x, y], [rx, ry], paint) =>
      void shapes.push(`<ellipse${attributes({ cx: x, cy: y, rx, ry })}${attributes(paint)}/>`),
    linear: (from, to, stops) =>
      gradient(
        `linearGradient x1="${share(from[0])}" y1="${share(from[1])}" x2="${share(to[0])}" y2="${share(to[1])}"`,
        'linearGradient',
        stops,
      ),
    radial: (stops) => gradient('radialGradient', 'radialGradient', stops),
    reach(...places) {
      for (const [x, y] of places) {
        bounds.left = Math.min(bounds.left, x);
        bounds.right = Math.max(bounds.right, x);
        bounds.bottom = Math.max(bounds.bottom, y);
      }
    },
    finish(baseline) {
      const shift = [WIDTH / 2 - (bounds.left + bounds.right) / 2, baseline - bounds.bottom].map(Math.round);
      return [
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
        `<defs>${[...gradients].map(([body, id]) => definition(body, id)).join('')}</defs>`,
        `<g transform="translate(${shift.join(' ')})scale(${share(1 / UNITS)})" ${STROKES}>${shapes.join('')}</g></svg>`,
      ].join('');
    },
  };
}

function definition(body: string, id: string): string {
  return `<${body.replace(/^\w+/, (name) => `${name} id="${id}"`)}`;
}

function stopOf([offset, colour, opacity]: Stop): string {
  const see = opacity === undefined ? '' : ` stop-opacity="${share(opacity)}"`;
  return `<stop offset="${share(offset)}" stop-color="${colour}"${see}/>`;
}

function share(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
}

/** Thin lines need a decimal, the rest is fine in whole units. */
function length(pixels: number): number {
  return pixels < 4 ? Math.round(pixels * UNITS * 10) / 10 : Math.round(pixels * UNITS);
}

function attributes(paint: Paint): string {
  return Object.entries(paint)
    .map(([name, value]) => {
      if (typeof value === 'string') return ` ${name}="${value}"`;
      return ` ${name}="${name.endsWith('opacity') ? share(value) : length(value)}"`;
    })
    .join('');
}
