import { type Group, type Object3D, SphereGeometry } from 'three';
import { assembly, fitted, part, vector } from '../geometry/part.ts';
import { bar, tube } from '../geometry/tube.ts';
import { type ProfilePoint, turned, turnedSharp } from '../geometry/turned.ts';

export type ShadeShape = 'dome' | 'bell' | 'cone' | 'disc' | 'drum' | 'globe';

/** A lamp that hangs, stands on the floor or on a table, in centimetres. Parts: `shade`, `inside`, `metal`, `wood`, `cord`. */
export interface Lamp {
  readonly kind: 'pendant' | 'arc' | 'column' | 'tripod' | 'table';
  /** Of the whole lamp; without it the shade alone decides. */
  readonly width?: number;
  readonly height: number;
  readonly shade: ShadeShape;
  readonly shadeWidth: number;
  readonly shadeHeight: number;
  readonly pole?: number;
  /** Radius of the plate under a column. */
  readonly foot?: number;
}

export function lamp(given: Lamp): Group {
  const { kind, width, height, shadeWidth } = given;
  const size = { width: width ?? shadeWidth, height, depth: shadeWidth };
  switch (kind) {
    case 'pendant':
      return fitted(assembly(...shadeOf(given), ...suspension(given)), { width: shadeWidth, depth: shadeWidth });
    case 'arc':
      return fitted(arc(given), size);
    case 'column':
      return fitted(column(given, given.foot ?? 14), size);
    case 'tripod':
      return fitted(tripod(given), size);
    case 'table':
      return fitted(column(given, shadeWidth * 0.24), size);
  }
}

/** A blown globe, round from its opening below and closed above. */
function globe(): ProfilePoint[] {
  const opening = 0.9 * Math.PI;
  const low = Math.cos(opening);
  return Array.from({ length: 18 }, (_, index): ProfilePoint => {
    const angle = opening * (1 - index / 17);
    return [Math.sin(angle), (Math.cos(angle) - low) / (1 - low)];
  });
}

/** Profiles from the rim up, as parts of radius and height. */
const profiles: Readonly<Record<ShadeShape, readonly ProfilePoint[]>> = {
  dome: [
    [1, 0],
    [1, 0.05],
    [0.95, 0.38],
    [0.66, 0.8],
    [0.3, 0.97],
    [0.1, 1],
  ],
  bell: [
    [1, 0],
    [0.72, 0.2],
    [0.46, 0.5],
    [0.34, 0.8],
    [0.22, 0.96],
    [0.1, 1],
  ],
  cone: [
    [1, 0],
    [0.86, 0.18],
    [0.5, 0.6],
    [0.2, 0.97],
    [0.14, 1],
  ],
  disc: [
    [1, 0],
    [0.97, 0.1],
    [0.7, 0.32],
    [0.22, 0.5],
    [0.16, 0.75],
    [0.14, 1],
  ],
  drum: [
    [1, 0],
    [0.84, 1],
  ],
  globe: globe(),
};

/** A shade with its inside and its bulb; the rim is at y = 0. */
function shadeOf({ shade, shadeWidth, shadeHeight }: Lamp): Object3D[] {
  const radius = shadeWidth / 2;
  const isSharp = shade === 'drum';
  const profile = profiles[shade].map(([out, up]): ProfilePoint => [out * radius, up * shadeHeight]);
  const lathe = isSharp ? turnedSharp : turned;
  const inner = profile.map(([out, up]): ProfilePoint => [Math.max(0.2, out - 0.4), up - 0.15]);
  const rim = Array.from({ length: 64 }, (_, index) => {
    const angle = (index / 64) * Math.PI * 2;
    const out = profile[0]![0] - 0.15;
    return vector(Math.cos(angle) * out, 0, Math.sin(angle) * out);
  });
  return [
    part(lathe(profile, 96), 'shade'),
    part(lathe(inner.toReversed(), 96), 'inside'),
    part(tube(rim, 0.28, { isClosed: true, around: 8, along: 120 }), 'shade'),
    part(new SphereGeometry(4.2, 32, 24), 'bulb', [0, shadeHeight * 0.42, 0]),
    part(bar(vector(0, shadeHeight * 0.5, 0), vector(0, shadeHeight - 0.5, 0), 2, 24), 'metal'),
  ];
}

