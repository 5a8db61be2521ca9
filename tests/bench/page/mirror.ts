import { transmitirCatalogo, transmitirPrecos } from '#contract/sincronizacao.ts';
import { toWire, type WireRequest } from '#contract/to-wire.ts';
import { must } from '#lib/must.ts';
import { type EngineClient, openEngine } from '#mirror/engine-client.ts';
import type { ImportAnswer } from '#mirror/engine-protocol.ts';
import { openStream } from '#net/send.ts';
import type { Pair } from '#tests/bench/row.ts';
import { deleteDatabase, openBareDatabase } from './bare-database.ts';
import { clockedPair } from './clocked.ts';
import { BARE, CONTEXT, parseLines, TENANT, USER } from './device.ts';

type MirrorTimes = { catalogue: Pair; prices: Pair };

const catalogue = toWire(transmitirCatalogo, { query: {} });
const prices = toWire(transmitirPrecos, { query: { idContexto: CONTEXT } });

/**
 * Mirrors the whole list and one price table from the server, and beside it fetches, parses and stores the same
 * bytes in one record. Leaves nothing on the disk.
 */
export async function timeMirror(token: string, bareFirst: boolean): Promise<MirrorTimes> {
  const tenant = `mirror-${crypto.randomUUID()}`;
  const database = await openBareDatabase(tenant);
  const bare = (request: WireRequest) => async () => {
    const bytes = await new Response(await bodyOf(request, token)).arrayBuffer();
    const parsed = parseLines(bytes);
    await database.put(request.path, new Uint8Array(bytes), 'relaxed');
    return parsed;
  };
  let engine: EngineClient | undefined;
  const times = {
    catalogue: await clockedPair(
      async () => {
        engine = openEngine({ tenant });
        insist(await engine.importCatalogue(await bodyOf(catalogue, token)));
      },
      bare(catalogue),
      bareFirst,
    ),
    prices: await clockedPair(
      async () =>
        insist(await must(engine, 'engine').importPrices(USER, CONTEXT, await bodyOf(prices, token))),
      bare(prices),
      bareFirst,
    ),
  };
  engine?.close();
  database.close();
  await deleteDatabase(tenant);
  await deleteDatabase(`catalogue:${tenant}`);
  return times;
}

/** Fills the mirror that later measurements read, and keeps the same bytes as they came beside it. */
export async function fillDevice(token: string): Promise<void> {
  const engine = openEngine({ tenant: TENANT });
  await mirrorInto(engine, token);
  engine.close();
  const database = await openBareDatabase(BARE);
  const bytes = await new Response(await bodyOf(catalogue, token)).bytes();
  await database.put('catalogue', bytes, 'relaxed');
  database.close();
}

/** The whole list and one price table. */
export async function mirrorInto(engine: EngineClient, token: string): Promise<void> {
  insist(await engine.importCatalogue(await bodyOf(catalogue, token)));
  insist(await engine.importPrices(USER, CONTEXT, await bodyOf(prices, token)));
}

async function bodyOf(request: WireRequest, token: string): Promise<ReadableStream<Uint8Array>> {
  const answer = await openStream(request, { token });
  if (answer.kind === 'silence' || answer.status !== 200)
    throw new Error(`no feed: ${JSON.stringify(answer)}`);
  return must(answer.body, 'body');
}

function insist(answer: ImportAnswer): void {
  if (!answer.ok) throw new Error(`the feed was refused: ${answer.erro}`);
}
