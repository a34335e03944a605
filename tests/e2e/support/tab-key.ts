import { expect, type Locator, type Page } from '@playwright/test';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Stops beside those of the part: what stands before it on a page. */
const FURTHER_STOPS = 3;

/** A ring around what has the focus, or around the card or the label that it stands for. */
export function hasRing(element: Element): boolean {
  const around = [element, element.closest('article'), element.closest('label'), element.nextElementSibling];
  return around.some((ringed) => ringed && getComputedStyle(ringed).outlineStyle !== 'none');
}

/** Names the controls of a part that the Tab key does not get to, or that do not show that they have the focus. */
export async function missedByTab(page: Page, part: Locator): Promise<string[]> {
  await expect(part).toBeVisible();
  const controls = await part.evaluateHandle((element, selector) => {
    const isOpen = (control: Element): boolean =>
      control.checkVisibility({ visibilityProperty: true }) && (control as HTMLElement).tabIndex >= 0;
    const all = [...element.querySelectorAll(selector)].filter((each) => !each.matches(':disabled') && isOpen(each));
    // A group of radio buttons is one stop.
    const isStop = (each: Element): boolean => {
      if (!(each instanceof HTMLInputElement) || each.type !== 'radio') return true;
      const group = all.filter((other) => other instanceof HTMLInputElement && other.name === each.name);
      return each === (group.find((other) => (other as HTMLInputElement).checked) ?? group[0]);
    };
    return all.filter(isStop);
  }, CONTROLS);
  const count = await controls.evaluate((list) => {
    (list[0] as HTMLElement).focus();
    return list.length;
  });
  // A function in the page, so that every stop asks the page once.
  const ring = await page.evaluateHandle<typeof hasRing>(String(hasRing));
  const reached = new Set<number>();
  await page.keyboard.press('Shift+Tab');
  for (let stop = 0; stop < count + FURTHER_STOPS && reached.size < count; stop++) {
    await page.keyboard.press('Tab');
    const place = await controls.evaluate((list, isRinged) => {
      const at = document.activeElement!;
      return isRinged(at) ? list.indexOf(at) : -1;
    }, ring);
    if (place >= 0) reached.add(place);
  }
  const names = await controls.evaluate((list) => list.map((each) => each.outerHTML.slice(0, 120)));
  return names.filter((_name, place) => !reached.has(place));
}
