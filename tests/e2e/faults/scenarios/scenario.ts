import * as fc from 'fast-check';
import { cartCommands, type ShopCommand } from './cart-commands.ts';
import { faultCommands } from './fault-commands.ts';
import { firstModel } from './model.ts';
import { orderCommands } from './order-commands.ts';
import { expectQuiescence, restorePrices } from './quiescence-oracle.ts';
import { type Parts, World } from './world.ts';

export interface ScenarioOptions {
  readonly seed: number;
  /** How many commands are drawn at most; some of them do not fit when their turn comes. */
  readonly commandsMax: number;
  /** Where a failure told to begin again, or nothing. */
  readonly path?: string | undefined;
  readonly replayPath?: string | undefined;
}

/**
 * Draws a sequence of what shoppers do and what happens to them, carries it out on a real device and a real shop, and
 * looks at what must hold, always and in the end. A failure tells seed, path and record; the same seed draws the same
 * sequence and the same verdicts.
 */
export async function runScenario(parts: Parts, options: ScenarioOptions): Promise<string> {
  const { seed, commandsMax, path, replayPath } = options;
  const world = await World.open(parts);
  const commands = fc.commands(weighted([...cartCommands, ...orderCommands, ...faultCommands]), {
    maxCommands: commandsMax,
    size: 'max',
    ...(replayPath === undefined ? {} : { replayPath }),
  });
  try {
    await fc.assert(
      fc.asyncProperty(commands, async (drawn) => {
        const model = firstModel();
        await fc.asyncModelRun(() => ({ model, real: world }), drawn);
        await expectQuiescence(model, world);
      }),
      {
        seed,
        numRuns: 1,
        endOnFailure: true,
        verbose: fc.VerbosityLevel.None,
        ...(path === undefined ? {} : { path }),
      },
    );
  } catch (error) {
    // A server with a failpoint may be about to die.
    await parts.shop.start();
    throw new Error(`${String((error as Error).cause)}\n${String(error)}\n${world.record()}`, { cause: error });
  } finally {
    await restorePrices(world);
  }
  return world.record();
}

/** Repeats each command as often as it weighs: the library draws all of them alike. */
function weighted(commands: readonly (readonly [number, ShopCommand])[]): ShopCommand[] {
  return commands.flatMap(([weight, drawn]) => Array.from({ length: weight }, () => drawn));
}
