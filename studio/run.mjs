// `npm run studio [-- --only <sku or family,...>] [--shot <shot>] [--limit <pictures>] [--models] [--films] [--outlines] [--sheet] [--accept]`:
// takes the pictures that are missing or no longer as the models say. `--models` makes the files for phones, `--films` the films, `--outlines` the drawings of measures; `--sheet` draws small
// drafts on one page for review instead; `--accept` takes the files that are there for right.
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../server/prepare.mjs';
import { openDarkrooms } from './command/darkroom.mjs';
import { pictureFingerprint } from './command/fingerprint.mjs';
import { cutOutWebp } from './command/cut-out-webp.mjs';
import { fileOf, Ledger } from './command/ledger.mjs';
import { say } from './command/make.mjs';
import { makeModels } from './command/models.mjs';
import { makeFilms } from './command/films.mjs';
import { makeOutlines } from './command/outlines.mjs';

const BROWSERS_MAX = 2;
const COLOURS_AT_ONCE = 2;
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    shot: { type: 'string' },
    limit: { type: 'string' },
    models: { type: 'boolean', default: false },
    films: { type: 'boolean', default: false },
    outlines: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
  },
});

const only = options.only?.split(',');
const isWanted = ({ sku, family, shot }) =>
  (!only || only.includes(sku) || only.includes(family)) && (!options.shot || shot === options.shot);
const since = performance.now();
const isOneByOne = options.models || options.films || options.outlines;
const rooms = await openDarkrooms(isOneByOne ? 1 : Math.min(BROWSERS_MAX, availableParallelism()));
try {
  const all = await rooms.pages[0].evaluate(() => globalThis.studio.tasks());
  const tasks = all.filter(isWanted);
  if (options.sheet) await drawSheet(tasks);
  else if (options.models) await makeModels(rooms.pages[0], isWanted, options.accept);
  else if (options.films) await makeFilms(rooms.pages[0], isWanted, options.accept);
  else if (options.outlines) await makeOutlines(rooms.pages[0], isWanted, options.accept);
  else await takePictures(all, tasks);
} finally {
  await rooms.close();
}

async function takePictures(all, tasks) {
  const ledger = new Ledger();
  const fileNames = ({ sku, shot, colours }) => colours.map((colour) => fileOf(sku, colour, shot));
  for (const task of all) for (const file of fileNames(task)) ledger.describe(file, seenIn(task));
  ledger.forgetAllBut(new Set(all.flatMap(fileNames)));
  const jobs = tasks.flatMap((task) => jobsOf(task, ledger));
  const count = jobs.reduce((sum, { colours }) => sum + colours.length, 0);
  if (options.accept) {
    const accepted = jobs.flatMap(({ task, colours, printOf }) =>
      colours.filter((colour) => ledger.accept(fileOf(task.sku, colour, task.shot), printOf(colour))),
    );
    return say(`${accepted.length} pictures accepted as they are, ${count - accepted.length} to take.`);
  }
  say(`${count} pictures to take.`);
  const limit = Number(options.limit ?? count);
  const progress = { done: 0, count: Math.min(limit, count) };
  const next = () => (progress.done < limit ? jobs.shift() : undefined);
  await Promise.all(rooms.pages.map((page) => work(page, next, { ledger, progress })));
  return say(`${progress.done} pictures taken, ${count - progress.done} left.`);
}

/** What the list says of the others that a picture shows. */
function seenIn({ alsoShows = [] }) {
  return alsoShows.length > 0 ? { alsoShows } : {};
}

/** The colours of a task whose picture is not there or not right, a few at a time: a run that is stopped loses little. */
function jobsOf(task, ledger) {
  const printOf = (colour) => pictureFingerprint(task, colour);
  const colours = task.colours.filter(
    (colour) => !ledger.isCurrent(fileOf(task.sku, colour, task.shot), printOf(colour)),
  );
  const count = Math.ceil(colours.length / COLOURS_AT_ONCE);
  return Array.from({ length: count }, (_, index) => {
    const some = colours.slice(index * COLOURS_AT_ONCE, (index + 1) * COLOURS_AT_ONCE);
    return { task, colours: some, printOf };
  });
}

async function work(page, next, { ledger, progress }) {
  for (let job = next(); job; job = next()) {
    const { task, colours, printOf } = job;
    const { sku, shot, exposure } = task;
    const pictures = await page.evaluate((order) => globalThis.studio.take(order), { sku, shot, colours, ...exposure });
    for (const { colour, isCutOut, image, dominant } of pictures) {
      const { width, height } = exposure;
      const file = fileOf(sku, colour, shot);
      const row = { sku, colour, shot, file, width, height, dominant, isCutOut, ...seenIn(task) };
      const bytes = Buffer.from(image, 'base64');
      ledger.keep(row, printOf(colour), isCutOut ? await cutOutWebp(bytes, exposure.quality) : bytes);
    }
    progress.done += pictures.length;
    const seconds = (performance.now() - since) / 1000;
    const left = Math.max(0, (seconds / progress.done) * (progress.count - progress.done));
    say(`${progress.done}/${progress.count} ${sku} ${shot} (${colours.join(', ')}), about ${Math.round(left)} s left`);
  }
}

/** Every picture small and quick on one page. */
async function drawSheet(tasks) {
  const drafts = [];
  const queue = [...tasks];
  const draft = async (page) => {
    for (let task = queue.shift(); task; task = queue.shift()) {
      const { sku, shot, colours, exposure } = task;
      const height = Math.round((360 * exposure.height) / exposure.width);
      const order = { sku, shot, colours, ...exposure, width: 360, height, passes: 6 };
      const pictures = await page.evaluate((wanted) => globalThis.studio.take(wanted), order);
      drafts.push(...pictures.map(({ colour, image }) => ({ label: `${sku} ${colour} ${shot}`, image })));
      say(`${drafts.length} drafts`);
    }
  };
  await Promise.all(rooms.pages.map(draft));
  const sorted = drafts.sort((a, b) => (a.label < b.label ? -1 : 1));
  const sheet = await rooms.pages[0].evaluate((cells) => globalThis.studio.sheet(cells), sorted);
  const folder = join(root, '.studio');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'sheet.webp'), Buffer.from(sheet, 'base64'));
  say(join('.studio', 'sheet.webp'));
}
