import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Combo } from '#contract/catalogue/combo.ts';
import { must } from '#lib/must.ts';
import { type Api, type ApiClient, openApi } from './api.ts';
import { add } from './cart.ts';
import { comboBody, keepCombosOpen } from './combos.ts';
import type { TestDatabase } from './database.ts';

/** For a block of `describe.each(oneDatabase)`: a server whose combos of the seed are on sale before each test. */
export function useCombos(open: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;

  beforeAll(async () => {
    database = await open();
    api = await openApi(database);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });
  beforeEach(async () => {
    await database.reset();
    await keepCombosOpen(database.db);
    rep = await api.as('representante');
  });

  const read = async <T>(client: ApiClient, path: string): Promise<T> => {
    const answer = await client.get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    return JSON.parse(answer.text) as T;
  };
  /** As on the wire: amounts in reais. */
  const listOf = (client: ApiClient, cliente: number) =>
    read<Combo[]>(client, `/sincronizacao/combos?idPessoaCliente=${cliente}`);
  const comboOf = async (id: number, cliente = 101) =>
    must(
      (await listOf(rep, cliente)).find((combo) => combo.idItem === id),
      `combo ${id}`,
    );
  const addCombo = (id: number, quantidade: number, more: object = {}) =>
    add(rep, 0, quantidade, comboBody(id, more));
  const estoqueOf = async (ids: readonly number[]) => {
    const rows = await database.db
      .selectFrom('produtoEstoque')
      .select(['idProduto', 'estoque'])
      .where('idProduto', 'in', [...ids])
      .execute();
    return new Map(rows.map((row) => [row.idProduto, row.estoque]));
  };
  const unitsOf = (combo: Combo) => {
    const units = new Map<number, number>();
    for (const { idProduto, quantidadeNoCombo } of combo.itens) {
      units.set(idProduto, (units.get(idProduto) ?? 0) + quantidadeNoCombo);
    }
    return units;
  };
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
    read,
    listOf,
    comboOf,
    addCombo,
    estoqueOf,
    unitsOf,
  };
}
