import { setTimeout as sleep } from 'node:timers/promises';
import { millisecondsInSecond } from 'date-fns/constants';
import type { Api, ApiClient } from '#tests/support/api.ts';
import { accept, add, confirm, seenOf } from '#tests/support/cart.ts';
import { readStream } from '#tests/support/feed-copy.ts';
import { Gate, TABELA_DO_CLIENTE } from './company-loads.ts';

/** Turns without the load, then with it: what else runs on the machine disturbs both alike. */
const QUIET_TURNS = 10;
const BUSY_TURNS = 20;
/** How long the users are then away, in which a load goes at its full speed. */
const AWAY_MS = 25 * millisecondsInSecond;
/** A user's pause between two turns. */
const PAUSE_MS = 50;
/** A step under way ends before the quiet turns begin. */
const SETTLE_MS = 300;

/** The measurements of a phase: times in milliseconds, memory in bytes. */
export type Phase = { readonly searches: number[]; readonly orders: number[]; readonly memory: number[] };

export const newPhase = (): Phase => ({ searches: [], orders: [], memory: [] });

/** The device of the company's user. */
export async function openDevice(api: Api) {
  const client = await api.as('vera');
  const idOf = async (recurso: string, codigo: string) =>
    (
      await api.db
        .selectFrom('codigoErp')
        .select('id')
        .where('recurso', '=', recurso)
        .where('codigo', '=', codigo)
        .executeTakeFirstOrThrow()
    ).id;
  const idPessoaCliente = await idOf('clientes', 'K-1');
  const idCondicao = await idOf('condicoes', 'VAREJO');
  const cursors = new Map<string, string>();
  const streams = ['/sincronizacao/catalogo?', `/sincronizacao/precos?idContexto=${TABELA_DO_CLIENTE}&`];
  return {
    client,
    idPessoaCliente,
    more: {
      IDPessoaCliente: idPessoaCliente,
      IDCondicaoCliente: idCondicao,
      IDCondicaoProduto: idCondicao,
      IDPrazo: await idOf('prazos', 'D28'),
      IDFormasPagamento: 6,
    },
    idProduto: await idOf('produtos', 'P-1'),
    /** Reads the streams, or what changed in them since; returns the bytes that came. */
    async bytes(): Promise<number> {
      let sum = 0;
      for (const stream of streams) {
        const cursor = cursors.get(stream);
        const answer = await api.app.inject({
          url: `/api${stream}${cursor === undefined ? '' : `cursor=${cursor}`}`,
          headers: { authorization: `Bearer ${client.token}` },
        });
        if (answer.statusCode === 304) continue;
        if (answer.statusCode !== 200) throw new Error(`${stream} ${answer.statusCode}: ${answer.payload}`);
        cursors.set(stream, readStream(answer.rawPayload).header.cursor);
        sum += answer.rawPayload.length;
      }
      return sum;
    },
  };
}

export type Device = Awaited<ReturnType<typeof openDevice>>;

async function timed<T extends { readonly status: number; readonly text: string }>(work: () => Promise<T>) {
  const start = performance.now();
  const answer = await work();
  if (answer.status !== 200) throw new Error(answer.text);
  return performance.now() - start;
}

/** One search and one order, one after the other. */
async function turn({ client, idPessoaCliente, more, idProduto }: Device, phase: Phase): Promise<void> {
  const search = `/ecommerceitem?idPessoaCliente=${idPessoaCliente}&textoBusca=medicamento`;
  phase.searches.push(await timed(() => client.get(search)));
  phase.orders.push(await timed(() => order(client, idProduto, more)));
  phase.memory.push(process.memoryUsage().rss);
  await sleep(PAUSE_MS);
}

async function order(client: ApiClient, idProduto: number, more: object) {
  const { carrinho } = (await add(client, idProduto, 40, more)).body;
  const seen = await accept(client, carrinho.idCarrinho);
  return await confirm(client, carrinho.idCarrinho, seenOf(seen));
}

export async function workFor(device: Device, turns: number, phase: Phase): Promise<void> {
  for (let n = 0; n < turns; n++) await turn(device, phase);
}

/** Works until a load ends, by turns while it goes on and while it is stopped, and not at all. */
export async function workDuring<T>(
  device: Device,
  startLoad: (gate: Gate) => Promise<T>,
  { quiet, busy }: { readonly quiet: Phase; readonly busy: Phase },
): Promise<T> {
  const gate = new Gate();
  let isLoading = true;
  const ended = startLoad(gate).finally(() => {
    isLoading = false;
  });
  while (isLoading) {
    for (let n = 0; n < BUSY_TURNS && isLoading; n++) await turn(device, busy);
    gate.shut();
    await sleep(SETTLE_MS);
    if (isLoading) await workFor(device, QUIET_TURNS, quiet);
    gate.open();
    await Promise.race([sleep(AWAY_MS), ended]);
  }
  return await ended;
}
