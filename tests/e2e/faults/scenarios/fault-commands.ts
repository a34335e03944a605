import * as fc from 'fast-check';
import {
  captivePage,
  errorPage,
  type Match,
  randomJudge,
  refusal,
  type Verdict,
} from '../../../support/fault-proxy-verdicts.ts';
import type { ShopCommand } from './cart-commands.ts';
import { command } from './command.ts';
import { chosenTab, TABS_MAX, usableTabs } from './model.ts';
import { killBrowser } from './order-commands.ts';

const anyTab = fc.nat({ max: 5 });
const writes: Match = { method: 'POST', path: /^\/api\/(?:cart|order)/ };
const api: Match = { path: /^\/api\// };

const goOffline: ShopCommand = fc.constant(
  command({
    name: 'goOffline',
    check: ({ isOffline }) => !isOffline,
    async run(model, { device }) {
      await device.setOffline(true);
      model.isOffline = true;
    },
  }),
);

const goOnline: ShopCommand = fc.constant(
  command({
    name: 'goOnline',
    check: ({ isOffline }) => isOffline,
    async run(model, { device }) {
      await device.setOffline(false);
      model.isOffline = false;
    },
  }),
);

const flap: ShopCommand = fc.integer({ min: 2, max: 4 }).map((times) =>
  command({
    name: 'flap',
    drawn: [times],
    async run(model, { device }) {
      for (let time = 0; time < times; time++) {
        await device.setOffline(true);
        await device.setOffline(false);
      }
      model.isOffline = false;
    },
  }),
);

const openTab: ShopCommand = fc.constant(
  command({
    name: 'openTab',
    check: ({ tabs }) => tabs.size < TABS_MAX,
    async run(model, world) {
      const number = ++model.lastTab;
      await world.openTab(number);
      model.tabs.set(number, { isFrozen: false });
    },
  }),
);

/** Ways in which one of several windows can end. */
const loseTab: ShopCommand = fc.tuple(anyTab, fc.constantFrom('closeTab', 'crashTab')).map(([tab, way]) =>
  command({
    name: way,
    drawn: [tab],
    check: (model) => usableTabs(model).length > 1,
    async run(model, world) {
      const number = chosenTab(model, tab);
      model.tabs.delete(number);
      await (way === 'closeTab' ? world.closeTab(number) : world.crashTab(number));
    },
  }),
);

const freezeTab: ShopCommand = anyTab.map((tab) =>
  command({
    name: 'freezeTab',
    drawn: [tab],
    check: (model) => usableTabs(model).length > 1,
    async run(model, world) {
      const number = chosenTab(model, tab);
      await world.freeze(number);
      model.tabs.get(number)!.isFrozen = true;
    },
  }),
);

const thawTabs: ShopCommand = fc.constant(
  command({
    name: 'thawTabs',
    check: (model) => usableTabs(model).length < model.tabs.size,
    async run(model, world) {
      await world.thawAll();
      for (const tab of model.tabs.values()) tab.isFrozen = false;
    },
  }),
);

const kill: ShopCommand = fc.constant(command({ name: 'killBrowser', run: killBrowser }));

const terminateWorker: ShopCommand = anyTab.map((tab) =>
  command({
    name: 'terminateWorker',
    drawn: [tab],
    check: (model) => usableTabs(model).length > 0,
    run: (model, world) => world.tab(chosenTab(model, tab)).terminateWorker(),
  }),
);

const stopServiceWorker: ShopCommand = fc.constant(
  command({ name: 'stopServiceWorker', run: async (_model, { device }) => (await device.serviceWorker()).stop() }),
);

const sync: ShopCommand = fc.boolean().map((isLastChance) =>
  command({
    name: 'sync',
    drawn: [isLastChance],
    run: async (_model, { device }) => (await device.serviceWorker()).sync(isLastChance),
  }),
);

const stepClock: ShopCommand = fc.constantFrom(-3650, -1, -0.01, 0, 0.01, 1, 3650).map((days) =>
  command({
    name: 'stepClock',
    drawn: [days],
    run: (_model, { device }) => device.setClock(Math.round(days * 24 * 60 * 60_000)),
  }),
);

const killServer: ShopCommand = fc.constantFrom('kill', 'restart', 'after-commit', 'before-commit').map((way) =>
  command({
    name: 'killServer',
    drawn: [way],
    check: ({ isServerDown }) => !isServerDown,
    async run(model, { shop }) {
      if (way === 'kill') await shop.kill();
      // With a failpoint the server runs until its next write and dies there.
      else await shop.start(way === 'restart' ? '' : `${way}:1:exit`);
      model.isServerDown = way !== 'restart';
    },
  }),
);

const pauseServer: ShopCommand = fc.constant(
  command({
    name: 'pauseServer',
    check: ({ isServerDown }) => !isServerDown,
    async run(model, { shop }) {
      shop.pause();
      model.isServerDown = true;
    },
  }),
);

const startServer: ShopCommand = fc.constant(
  command({
    name: 'startServer',
    check: ({ isServerDown }) => isServerDown,
    async run(model, { shop }) {
      await shop.start();
      model.isServerDown = false;
    },
  }),
);

/** What may happen to replies: they are lost, doubled, reordered or cut short. */
const badReplies: readonly (readonly [number, Verdict])[] = [
  [2, { kind: 'dropReply' }],
  [2, { kind: 'duplicate' }],
  [2, { kind: 'swap', patienceMs: 500 }],
  [1, { kind: 'truncate' }],
  [1, { kind: 'cutAfterBody' }],
  [1, { kind: 'cutBeforeSend' }],
  [1, { kind: 'delay', ms: 700 }],
  [1, { kind: 'pass' }],
];

const loseReplies: ShopCommand = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.nat({ max: 99_999 }))
  .map(([times, seed]) =>
    command({
      name: 'loseReplies',
      drawn: [times, seed],
      async run(_model, world) {
        const judge = randomJudge(seed, writes, badReplies);
        const rule = world.proxy.judge((request) => (rule.hits < times ? judge(request) : null));
        world.addFault(rule);
      },
    }),
  );

