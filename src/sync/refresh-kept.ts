import type { Result } from '#lib/result.ts';
import { keptClientes } from '#mirror/kept-clientes.ts';
import { readServed } from '#mirror/served.ts';
import type { NetError } from '#net/request.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import type { SyncEnv } from './env.ts';
import { noteFailure, notePullFailed } from './note-failure.ts';
import { pullCarrinho } from './pull/pull-carrinho.ts';
import { pullCartas } from './pull/pull-cartas.ts';
import { pullCashback } from './pull/pull-cashback.ts';
import { pullCliente } from './pull/pull-clientes.ts';
import { pullCodigos } from './pull/pull-codigos.ts';
import { pullCombos } from './pull/pull-combos.ts';
import { pullEmails, pullTelefones } from './pull/pull-contatos.ts';
import { pullDevolucoes, pullNotasDevolucao } from './pull/pull-devolucoes.ts';
import { pullExtrato } from './pull/pull-extrato.ts';
import { keepCursor, pullMudado } from './pull/pull-mudado.ts';
import { pullNotas } from './pull/pull-notas.ts';
import { pullPedidos } from './pull/pull-pedidos.ts';
import { pullPendencias } from './pull/pull-pendencias.ts';
import { pullRecebiveis } from './pull/pull-recebiveis.ts';
import { pullVisitas } from './pull/pull-visitas.ts';

/** A pull of one kind of a customer's data; `detail` is its word in the log. */
type Pull = {
  detail: string;
  pull: (env: SyncEnv, idPessoaCliente: number) => Promise<Result<null, NetError>>;
};

const COMBOS: Pull = { detail: 'combos', pull: pullCombos };

const HISTORICO: readonly Pull[] = [
  { detail: 'pedidos', pull: pullPedidos },
  { detail: 'notas', pull: pullNotas },
];

/** `isFresh` looks at the last one. */
const DINHEIRO: readonly Pull[] = [
  { detail: 'extrato', pull: pullExtrato },
  { detail: 'cashback', pull: pullCashback },
  { detail: 'devolucoes', pull: pullDevolucoes },
  { detail: 'itensNotas', pull: pullNotasDevolucao },
  { detail: 'emails', pull: pullEmails },
  { detail: 'telefones', pull: pullTelefones },
  { detail: 'codigos', pull: pullCodigos },
  { detail: 'cartas', pull: pullCartas },
  { detail: 'pendencias', pull: pullPendencias },
  { detail: 'visitas', pull: pullVisitas },
  { detail: 'recebiveis', pull: pullRecebiveis },
];

const CLIENTE: readonly Pull[] = [
  { detail: 'cliente', pull: pullCliente },
  { detail: 'carrinho', pull: pullCarrinho },
];

/** A customer who is not being served is read again if the kept data are older than this. */
const KEPT_MS = 30 * 60_000;

/**
 * Runs the pulls one after the other. A pull that the server refuses leaves the kept data. Returns false, and
 * stops, without a network or a session.
 */
async function pullEach(env: SyncEnv, idPessoaCliente: number, pulls: readonly Pull[]): Promise<boolean> {
  const lane = String(idPessoaCliente);
  for (const { detail, pull } of pulls) {
    const pulled = await pull(env, idPessoaCliente);
    if (pulled.ok) continue;
    const { error } = pulled;
    if (error.kind === 'refused' && error.status !== 401) {
      await notePullFailed(env, error, { detail, lane });
      continue;
    }
    await noteFailure(env, error, { detail, lane });
    return false;
  }
  return true;
}

/**
 * Refreshes orders and invoices: their changes, or both lists whole. Returns false without a network or a
 * session.
 */
async function pullHistorico(env: SyncEnv, idPessoaCliente: number): Promise<boolean> {
  const begun = await pullMudado(env, idPessoaCliente);
  if (begun.kind === 'mudado') return true;
  if (begun.kind === 'falha') {
    await noteFailure(env, begun.error, { detail: 'pedidos', lane: String(idPessoaCliente) });
    return false;
  }
  if (!(await pullEach(env, idPessoaCliente, HISTORICO))) return false;
  await keepCursor(env, idPessoaCliente, begun);
  return true;
}

/** Refreshes all lists of one customer. Returns false without a network or a session. */
const pullLists = async (env: SyncEnv, idPessoaCliente: number): Promise<boolean> =>
  (await pullEach(env, idPessoaCliente, [COMBOS])) &&
  (await pullHistorico(env, idPessoaCliente)) &&
  (await pullEach(env, idPessoaCliente, DINHEIRO));

/**
 * Refreshes combos, orders, invoices, current account, cashback, returns, contacts, correction letters, requests for
 * review, visits and instalments of the served customer. Returns false without a network or a session.
 */
export async function refreshLists(env: SyncEnv): Promise<boolean> {
  const id = await readServed(env.vault);
  return id === null || (await pullLists(env, id));
}

/** Returns the customers to keep ready that are still the user's, the served one first. */
export async function readKept({ vault }: Pick<SyncEnv, 'vault'>): Promise<ClienteRow[]> {
  const device = await vault.device.get(1);
  if (device === undefined) return [];
  const rows = await vault.clientes.bulkGet(keptClientes(device));
  return rows.filter((row) => row !== undefined);
}

/** True if the customer's data are young. The list that is pulled last shows their age. */
async function isFresh({ vault, now }: SyncEnv, idPessoaCliente: number): Promise<boolean> {
  const row = await vault.checkpoints.get(`recebiveis:${idPessoaCliente}`);
  return row !== undefined && Math.abs(now() - row.at) < KEPT_MS;
}

/**
 * Refreshes all data except the prices of the customers kept ready, without the one being served. Waits for
 * `pause` before each of them. Returns false without a network or a session.
 */
export async function refreshKept(env: SyncEnv, pause: () => Promise<void>): Promise<boolean> {
  const served = await readServed(env.vault);
  for (const { idPessoa: id } of await readKept(env)) {
    if (id === served || (await isFresh(env, id))) continue;
    await pause();
    if (!((await pullEach(env, id, CLIENTE)) && (await pullLists(env, id)))) return false;
  }
  return true;
}
