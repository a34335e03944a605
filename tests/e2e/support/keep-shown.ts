import type { Page, TestInfo } from '@playwright/test';

/** Keeps what the windows of a failed test show, as text: `npm test` prints it, also where nobody can look at pictures. */
export async function keepShown(info: TestInfo, pages: Iterable<Page>): Promise<void> {
  if (info.status === info.expectedStatus) return;
  const texts = [...pages].map(async (page) => {
    const content = await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String);
    return `${page.url()}\n${content}`;
  });
  await info.attach('shown', { body: (await Promise.all(texts)).join('\n\n'), contentType: 'text/plain' });
}
