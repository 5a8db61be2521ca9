import { transmitirCatalogo, transmitirPrecos } from '#contract/catalogue/sincronizacao.ts';
import { toWire, type WireRequest } from '#contract/wire/to-wire.ts';
import { must } from '#lib/must.ts';
import { type EngineClient, openEngine } from '#mirror/catalogue/engine-client.ts';
import type { ImportAnswer } from '#mirror/catalogue/engine-protocol.ts';
import { openStream } from '#net/send.ts';
import type { Pair } from '#tests/bench/row.ts';
import { deleteDatabase, openBareDatabase } from './bare-database.ts';
import { clocked, clockedPair } from './clocked.ts';
import { BARE, CONTEXT, parseLines, TENANT, USER } from './device.ts';

type MirrorTimes = { catalogue: Pair; prices: Pair; delta: Pair };

declare global {
  /** The measuring script's function for the page: changes one product in a hundred at the server. */
  // oxlint-disable-next-line eslint/no-var -- A global is declared with var, or it does not exist.
  var changeCatalogue: () => Promise<void>;
}

const catalogue = toWire(transmitirCatalogo, { query: {} });
const prices = toWire(transmitirPrecos, { query: { idContexto: CONTEXT } });

/**
 * Mirrors the whole list and one price table from the server, and next to it fetches, parses and stores the same bytes
 * in one record; then the changes of one product in a hundred, next to the first mirror. Leaves the disk empty.
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
  const catalogueTimes = await clockedPair(
    async () => {
      engine = openEngine({ tenant });
      insist(await engine.importCatalogue(await bodyOf(catalogue, token)));
    },
    bare(catalogue),
    bareFirst,
  );
  const opened = must(engine, 'engine');
  const priceTimes = await clockedPair(
    async () => insist(await opened.importPrices(USER, CONTEXT, await bodyOf(prices, token))),
    bare(prices),
    bareFirst,
  );
  const delta = await timeDelta(opened, token);
  opened.close();
  database.close();
  await deleteDatabase(tenant);
  await deleteDatabase(`catalogue:${tenant}`);
  const { ours: first } = catalogueTimes;
  return { catalogue: catalogueTimes, prices: priceTimes, delta: { ours: delta, bare: first } };
}

/** Milliseconds from requesting the changes of one product in a hundred until they are found. */
async function timeDelta(engine: EngineClient, token: string): Promise<number> {
  const { cursor } = await engine.status();
  await globalThis.changeCatalogue();
  const changes = toWire(transmitirCatalogo, { query: { cursor: must(cursor, 'cursor') } });
  return await clocked(async () => insist(await engine.importCatalogue(await bodyOf(changes, token))));
}

/** Fills the mirror that later measurements read, and keeps the same bytes unchanged next to it. */
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
