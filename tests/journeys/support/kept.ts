import { expect, type Page } from '@playwright/test';
import { DEMO_SENHA } from '#server/demo/seed/clientes.ts';

/** A browser's data of this app outside its databases: the paths in every cache, both storages as text. */
type Kept = { readonly cached: string[]; readonly stored: string };

/** The parameters are left out: those of a demonstration hold the log-ins that it shows to everybody. */
const readKept = (page: Page): Promise<Kept> =>
  page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys())
        cached.push(new URL(request.url).pathname);
    }
    const entries = [...Object.entries(localStorage), ...Object.entries(sessionStorage)];
    return { cached, stored: JSON.stringify(entries.filter(([name]) => name !== 'GSParametros')) };
  });

/** No answer of the API in any cache, no password in any storage. */
export async function expectNothingKept(page: Page): Promise<void> {
  const { cached, stored } = await readKept(page);
  expect.soft(cached.filter((path) => path.startsWith('/api'))).toEqual([]);
  expect.soft(stored).not.toContain(DEMO_SENHA);
  expect.soft(stored).not.toContain(btoa(`representante:${DEMO_SENHA}`));
}
