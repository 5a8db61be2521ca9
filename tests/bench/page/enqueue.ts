import { dispatchLinha, type LinhaCommand } from '#outbox/carrinho/dispatch-linha.ts';
import { newRow } from '#outbox/new-row.ts';
import type { Pair } from '#tests/bench/row.ts';
import { openVault } from '#vault/vault.ts';
import { deleteDatabase, openBareDatabase } from './bare-database.ts';
import { clockedPair } from './clocked.ts';

const LINES_IN_CART = 20;
const CUSTOMER = { idPessoaCliente: 101, nomeCliente: 'Farmácia' };

const env = { now: () => Date.now(), random: () => Math.random(), uuid: () => crypto.randomUUID() };

/**
 * A cart line from the tap until its commit is on the disk, `times` times in carts of up to 20 unsent lines; next to
 * each, one strict put of the same row into a bare IndexedDB store.
 */
export async function timeEnqueue(times: number): Promise<Pair[]> {
  const tenant = `enqueue-${crypto.randomUUID()}`;
  const vault = await openVault(tenant, 1, env);
  const database = await openBareDatabase(tenant);
  const pairs: Pair[] = [];
  for (let i = 0; i < times; i++) {
    if (i % LINES_IN_CART === 0) await vault.outbox.clear();
    const command = commandOf(i + 1);
    const { linha, quantidade, visto } = command;
    const intent = { tipo: 'linha' as const, linha, quantidade, base: { quantidade: 0, revisao: 7 }, visto };
    const row = newRow(vault, CUSTOMER, intent, env.uuid(), env.now());
    const ours = async () => {
      const saved = await dispatchLinha(vault, command, env);
      if (!saved.ok) throw new Error(`not saved: ${saved.error.kind}`);
    };
    pairs.push(await clockedPair(ours, () => database.put(undefined, row, 'strict'), i % 2 === 1));
  }
  vault.close();
  database.close();
  await deleteDatabase(tenant);
  await deleteDatabase(vault.name);
  return pairs;
}

function commandOf(idItem: number): LinhaCommand {
  const linha = { idItem, idItemTipo: 1, idCondicao: 1 };
  const visto = { ...linha, quantidade: 3, item: itemSeen };
  return { ...CUSTOMER, linha, quantidade: 3, quantidadeAntes: 0, revisao: 7, visto };
}

/** The product data that a person saw when they chose it. */
export const itemSeen = {
  valorUnitario: 124_000,
  descontoComercial: 1250,
  descontoFinanceiro: 200,
  st: 0,
  faixas: [{ quantidade: 10, descontoComercial: 1500, descontoFinanceiro: 200 }],
  descricao: 'Dipirona monoidratada 500 MG COM CT BL AL PLAS TRANS X 30',
  descricaoMarca: 'Genérico',
  categoria: 'Analgésicos',
  idPessoaFilial: 1,
  idCarrinhoGrupoTipo: 1,
  estoque: 340,
};