/** Answers that come from something else than the shop, for a number of requests. */
const strangers = {
  'error 500': [writes, refusal(500, 'INTERNAL')],
  'error page 503': [api, errorPage(503)],
  'too many 429': [writes, refusal(429, 'TOO_MANY_REQUESTS', { 'retry-after': '1' })],
  'no session 401': [writes, refusal(401, 'UNAUTHORIZED')],
  'captive portal': [api, captivePage],
} as const;

const strangerAnswers: ShopCommand = fc
  .tuple(fc.constantFrom(...(Object.keys(strangers) as (keyof typeof strangers)[])), fc.integer({ min: 1, max: 4 }))
  .map(([name, times]) =>
    command({
      name: 'strangerAnswers',
      drawn: [name, times],
      async run(_model, world) {
        const [match, verdict] = strangers[name];
        world.addFault(world.proxy.rule(match, verdict, times));
      },
    }),
  );

const healNetwork: ShopCommand = fc.constant(
  command({
    name: 'healNetwork',
    run: async (_model, world) => world.healNetwork(),
  }),
);

const observe: ShopCommand = fc.constant(command({ name: 'observe', run: async () => undefined }));

/** Faults of device, network and shop, with their weights (reliability 4: commands). */
export const faultCommands: readonly (readonly [number, ShopCommand])[] = [
  [2, goOffline],
  [2, goOnline],
  [2, flap],
  [2, openTab],
  [2, loseTab],
  [1, freezeTab],
  [1, thawTabs],
  [1, kill],
  [2, terminateWorker],
  [2, stopServiceWorker],
  [2, sync],
  [2, stepClock],
  [2, killServer],
  [1, pauseServer],
  [2, startServer],
  [4, loseReplies],
  [3, strangerAnswers],
  [1, healNetwork],
  [1, observe],
];
