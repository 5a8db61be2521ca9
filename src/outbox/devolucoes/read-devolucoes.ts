import { isDevolucao } from '#vault/devolucao-intents.ts';
import type { OutboxRow, ParkedRow, ReceiptRow } from '#vault/outbox-rows.ts';
import { isFuture } from '#vault/upcast-row.ts';
import type { Vault } from '#vault/vault.ts';
import {
  type DevolucaoAqui,
  type DevolucoesBase,
  type Feita,
  foldDevolucoes,
  type Mudanca,
} from './fold-devolucoes.ts';

const LANES = 'devolucao:';

/** The keys of this device's confirmed changes of returns. */
export const readFeitas = (vault: Vault): Promise<string[]> =>
  vault.receipts.where('lane').startsWith(LANES).primaryKeys() as Promise<string[]>;

const toMudanca = ({ seq, at, intent }: Pick<OutboxRow, 'seq' | 'at' | 'intent'>): Mudanca[] =>
  isDevolucao(intent) ? [{ seq, at, intent }] : [];

const toFeita = (row: ReceiptRow): Feita[] =>
  toMudanca(row).map((one) => ({
    ...one,
    key: row.key,
    idDevolucao: row.idDevolucao,
    onde: row.ficaAqui ? 'aparelho' : 'servidor',
  }));

const toRecusada = (parked: ParkedRow): DevolucoesBase['recusadas'][number][] =>
  parked.decided === null ? toMudanca(parked).map((one) => ({ ...one, parked })) : [];

/** Reads everything that the device knows of a customer's returns. */
export async function readDevolucoesBase(vault: Vault, idPessoaCliente: number): Promise<DevolucoesBase> {
  const isOwn = (row: { idPessoaCliente: number }): boolean => row.idPessoaCliente === idPessoaCliente;
  const [espelho, checkpoint, receipts, rows, parked] = await Promise.all([
    vault.devolucoes.where({ idPessoaCliente }).toArray(),
    vault.checkpoints.get(`devolucoes:${idPessoaCliente}`),
    vault.receipts.where('lane').startsWith(LANES).toArray(),
    vault.outbox.where('lane').startsWith(LANES).toArray(),
    vault.parked.where('lane').startsWith(LANES).toArray(),
  ]);
  return {
    espelho,
    at: checkpoint?.at ?? null,
    listadas: new Set(checkpoint && 'feitas' in checkpoint ? checkpoint.feitas : []),
    feitas: receipts.filter(isOwn).flatMap(toFeita),
    fila: rows.filter((row) => isOwn(row) && !isFuture(row)).flatMap(toMudanca),
    recusadas: parked.filter(isOwn).flatMap(toRecusada),
  };
}

/** A customer's returns as this device shows them. */
export const readDevolucoes = async (vault: Vault, idPessoaCliente: number): Promise<DevolucaoAqui[]> =>
  foldDevolucoes(await readDevolucoesBase(vault, idPessoaCliente));
