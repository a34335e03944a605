import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What is around every page but those of the checkout, which have another header. */
const FRAME = ['#root > header', '#root > footer'];

/** What is loaded into a page that has axe, because loading it takes as long as looking. */
const NOTHING = 'undefined';

export type Colours = 'light' | 'dark';

interface Look {
  /** The part that is looked at, all of the page if none is named: the page around a dialog is looked at without it. */
  readonly within?: string;
  /** Header and footer were looked at on another page. What counts for a page as a whole is looked at nevertheless. */
  readonly isFrameKnown?: boolean;
  /** In the dark, a page that was looked at in the light is the same in everything but its colours. */
  readonly colours?: Colours;
  /** What the page shows, for a test that looks at several. */
  readonly what?: string;
}

/** Axe finds nothing on a page as it is, and looked at something. A test goes on after what it finds. */
export async function expectNothingFound(page: Page, look: Look = {}): Promise<void> {
  const { within, isFrameKnown = false, colours, what = within ?? 'the page' } = look;
  // Without frames of another origin there is nothing to put together in a page of its own, which would take longer
  // than looking.
  const axe = new AxeBuilder({ page, ...((await isThere(page)) && { axeSource: NOTHING }) }).setLegacyMode();
  // What holds is told by one element of each rule: describing all of them takes longer than looking.
  axe.options({ resultTypes: ['violations'] });
  if (within !== undefined) axe.include(within);
  if (isFrameKnown) for (const part of FRAME) axe.exclude(part);
  if (colours) await page.emulateMedia({ colorScheme: colours });
  if (colours === 'dark') axe.withRules('color-contrast');
  const { violations, passes } = await axe.analyze();
  const seen = colours ? `${what}, ${colours}` : what;
  expect.soft(passes, `axe looked at something: ${seen}`).not.toEqual([]);
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary}`),
  );
  expect.soft(found, seen).toEqual([]);
}

/** A frame may be newer than the page that it is in. */
async function isThere(page: Page): Promise<boolean> {
  return page.frames().length === 1 && page.evaluate(() => 'axe' in window);
}
