type Point = readonly [x: number, y: number];

/** The lines between faces of different numbers, along the borders of pixels, each from one meeting of lines to another. */
export function bordersOf(faces: Int32Array, width: number, height: number): Point[][] {
  const columns = width + 1;
  const face = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : faces[y * width + x]!;
  // From each corner of pixels, whether a border goes to the right and downwards.
  const right = new Uint8Array(columns * (height + 1));
  const down = new Uint8Array(columns * (height + 1));
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      const corner = y * columns + x;
      if (face(x, y - 1) !== face(x, y)) right[corner] = 1;
      if (face(x - 1, y) !== face(x, y)) down[corner] = 1;
    }
  }
  const ways = (corner: number): number[] => [
    ...(right[corner] ? [corner + 1] : []),
    ...(corner % columns > 0 && right[corner - 1] ? [corner - 1] : []),
    ...(down[corner] ? [corner + columns] : []),
    ...(corner >= columns && down[corner - columns] ? [corner - columns] : []),
  ];
  const take = (from: number, to: number): void => {
    const low = Math.min(from, to);
    (Math.abs(from - to) === 1 ? right : down)[low] = 0;
  };
  const follow = (start: number): Point[] => {
    const line = [start];
    for (let at = start, [next] = ways(start); next !== undefined;) {
      take(at, next);
      line.push(next);
      at = next;
      const onward = ways(at);
      // Where several lines meet, each of them ends.
      next = meetings.has(at) ? undefined : onward[0];
    }
    return line.map((corner) => [corner % columns, Math.floor(corner / columns)]);
  };
  const meetings = new Set<number>();
  for (let corner = 0; corner < right.length; corner++) if (ways(corner).length > 2) meetings.add(corner);
  const lines: Point[][] = [];
  for (const corner of meetings) while (ways(corner).length > 0) lines.push(follow(corner));
  for (let corner = 0; corner < right.length; corner++) while (ways(corner).length > 0) lines.push(follow(corner));
  return lines;
}

/** The same line with fewer points, none of them further off than `tolerance`. */
export function simplified(line: readonly Point[], tolerance: number): Point[] {
  const kept = new Uint8Array(line.length);
  kept[0] = kept[line.length - 1] = 1;
  // A closed line begins and ends at one point, from which nothing is far off; so it is cut in two.
  const half = Math.floor(line.length / 2);
  const isClosed = line[0]![0] === line.at(-1)![0] && line[0]![1] === line.at(-1)![1];
  if (isClosed) kept[half] = 1;
  const spans = isClosed
    ? [
        [0, half],
        [half, line.length - 1],
      ]
    : [[0, line.length - 1]];
  while (spans.length > 0) {
    const [from, to] = spans.pop() as [number, number];
    let [far, off] = [-1, tolerance];
    for (let at = from + 1; at < to; at++) {
      const distance = distanceTo(line[at]!, line[from]!, line[to]!);
      if (distance > off) [far, off] = [at, distance];
    }
    if (far < 0) continue;
    kept[far] = 1;
    spans.push([from, far], [far, to]);
  }
  return line.filter((_, at) => kept[at] === 1);
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}
