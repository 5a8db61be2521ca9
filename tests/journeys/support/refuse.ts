import type { Page } from '@playwright/test';
import type { Erro } from '#contract/erro.ts';
import { MARKER_HEADER, MARKER_VALUE } from '#contract/headers.ts';

/** From now on the server refuses these requests of the page, as a company's own rules may. */
export async function answerRefused(
  page: Page,
  url: string,
  body: Pick<Erro, 'Message' | 'Description'> & Partial<Pick<Erro, 'Codigo'>>,
): Promise<void> {
  await page.unroute(url);
  await page.route(url, (route) =>
    route.fulfill({ status: 422, headers: { [MARKER_HEADER]: MARKER_VALUE }, json: body }),
  );
}
