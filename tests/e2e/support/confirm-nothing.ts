import type { Page } from '@playwright/test';

/** The shop gives no price when it is asked for one, nor does it say that the documents are right. */
export async function confirmNothing(page: Page): Promise<void> {
  await page.route(/\/api\/(?:product\/render-list|sync\/heads)/, (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"code":500,"result":""}' }),
  );
}
