import { models } from '../models/models.ts';
import { tasks } from '../render/tasks.ts';
import { turn } from './turning-film.ts';
import { type Turned, turned } from './turned.ts';

/** A film to take, with what its pictures depend on. */
interface FilmTask extends Turned {
  readonly family: string;
  readonly entries: readonly string[];
  readonly inputs: unknown;
}

/** A film for each product that is shown from all sides: it depends on what its first picture depends on. */
export function filmTasks(): FilmTask[] {
  const heroes = new Map(tasks().flatMap((task) => (task.shot === 'hero' ? [[task.sku, task]] : [])));
  return turned.map(({ sku, colour }) => {
    const { piece, colours, isSeenFromLeft = false } = models.find((model) => model.sku === sku)!;
    return {
      sku,
      colour,
      family: piece.family,
      entries: [...heroes.get(sku)!.entries, 'films/turning-film.ts'],
      inputs: { piece, finishes: colours[colour], isSeenFromLeft, turn },
    };
  });
}
