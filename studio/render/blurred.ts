/** A plane of numbers, twice averaged over squares that reach `radius` pixels to each side. Beyond its ends it goes on as it ends. */
export function blurred(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  const size = { width, height };
  const once = acrossRows(alongRows(plane, size, radius), size, radius);
  return acrossRows(alongRows(once, size, radius), size, radius);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function alongRows(plane: Float32Array, { width, height }: Size, radius: number): Float32Array {
  const result = new Float32Array(plane.length);
  const part = 1 / (2 * radius + 1);
  for (let row = 0; row < height; row++) {
    const first = row * width;
    const last = first + width - 1;
    let sum = plane[first]! * radius;
    for (let place = 0; place <= radius; place++) sum += plane[Math.min(last, first + place)]!;
    for (let place = first; place <= last; place++) {
      result[place] = sum * part;
      sum += plane[Math.min(last, place + radius + 1)]! - plane[Math.max(first, place - radius)]!;
    }
  }
  return result;
}

/** All columns at once, row by row, as they lie in memory. */
function acrossRows(plane: Float32Array, { width, height }: Size, radius: number): Float32Array {
  const result = new Float32Array(plane.length);
  const part = 1 / (2 * radius + 1);
  const sums = new Float64Array(width);
  const rowAt = (row: number): number => Math.min(height - 1, Math.max(0, row)) * width;
  for (let row = -radius; row <= radius; row++)
    for (let column = 0; column < width; column++) sums[column]! += plane[rowAt(row) + column]!;
  for (let row = 0; row < height; row++) {
    const [own, coming, leaving] = [row * width, rowAt(row + radius + 1), rowAt(row - radius)];
    for (let column = 0; column < width; column++) {
      result[own + column] = sums[column]! * part;
      sums[column]! += plane[coming + column]! - plane[leaving + column]!;
    }
  }
  return result;
}