/** Cap and cord; the cord goes out of the picture. */
function suspension({ shadeHeight, height }: Lamp): Object3D[] {
  const cap = turned(
    [
      [3.6, -1],
      [3.6, 0.2],
      [2.6, 1.2],
      [2.4, 5],
      [1.1, 5.8],
      [0.9, 7],
      [0.1, 7.2],
    ],
    48,
  );
  return [
    part(cap, 'metal', [0, shadeHeight, 0]),
    part(bar(vector(0, shadeHeight + 7, 0), vector(0, height, 0), 0.32, 8), 'cord'),
  ];
}

function foot(radius: number): Object3D {
  return part(
    turned([
      [0.1, 0],
      [radius, 0],
      [radius, 1],
      [radius - 0.6, 1.7],
      [radius * 0.3, 2.1],
      [1.4, 2.6],
      [0.1, 2.8],
    ]),
    'metal',
  );
}

/** A stem that rises, bends over and lets its shade hang. */
function arc(given: Lamp): Group {
  const { height, width = 60, shadeWidth, shadeHeight, pole = 1.7 } = given;
  const base = 14;
  const stem = -width / 2 + base;
  const end = width / 2 - shadeWidth / 2;
  const low = height - 40;
  const reach = end - stem;
  const bow = Array.from({ length: 13 }, (_, index) => {
    const angle = Math.PI * (1 - index / 12);
    return vector(stem + (reach * (1 + Math.cos(angle))) / 2, height - 18 + Math.sin(angle) * 17, 0);
  });
  const way = [vector(stem, 2, 0), vector(stem, low * 0.5, 0), vector(stem, low, 0), ...bow];
  const shade = assembly(...shadeOf(given));
  shade.position.set(end, height - 24 - shadeHeight, 0);
  const socket = part(
    turned(
      [
        [3, -0.6],
        [3, 1],
        [1.6, 2.4],
        [1.4, 6],
      ],
      40,
    ),
    'metal',
    [end, height - 24, 0],
  );
  const foundation = foot(base);
  foundation.position.x = stem;
  return assembly(foundation, part(tube(way, pole / 2, { along: 160, around: 16 }), 'metal'), shade, socket);
}

/** An upright that carries its shade like a hat. */
function column(given: Lamp, base: number): Group {
  const { height, shadeHeight, kind, pole = 1.7 } = given;
  const shade = assembly(...shadeOf(given));
  shade.position.y = height - shadeHeight;
  const rise = height - shadeHeight * 0.4;
  if (kind === 'column')
    return assembly(foot(base), part(bar(vector(0, 2, 0), vector(0, rise, 0), pole / 2, 16), 'metal'), shade);
  const body = turned([
    [0.1, 0],
    [base * 0.8, 0],
    [base * 1.1, rise * 0.1],
    [base * 1.25, rise * 0.3],
    [base * 0.8, rise * 0.58],
    [base * 0.28, rise * 0.7],
    [base * 0.22, rise * 0.8],
  ]);
  return assembly(
    part(body, 'ceramic'),
    part(bar(vector(0, rise * 0.76, 0), vector(0, rise, 0), 0.9, 16), 'metal'),
    shade,
  );
}

/** Three legs that meet in a collar under the shade. */
function tripod(given: Lamp): Group {
  const { height, shadeHeight, shadeWidth } = given;
  const collar = height - shadeHeight - 3;
  const shade = assembly(...shadeOf(given));
  shade.position.y = height - shadeHeight;
  const legs = [0.5, 2.6, 4.7].map((angle) => {
    const at = (out: number, y: number) => vector(Math.sin(angle) * out, y, Math.cos(angle) * out);
    return part(bar(at(shadeWidth * 0.46, 0.4), at(2, collar + 1), 1.2, 16), 'wood');
  });
  const hub = turned([
    [0.1, 0],
    [3.4, 0],
    [3.4, 3],
    [1.2, 4],
    [0.1, 4],
  ]);
  const rise = bar(vector(0, collar + 2, 0), vector(0, height - shadeHeight * 0.4, 0), 0.9, 16);
  return assembly(...legs, part(hub, 'metal', [0, collar - 1, 0]), part(rise, 'metal'), shade);
}
