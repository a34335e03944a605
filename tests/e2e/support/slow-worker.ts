import type { Page } from '@playwright/test';

/** From now on what a window asks its worker under this name reaches it only after some time, as on a slow device. */
export async function slowDown(page: Page, name: string, delayMs: number): Promise<void> {
  const delay = ([slow, ms]: readonly [string, number]): void => {
    const { value } = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage')!;
    const send = value as (this: Worker, ...args: unknown[]) => void;
    Worker.prototype.postMessage = function (this: Worker, ...args: unknown[]) {
      const { argumentList = [] } = args[0] as { argumentList?: { value?: unknown }[] };
      const isSlow = argumentList.some((argument) => argument.value === slow);
      // All of them, so that the others keep their order.
      setTimeout(() => send.apply(this, args), isSlow ? ms : 0);
    };
  };
  await page.addInitScript(delay, [name, delayMs] as const);
  await page.evaluate(delay, [name, delayMs] as const);
}
