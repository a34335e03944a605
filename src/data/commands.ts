import { createContext, use } from 'react';
import type { Result } from '#schemas/errors.ts';
import type { CommandMenu } from '#worker/api.ts';
import type { DataClient } from './data-client.ts';
import { namedCalls } from './query-ref.ts';

type ParamsOf<C> = C extends (context: never, params: infer P) => unknown ? P : never;
type OutcomeOf<C> = C extends (...args: never[]) => Promise<Result<infer T>> ? Promise<Result<T>> : never;

/** Every command by noun and verb: `commands.cart.add({ ... })`. */
export type Commands = {
  readonly [N in keyof CommandMenu]: {
    readonly [V in keyof CommandMenu[N]]: (params: ParamsOf<CommandMenu[N][V]>) => OutcomeOf<CommandMenu[N][V]>;
  };
};

/** All commands, sent through a client. */
export function commandsOf(client: DataClient): Commands {
  return namedCalls((name, params) => client.command(name, params)) as Commands;
}

export const CommandsContext = createContext<Commands | null>(null);

/** The commands of this window, around which `CommandsContext` always is. */
export function useCommands(): Commands {
  return use(CommandsContext)!;
}
