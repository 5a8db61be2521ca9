import { randomUUID } from 'node:crypto';
import { must } from '#lib/must.ts';
import { type Api, openApi } from '#tests/support/api.ts';
import { type Buyer, createBuyers } from '#tests/support/buyers.ts';
import { accept, add, confirm, findProdutos, seenOf } from '#tests/support/cart.ts';
import { percentile, type Row } from './row.ts';
import { openPostgres } from './server-ground.ts';

const CLIENTE = 101;
const BUYERS = 200;
const MOST_MS = 5000;
const NOW = new Date('2026-11-20T15:00:00Z');

/** Two hundred buyers of one customer who confirm at once, on PostgreSQL: the waiting time of the slow ones. */
export async function rows(): Promise<Row[]> {
  const ground = await openPostgres();
  if (ground === undefined) return [];
  try {
    const { store } = ground;
    const api = await openApi({ store, db: store.db }, { clock: () => NOW });
    try {
      return await measure(api);
    } finally {
      await api.close();
    }
  } finally {
    await ground.close();
  }
}

async function measure(api: Api): Promise<Row[]> {
  const { db } = api;
  const { idProduto } = must((await findProdutos(db))[0], 'product');
  await db.updateTable('clienteCondicaoFilial').set({ minimoCompra: 0 }).execute();
  await db
    .updateTable('produtoEstoque')
    .set({ estoque: BUYERS + 1 })
    .where('idProduto', '=', idProduto)
    .execute();
  await db
    .updateTable('pessoa')
    .set({ limiteDisponivel: 100_000_000 })
    .where('idPessoa', '=', CLIENTE)
    .execute();
  const buyers = await createBuyers(api, { count: BUYERS + 1, idPessoaCliente: CLIENTE, now: NOW });
  const [first, ...others] = await Promise.all(buyers.map((buyer) => fillCart(buyer, idProduto)));
  const alone = await must(first, 'buyer')();
  const times = await Promise.all(others.map((confirmIt) => confirmIt()));
  const p95 = percentile(times, 0.95);
  return [
    {
      name: `${BUYERS} buyers of one customer confirm at once, PostgreSQL, p95`,
      value: p95,
      unit: 'ms',
      against: 'one buyer alone',
      ratio: p95 / alone,
      goal: `${MOST_MS} ms at most`,
      holds: p95 <= MOST_MS,
    },
  ];
}

/** Makes a cart of one unit; returns a function that confirms it and returns the time taken. */
async function fillCart({ idUsuario, client }: Buyer, idProduto: number): Promise<() => Promise<number>> {
  const { body } = await add(client, idProduto, 1, { IDUsuario: idUsuario });
  const carrinho = await accept(client, body.carrinho.idCarrinho);
  return async () => {
    const start = performance.now();
    const answer = await confirm(client, carrinho.idCarrinho, seenOf(carrinho), { key: randomUUID() });
    if (answer.status !== 200) throw new Error(answer.text);
    return performance.now() - start;
  };
}
