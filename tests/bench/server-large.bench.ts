import { must } from '#lib/must.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { seedHistorico } from '#server/demo/seed/seed-historico.ts';
import { type ApiClient, openApi } from '#tests/support/api.ts';
import { accept, add, confirm, findProdutos, seenWhole } from '#tests/support/cart.ts';
import { SEEDED_AT } from '#tests/support/fill.ts';
import { makeProducts, putMadeProducts } from '#tests/support/many-products.ts';
import { APROVA, finishWith } from '#tests/support/payments.ts';
import { CARTAO, findTresGrupos, pendingCart } from '#tests/support/pending-cart.ts';
import { growCompany, LARGE } from './large-company.ts';
import { percentile, type Row } from './row.ts';
import { openPostgres, type ServerGround } from './server-ground.ts';

const LINHAS = 300;
const MOST_TIMES = 2;

type Work = { readonly name: string; readonly runs: number; readonly once: () => Promise<number> };

type Measured = { readonly name: string; readonly middle: number };

/** A customer's work in a company with millions of orders, compared with the same on the data of the demonstration. */
export async function rows(): Promise<Row[]> {
  const ground = await openPostgres();
  if (ground === undefined) return [];
  try {
    return await measureGrowth(ground);
  } finally {
    await ground.close();
  }
}

async function measureGrowth({ store }: ServerGround): Promise<Row[]> {
  const { db } = store;
  await db.transaction().execute((trx) => seedHistorico(trx, SEEDED_AT));
  await db
    .updateTable('pessoa')
    .set({ limiteDisponivel: 10 ** 12 })
    .where('idPessoa', '=', 101)
    .execute();
  const idProduto = must((await findProdutos(db))[0], 'product').idProduto;
  await makeProducts(db, idProduto, LINHAS);
  await db.updateTable('produtoEstoque').set({ estoque: 1_000_000 }).execute();
  const before = await measureWith(store, idProduto);
  await growCompany(db);
  const after = await measureWith(store, idProduto);
  return before.map(({ name, middle }, at) => toRow(name, middle, must(after[at], name).middle));
}

/** Over its own server: the search reads all combos at its start. */
async function measureWith(store: ServerGround['store'], idProduto: number): Promise<Measured[]> {
  const api = await openApi({ store, db: store.db });
  try {
    return await measure(await worksOf(await api.as('representante'), { db: store.db, idProduto }));
  } finally {
    await api.close();
  }
}

async function worksOf(
  rep: ApiClient,
  { db, idProduto }: { db: Database; idProduto: number },
): Promise<Work[]> {
  const produtos = await findTresGrupos(db);
  const timed = async (work: () => Promise<{ status: number; text: string }>) => {
    const start = performance.now();
    const answer = await work();
    const took = performance.now() - start;
    if (answer.status !== 200) throw new Error(answer.text);
    return took;
  };
  return [
    { name: 'a page of 50 orders', runs: 30, once: () => timed(() => rep.get('/pedido?variosClientes=101')) },
    {
      name: 'a page of instalments',
      runs: 30,
      once: () => timed(() => rep.get('/extratocliente?idPessoaCliente=101&qtdPagina=200&paginaAtual=1')),
    },
    {
      name: 'a search with combos',
      runs: 30,
      once: () => timed(() => rep.get('/ecommerceitem?idPessoaCliente=101&textoBusca=dipirona')),
    },
    {
      name: 'a payment by card',
      runs: 12,
      once: async () => {
        const { idCarrinho } = await pendingCart(rep, produtos, [CARTAO]);
        return timed(() => finishWith(rep, idCarrinho, APROVA));
      },
    },
    {
      name: `a confirmation of ${LINHAS} lines`,
      runs: 8,
      once: async () => {
        const { carrinho } = (await add(rep, idProduto, 40)).body;
        await putMadeProducts(db, must(carrinho.grupos[0], 'group').idCarrinhoGrupo, LINHAS - 1);
        const seen = await accept(rep, carrinho.idCarrinho);
        return timed(() => confirm(rep, carrinho.idCarrinho, seenWhole(seen)));
      },
    },
  ];
}

/** The median time of each work, in milliseconds; the first two runs are not counted. */
async function measure(works: readonly Work[]): Promise<Measured[]> {
  const found: Measured[] = [];
  for (const { name, runs, once } of works) {
    const times = [];
    for (let run = 0; run < runs + 2; run++) times.push(await once());
    found.push({ name, middle: percentile(times.slice(2), 0.5) });
  }
  return found;
}

function toRow(name: string, before: number, value: number): Row {
  const ratio = value / before;
  const millions = (LARGE.pedidos / 1_000_000).toFixed(0);
  return {
    name: `${name}, ${millions} M orders, p50`,
    value,
    unit: 'ms',
    against: 'the same on the data of the demonstration',
    ratio,
    goal: `${MOST_TIMES} times at most`,
    holds: ratio <= MOST_TIMES,
  };
}
