// What has been rendered: the pictures beside the demo shop, their list for whoever shows them, and their fingerprints.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../server/prepare.mjs';

const demo = join(root, 'demo');
const listPath = join(demo, 'pictures.json');
const renderedPath = join(root, 'studio', 'rendered.json');

const read = (path, otherwise) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : otherwise);

/** The path of a picture from the demo's folder. There is only one of an article, named like it. */
export const fileOf = (sku, colour, shot) => `pictures/${sku}/${colour}${shot === 'article' ? '' : `-${shot}`}.webp`;

/** The path of a product's model of one kind, `glb` or `usdz`, from the demo's folder. */
export const modelFileOf = (sku, kind) => `models/${sku}.${kind}`;

/** The path of a drawing in lines from the demo's folder. */
export const outlineFileOf = (name) => `outlines/${name}.svg`;

/** The path of a product's film from the demo's folder. */
export const filmFileOf = (sku) => `films/${sku}.webm`;

export class Ledger {
  #list = new Map(read(listPath, []).map((row) => [row.file, row]));
  #rendered = read(renderedPath, {});

  isCurrent(file, print) {
    return this.#rendered[file] === print && existsSync(join(demo, file));
  }

  /** Says of a picture that is there which others are seen in it. */
  describe(file, seen) {
    const row = this.#list.get(file);
    if (row) this.#list.set(file, { ...row, alsoShows: undefined, ...seen });
  }

  /** Keeps a picture at once, so that a run that is stopped goes on where it was. */
  keep(row, print, bytes) {
    this.#list.set(row.file, row);
    this.keepFile(row.file, print, bytes);
  }

  /** Keeps what is not a picture: a model for phones, a film. */
  keepFile(file, print, bytes) {
    mkdirSync(dirname(join(demo, file)), { recursive: true });
    writeWhole(join(demo, file), bytes);
    this.#rendered[file] = print;
    this.#write();
  }

  /** Says that a file is right as it is, after a change of code that draws the same. */
  accept(file, print) {
    if (!existsSync(join(demo, file))) return false;
    this.#rendered[file] = print;
    this.#write();
    return true;
  }

  /** Forgets pictures that no model has any more. */
  forgetAllBut(files) {
    for (const file of [...this.#list.keys()].filter((name) => !files.has(name))) {
      this.#list.delete(file);
      delete this.#rendered[file];
      rmSync(join(demo, file), { force: true });
    }
    this.#write();
  }

  /** Forgets what is in a folder and not among the given files. */
  forgetOthers(folder, files) {
    const isOdd = (name) => name.startsWith(`${folder}/`) && !files.has(name);
    for (const file of Object.keys(this.#rendered).filter(isOdd)) {
      delete this.#rendered[file];
      rmSync(join(demo, file), { force: true });
    }
    this.#write();
  }

  #write() {
    const rows = [...this.#list.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
    writeWhole(listPath, `[\n  ${rows.map((row) => JSON.stringify(row)).join(',\n  ')}\n]\n`);
    const prints = Object.fromEntries(Object.entries(this.#rendered).sort(([a], [b]) => (a < b ? -1 : 1)));
    writeWhole(renderedPath, `${JSON.stringify(prints, null, 2)}\n`);
  }
}

/** A file is there as a whole or not at all. */
function writeWhole(path, content) {
  writeFileSync(`${path}.new`, content);
  renameSync(`${path}.new`, path);
}
