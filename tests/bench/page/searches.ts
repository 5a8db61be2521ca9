import { foldText } from '#lib/fold-text.ts';
import { openEngine } from '#mirror/catalogue/engine-client.ts';
import type { Pair } from '#tests/bench/row.ts';
import { openBareDatabase } from './bare-database.ts';
import { clockedPair } from './clocked.ts';
import { BARE, CONTEXT, TENANT, USER } from './device.ts';
import { readTexts, scan } from './scan.ts';

/**
 * Each query as the search screen sends it: page to worker, ids, the first 60 rows with their prices, and back.
 * Compared with a bare scan in the page, which finds ids only. The list is run `times` times.
 */
export async function timeSearches(queries: readonly string[], times: number): Promise<Pair[][]> {
  const database = await openBareDatabase(BARE);
  const texts = await readTexts(database);
  database.close();
  const engine = openEngine({ tenant: TENANT });
  await engine.useContext(USER, CONTEXT);
  const rounds: Pair[][] = [];
  for (let round = 0; round < times; round++) {
    const pairs: Pair[] = [];
    for (const [i, query] of queries.entries()) {
      const ours = () => engine.search(query, { offset: 0, limit: 60 });
      const bare = async () => scan(texts, foldText(query).split(' '));
      pairs.push(await clockedPair(ours, bare, (i + round) % 2 === 1));
    }
    rounds.push(pairs);
  }
  engine.close();
  return rounds;
}
