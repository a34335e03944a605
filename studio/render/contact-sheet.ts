/** A small picture with its name. */
export interface SheetCell {
  readonly label: string;
  /** In base64. */
  readonly image: string;
}

const CELL_WIDTH = 250;
const CELL_HEIGHT = 262;
const COLUMNS = 8;

/** Draws pictures beside and below each other. */
export async function contactSheet(cells: readonly SheetCell[]): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  canvas.width = CELL_WIDTH * COLUMNS;
  canvas.height = CELL_HEIGHT * Math.ceil(cells.length / COLUMNS);
  const context = canvas.getContext('2d')!;
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  context.font = '11px sans-serif';
  for (const [index, { label, image }] of cells.entries()) {
    const picture = new Image();
    // Browsers look at the bytes to see what kind of picture it is.
    picture.src = `data:image/*;base64,${image}`;
    await picture.decode();
    const [x, y] = [(index % COLUMNS) * CELL_WIDTH, Math.floor(index / COLUMNS) * CELL_HEIGHT];
    const scale = Math.min((CELL_WIDTH - 4) / picture.width, (CELL_HEIGHT - 20) / picture.height);
    context.drawImage(picture, x + 2, y + 2, picture.width * scale, picture.height * scale);
    context.fillText(label, x + 4, y + CELL_HEIGHT - 6);
  }
  return canvas;
}
