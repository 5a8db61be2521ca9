import type { Page, Request } from '@playwright/test';
import type { Erro } from '#contract/erro.ts';
import { KEY_HEADER, MARKER_HEADER, MARKER_VALUE } from '#contract/wire/headers.ts';

/** The headers by which the page believes an answer to this request. */
export function ownHeaders(request: Request): Record<string, string> {
  const key = request.headers()[KEY_HEADER];
  return { [MARKER_HEADER]: MARKER_VALUE, ...(key === undefined ? {} : { [KEY_HEADER]: key }) };
}

/** From now on the server refuses these requests of the page, as a company's own rules may. */
export async function answerRefused(
  page: Page,
  url: string,
  body: Pick<Erro, 'Message' | 'Description'> & Partial<Pick<Erro, 'Codigo'>>,
): Promise<void> {
  await page.unroute(url);
  await page.route(url, (route) =>
    route.fulfill({ status: 422, headers: ownHeaders(route.request()), json: body }),
  );
}
