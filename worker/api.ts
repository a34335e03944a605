import { type Observable, type Subscription, switchMap } from 'rxjs';
import type { Answer } from '#domain/answer.ts';
import type { Result } from '#schemas/errors.ts';
import { laterCommand } from './come-later.ts';
import type { commands } from './commands/commands.ts';
import type { WorkerContext } from './context.ts';
import { openContext, type OpenContext } from './open-context.ts';
import type { MemoryFallback } from './storage/open-stores.ts';
import type { OpenOptions, WindowHint } from './open-options.ts';
import type { OutboxPorts } from './outbox/ports.ts';
import type { WorkerPorts } from './ports.ts';
import { queries } from './queries/queries.ts';
import { noteWork } from './timing.ts';
import { withSpace } from './storage/with-space.ts';

/** All queries and commands. The window uses the types and calls by name. */
export type QueryMenu = typeof queries;
export type CommandMenu = typeof commands;

/** Receives the answers to a window's queries. */
export type AnswerListener = (watchId: number, answer: Answer<unknown>) => void;

/** Draws a token of reCAPTCHA in the window; `null`: none came. */
export type RecaptchaAsker = OutboxPorts['recaptchaToken'];

/**
 * What the worker offers to a window. Commands may be repeated, because everything that they write carries an id from
 * the caller.
 */
export interface WorkerApi {
  /** Opens a store view; must be called first, and only once. */
  open(options: OpenOptions, listener: AnswerListener, recaptchaToken?: RecaptchaAsker): Promise<void>;
  watch(watchId: number, name: string, params: unknown): Promise<void>;
  unwatch(watchId: number): Promise<void>;
  command(name: string, params: unknown): Promise<Result<unknown>>;
  hint(hint: WindowHint): Promise<void>;
  /** Answers at once as long as the worker lives. */
  ping(): Promise<true>;
  close(): Promise<void>;
}

type Query = (context: WorkerContext, params: unknown) => Observable<Answer<unknown>>;
type Command = (context: WorkerContext, params: unknown) => Promise<Result<unknown>>;

/** Makes the API over the given ports, those of the platform or of tests. Only the thread's entry knows comlink. */
export function createApi(ports: WorkerPorts, fallback: MemoryFallback | null = null): WorkerApi {
  const watches = new Map<number, Subscription>();
  let opened: Promise<OpenContext> | null = null;
  let listener: AnswerListener = () => undefined;

  return {
    async open(options, onAnswer, recaptchaToken = ports.recaptchaToken) {
      listener = onAnswer;
      opened ??= openContext({ ...ports, recaptchaToken }, options, fallback);
      await opened;
      // Loads the code that no first screen needs; if that fails, it is loaded again when it is needed.
      void import('./later.ts').catch(() => undefined);
    },
    async watch(watchId, name, params) {
      const query = entry<Query>(queries, name);
      const { context, context$ } = await mustBeOpen(opened);
      context().pace.noteUse();
      watches.get(watchId)?.unsubscribe();
      const askedAt = performance.now();
      let isAnswered = false;
      // Of whoever uses the device: what the last one saw ends with the last one.
      const answers$ = context$.pipe(switchMap((ofWhom) => query(ofWhom, params)));
      const subscription = answers$.subscribe((answer) => {
        if (!isAnswered && answer.state !== 'loading') noteWork(`query ${name}`, askedAt);
        isAnswered ||= answer.state !== 'loading';
        listener(watchId, answer);
      });
      watches.set(watchId, subscription);
    },
    async unwatch(watchId) {
      watches.get(watchId)?.unsubscribe();
      watches.delete(watchId);
    },
    async command(name, params) {
      const current = (await mustBeOpen(opened)).context();
      current.pace.noteUse();
      const command = laterCommand((later) => entry<Command>(later.commands, name));
      return withSpace(current.makeSpace, () => command(current, params));
    },
    async hint(hint) {
      (await mustBeOpen(opened)).onHint(hint);
    },
    ping: async () => true,
    async close() {
      for (const subscription of watches.values()) subscription.unsubscribe();
      watches.clear();
      await (await opened)?.close();
      opened = null;
    },
  };
}

async function mustBeOpen(opened: Promise<OpenContext> | null): Promise<OpenContext> {
  if (!opened) throw new Error('not opened');
  return opened;
}

/** Looks up `noun.verb` in a menu. Throws for an unknown name, which is an error of the caller. */
function entry<T>(menu: Readonly<Record<string, Readonly<Record<string, unknown>>>>, name: string): T {
  const [noun = '', verb = ''] = name.split('.');
  const found = Object.hasOwn(menu, noun) && Object.hasOwn(menu[noun]!, verb) ? menu[noun]![verb] : undefined;
  if (typeof found !== 'function') throw new Error(`there is no ${name}`);
  return found as T;
}
