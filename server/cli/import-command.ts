import { dirname, resolve } from 'node:path';
import { storeViews } from '#config/stores.ts';
import { dropDemoCustomer } from '../demo-customer.ts';
import { demoFolder, keptPicturesFolder } from '../environment.ts';
import { catalogueForEmpty } from '../fill.ts';
import { propose } from '../import/csv/proposal.ts';
import { specialKind } from '../import/files/folder-files.ts';
import type { ReadCatalogue } from '../import/imported-catalogue.ts';
import { importReport } from '../import/import-report.ts';
import { barOf } from '../import/pictures/progress-bar.ts';
import { PictureKeeper } from '../import/pictures/picture-keeper.ts';
import { takePictures } from '../import/pictures/take-pictures.ts';
import { listIn, namesIn, readSource, type SourceFormat, sourceFormats } from '../import/read-source.ts';
import { withoutTakenSkus } from '../import/taken-skus.ts';
import { writeCatalogue } from '../import/write-catalogue.ts';
import type { Queries } from '../store/database.ts';
import { lastChangeNumber } from '../store/documents.ts';
import { setMeta } from '../store/meta.ts';
import { type Arguments, CommandError, type CommandOutcome, needed } from './command-outcome.ts';
import { storeOf } from './store-of.ts';

/** `import <path>`: adds a catalogue to what is there, or proposes what the columns of a list mean. */
export async function importPath(database: Queries, args: Arguments): Promise<CommandOutcome> {
  const { positionals, values, dataDir, say } = args;
  const format = sourceFormats.find((name) => name === (values.format ?? 'auto'));
  if (!format) throw new CommandError(`--format is one of ${sourceFormats.join(', ')}`);
  const path = needed(positionals[0], 'a path');
  const below = picturesBelow(values.pictures);
  const stores = values.store ? [storeOf(values.store)] : storeViews;
  const list = values.map === undefined ? listWithoutMap(path, format) : null;
  if (list) return proposed(list);
  const source = await withoutTakenSkus(database, await readSource(path, format, values.map));
  if (values.strict && source.rejections.length > 0)
    throw new CommandError(
      [...importReport(source, dataDir).lines, 'Nothing is imported: --strict takes all rows or none.'].join('\n'),
    );
  const taken = await takePictures(source, {
    folder: specialKind(path) === 'a folder' ? path : dirname(path),
    below,
    keeper: new PictureKeeper(keptPicturesFolder(dataDir)),
    progress: barOf(say),
  });
  const report = importReport(taken, dataDir);
  const isEmpty = (await lastChangeNumber(database)) === 0;
  const catalogue: ReadCatalogue = isEmpty ? catalogueForEmpty(taken) : taken;
  const { counts, warnings } = await writeCatalogue(database, catalogue, stores);
  const farewell = resolve(path) === demoFolder() ? [] : await leaveDemo(database, path);
  const remarks = [...(source.assumptions ?? []), ...taken.remarks, ...warnings, ...farewell];
  return {
    ok: true,
    document: { counts, rejections: source.rejections, lost: taken.lost, report: report.file, warnings: remarks },
    lines: [
      ...counts.map((count) => `${count.collection}: ${count.read} read, ${count.changed} new or changed`),
      ...report.lines,
      ...remarks,
    ],
  };
}

/** A place that is not there would take the pictures away from all that is imported. */
function picturesBelow(place: string | undefined): string | undefined {
  if (place === undefined || place === 'none' || /^https?:\/\//i.test(place) || specialKind(place) === 'a folder')
    return place;
  throw new CommandError(`--pictures is a folder, an address with https://, or none: there is no folder ${place}.`);
}

function listWithoutMap(path: string, format: SourceFormat): string | null {
  const names = namesIn(path);
  // A folder with a map says itself what its list means.
  return names === null ? listIn(path, names, format) : null;
}

async function proposed(list: string): Promise<CommandOutcome> {
  const { map, file, lines } = await propose(list);
  return { ok: true, document: { proposedMap: map, file }, lines };
}

/** A shop with things of its own is no demo any more, and has nobody whose password everybody knows. */
async function leaveDemo(database: Queries, path: string): Promise<string[]> {
  await setMeta(database, 'catalogue', path);
  return dropDemoCustomer(database);
}
