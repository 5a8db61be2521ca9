import { foldText } from '#lib/fold-text.ts';
import { CatalogueDatabase } from '#mirror/catalogue/catalogue-database.ts';
import { openEngine } from '#mirror/catalogue/engine-client.ts';
import { EngineHost } from '#mirror/catalogue/engine-host.ts';
import type { SearchReply } from '#mirror/catalogue/engine-protocol.ts';
import type { Pair } from '#tests/bench/row.ts';
import { openBareDatabase } from './bare-database.ts';
import { clockedPair } from './clocked.ts';
import { BARE, CONTEXT, TENANT, USER } from './device.ts';
import { readTexts, scan } from './scan.ts';

/**
 * From empty memory to the first priced response: the worker starts, reads the catalogue from the disk and searches.
 * Compared with: read the stored bytes, parse them, fold the texts and look through all of them.
 */
export async function timeColdStart(query: string, bareFirst: boolean): Promise<Pair> {
  const ours = async () => {
    const engine = openEngine({ tenant: TENANT });
    await engine.useContext(USER, CONTEXT);
    insistOnPrice(await engine.search(query, { offset: 0, limit: 60 }));
    engine.close();
  };
  return clockedPair(ours, () => scanFromDisk(query), bareFirst);
}

/**
 * The same without a worker, in the page's own thread: only this one can be slowed down in a browser, to stand for a
 * slow tablet.
 */
export async function timeColdStartHere(query: string, bareFirst: boolean): Promise<Pair> {
  const ours = async () => {
    const database = new CatalogueDatabase(TENANT);
    const host = new EngineHost(database, Date.now);
    await host.reload();
    await host.useContext({ user: USER, idContexto: CONTEXT });
    insistOnPrice(host.search({ query, offset: 0, limit: 60 }));
    database.close();
  };
  return clockedPair(ours, () => scanFromDisk(query), bareFirst);
}

async function scanFromDisk(query: string): Promise<void> {
  const database = await openBareDatabase(BARE);
  const found = scan(await readTexts(database), foldText(query).split(' '));
  if (found.length === 0) throw new Error(`no answer to ${query}`);
  database.close();
}

function insistOnPrice(reply: SearchReply | null): void {
  if (!reply?.produtos[0]?.preco) throw new Error('no priced answer');
}
