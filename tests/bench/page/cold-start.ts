import { foldText } from '#lib/fold-text.ts';
import { openEngine } from '#mirror/engine-client.ts';
import type { Pair } from '#tests/bench/row.ts';
import { openBareDatabase } from './bare-database.ts';
import { clockedPair } from './clocked.ts';
import { BARE, CONTEXT, TENANT, USER } from './device.ts';
import { readTexts, scan } from './scan.ts';

/**
 * From nothing in memory to the first priced answer: the worker starts, reads the catalogue from the disk and
 * searches. Beside it: read the stored bytes, parse them, fold the texts and look through all of them.
 */
export async function timeColdStart(query: string, bareFirst: boolean): Promise<Pair> {
  return clockedPair(
    async () => {
      const engine = openEngine({ tenant: TENANT });
      await engine.useContext(USER, CONTEXT);
      const reply = await engine.search(query, { offset: 0, limit: 60 });
      if (!reply?.produtos[0]?.preco) throw new Error(`no priced answer to ${query}`);
      engine.close();
    },
    async () => {
      const database = await openBareDatabase(BARE);
      const found = scan(await readTexts(database), foldText(query).split(' '));
      if (found.length === 0) throw new Error(`no answer to ${query}`);
      database.close();
    },
    bareFirst,
  );
}
