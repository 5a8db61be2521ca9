import { must } from '#lib/must.ts';
import { openEngine } from '#mirror/catalogue/engine-client.ts';
import { type SendOptions, send } from '#net/send.ts';
import { newRow } from '#outbox/new-row.ts';
import type { SyncEnv } from '#sync/env.ts';
import { drain } from '#sync/push/push.ts';
import type { Pair } from '#tests/bench/row.ts';
import { openVault, type Vault } from '#vault/vault.ts';
import { deleteDatabase } from './bare-database.ts';
import { clockedPair } from './clocked.ts';
import { CONTEXT, TENANT, USER } from './device.ts';
import { itemSeen } from './enqueue.ts';

/** Three customers of the first price table, so that three lanes are busy from first to last. */
const CUSTOMERS = [101, 104, 105];
const LINES = 10;

type Sent = { request: Parameters<typeof send>[0]; options: SendOptions };

/**
 * Sends `count` unsent changes of quantities from the vault, and next to it the same requests once more without a
 * queue:
 * as many at a time, each lane's in its order, with keys of their own and nothing written down.
 */
export async function timeDrain(token: string, count: number, bareFirst: boolean): Promise<Pair> {
  const tenant = `drain-${crypto.randomUUID()}`;
  const tools = { now: () => Date.now(), random: () => 0.5, uuid: () => crypto.randomUUID() };
  const vault = await openVault(tenant, Number(USER), tools);
  const lanes = new Map<string, Sent[]>();
  const env: SyncEnv = { ...tools, vault, token: () => token, capMs: () => 60_000, send };
  const recording: SyncEnv = {
    ...env,
    send: (request, options) => {
      const lane = request.query['idCarrinho'] ?? '';
      lanes.set(lane, [...(lanes.get(lane) ?? []), { request, options }]);
      return send(request, options);
    },
  };
  const ids = await stockedProducts();
  await fill(vault, ids, CUSTOMERS.length * LINES, 1);
  await drainAll(env, vault);
  // The requests are known only after they were sent: this run also warms both sides.
  await fill(vault, ids, count, 2);
  await drainAll(recording, vault);
  await fill(vault, ids, count, 3);
  const pair = await clockedPair(
    () => drainAll(env, vault),
    () => Promise.all([...lanes.values()].map(sendLane)),
    bareFirst,
  );
  vault.close();
  await deleteDatabase(vault.name);
  return pair;
}

/** Unsent rows, one after the other for each customer in turn; none replaces another. */
async function fill(vault: Vault, ids: readonly number[], count: number, turn: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, i) => {
    const idPessoaCliente = must(CUSTOMERS[i % CUSTOMERS.length], 'customer');
    const round = Math.floor(i / CUSTOMERS.length);
    const linha = { idItem: must(ids[round % ids.length], 'product'), idItemTipo: 1, idCondicao: 1 };
    const quantidade = 1 + ((round + turn + Math.floor(round / ids.length)) % 7);
    const visto = { ...linha, quantidade, item: itemSeen };
    const base = { quantidade: 0, revisao: null };
    const intent = { tipo: 'linha' as const, linha, quantidade, base, visto };
    const customer = { idPessoaCliente, nomeCliente: 'Farmácia' };
    return newRow(vault, customer, intent, crypto.randomUUID(), Date.now());
  });
  await vault.outbox.bulkAdd(rows);
}

async function drainAll(env: SyncEnv, vault: Vault): Promise<void> {
  const { errors } = await drain(env);
  const [waiting, parked] = [await vault.outbox.count(), await vault.parked.toArray()];
  if (errors.length + waiting + parked.length > 0) {
    throw new Error(`not all was sent: ${waiting} wait, ${JSON.stringify([errors.map(String), parked[0]])}`);
  }
}

async function sendLane(sent: readonly Sent[]): Promise<void> {
  for (const { request, options } of sent) {
    const answer = await send(request, { ...options, key: crypto.randomUUID() });
    if (answer.kind === 'silence' || answer.status !== 200) throw new Error(JSON.stringify(answer));
  }
}

async function stockedProducts(): Promise<number[]> {
  const engine = openEngine({ tenant: TENANT });
  await engine.useContext(USER, CONTEXT);
  const reply = await engine.search('', { offset: 0, limit: 200, filtros: { comEstoque: true } });
  engine.close();
  const ids = must(reply, 'search').produtos.flatMap((p) =>
    (p.preco?.estoque ?? 0) >= 60 && !p.controlado && !p.hospitalar ? [p.idProduto] : [],
  );
  return ids.slice(0, LINES);
}
