import type { AsyncCommand } from 'fast-check';
import { expectAllIsWell } from './continuous-oracle.ts';
import type { Model } from './model.ts';
import type { World } from './world.ts';

/** Something that a shopper does, or that happens to a device or its shop. */
export interface CommandParts {
  readonly name: string;
  /** Values that the command was drawn with; a replay names it by them. */
  readonly drawn?: readonly unknown[];
  /** Whether the command is possible now; it looks at the model only. */
  readonly check?: (model: Model) => boolean;
  readonly run: (model: Model, world: World) => Promise<void>;
}

/** A command that is recorded; after it the continuous oracle checks what must always hold. */
export function command({ name, drawn = [], check = () => true, run }: CommandParts): AsyncCommand<Model, World> {
  const text = `${name}(${drawn.map((value) => JSON.stringify(value)).join(', ')})`;
  return {
    check: (model) => check(model),
    async run(model, world) {
      world.note(text);
      await run(model, world);
      await expectAllIsWell(model, world);
    },
    toString: () => text,
  };
}
