import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Api, type ApiAnswer, type ApiClient, openApi, type WireCarrinho } from './api.ts';
import { accept, add, findProdutos } from './cart.ts';
import type { TestDatabase } from './database.ts';

/** For a block of `describe.each(bothDatabases)`: a server with a stopped clock, a product and a cold one to order. */
export function useConfirming(open: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;
  let id: number;
  let cold: number;
  let now: Date;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database, { clock: () => now });
    id = (await findProdutos(database.db))[0]?.idProduto ?? 0;
    cold = (await findProdutos(database.db, { idPessoaFilial: 2, tipo: 3, from: 1 }))[0]?.idProduto ?? 0;
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });
  beforeEach(async () => {
    now = new Date('2026-11-20T15:00:00Z');
    await database.reset();
    rep = await api.as('representante');
  });

  /** Fills a customer's cart above every minimum and accepts the policies. */
  async function ready(
    quantidades: Record<number, number> = { [id]: 40 },
    more: object = {},
  ): Promise<WireCarrinho> {
    let answer: ApiAnswer | undefined;
    for (const [idProduto, quantidade] of Object.entries(quantidades)) {
      answer = await add(rep, Number(idProduto), quantidade, more);
      if (answer.status !== 200) throw new Error(answer.text);
    }
    return await accept(rep, answer?.body.carrinho.idCarrinho ?? 0);
  }
  const stockOf = async (idProduto: number) => {
    const row = await database.db
      .selectFrom('produtoEstoque')
      .select('estoque')
      .where('idProduto', '=', idProduto)
      .executeTakeFirstOrThrow();
    return row.estoque;
  };
  const creditOf = async (idPessoa: number) => {
    const row = await database.db
      .selectFrom('pessoa')
      .select('limiteDisponivel')
      .where('idPessoa', '=', idPessoa)
      .executeTakeFirstOrThrow();
    return row.limiteDisponivel;
  };
  const countPedidos = async () =>
    (await database.db.selectFrom('prePedido').select('idPrePedido').execute()).length;
  return {
    get database() {
      return database;
    },
    get api() {
      return api;
    },
    get rep() {
      return rep;
    },
    get id() {
      return id;
    },
    get cold() {
      return cold;
    },
    /** Moves the clock and signs in again, as sessions end meanwhile. */
    at: async (moment: string) => {
      now = new Date(moment);
      rep = await api.as('representante');
    },
    ready,
    stockOf,
    creditOf,
    countPedidos,
  };
}
