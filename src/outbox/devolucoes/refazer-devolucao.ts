import { fail, type Result } from '#lib/result.ts';
import { readNotasComItens } from '#mirror/devolucoes.ts';
import { decide } from '#outbox/decide.ts';
import type { OutboxEnv } from '#outbox/env.ts';
import { makeLocalCode } from '#outbox/envio/local-code.ts';
import { newRow } from '#outbox/new-row.ts';
import type { StorageError } from '#outbox/storage-error.ts';
import {
  type DevolucaoCriarIntent,
  type DevolucaoMudancaIntent,
  type ItemDevolvidoVisto,
  isDevolucao,
  type NotaVista,
} from '#vault/devolucao-intents.ts';
import type { Origin, OutboxRow, ParkedRow, ReceiptRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { endLane } from './end-lane.ts';

type Records = readonly (OutboxRow | ParkedRow | ReceiptRow)[];

/** The changes of a return on this device that hold, in their order: confirmed, unsent, and refused ones. */
async function readRecords(vault: Vault, lane: string): Promise<Records> {
  const [receipts, rows, parked] = await Promise.all([
    vault.receipts.where('lane').equals(lane).toArray(),
    vault.outbox.where('lane').equals(lane).toArray(),
    vault.parked.where('lane').equals(lane).toArray(),
  ]);
  const all = [...receipts, ...rows, ...parked.filter(({ decided }) => decided === null)];
  return all.toSorted(bySeq);
}

const bySeq = (a: { seq: number }, b: { seq: number }): number => a.seq - b.seq;

const loteKey = ({ idProduto, lote }: { idProduto: number; lote: string }): string => `${idProduto}:${lote}`;

/**
 * The lines that the user typed and their photographs, and whether they finalised the return: then the lines are those
 * that they saw.
 */
function typedIn(records: Records): { itens: ItemDevolvidoVisto[]; fotos: string[]; isFinalizada: boolean } {
  const fotos = new Set<string>();
  let itens = new Map<string, ItemDevolvidoVisto>();
  let isFinalizada = false;
  for (const { intent } of records) {
    if (intent.tipo === 'devolucao-item') itens.set(loteKey(intent.item), intent.item);
    else if (intent.tipo === 'devolucao-item-excluir') itens.delete(loteKey(intent));
    else if (intent.tipo === 'devolucao-foto') fotos.add(intent.foto);
    else if (intent.tipo === 'devolucao-foto-excluir') fotos.delete(intent.foto);
    else if (intent.tipo === 'devolucao-finalizar') {
      itens = new Map(intent.itens.map((item) => [loteKey(item), item]));
      isFinalizada = true;
    }
  }
  return { itens: [...itens.values()], fotos: [...fotos], isFinalizada };
}

type Made = { intent: Omit<DevolucaoCriarIntent, 'devolucao' | 'codigoLocal'>; at: number };

/** The making of a return on this device; undefined for a return of another one. */
function madeHere(records: Records): Made | undefined {
  for (const { intent, at } of records) if (intent.tipo === 'devolucao-criar') return { intent, at };
  return undefined;
}

/** The making of a partial return of an invoice that this device keeps; undefined for any other invoice. */
async function madeOfNota(
  vault: Vault,
  { intent, idPessoaCliente }: Origin,
  at: number,
): Promise<Made | undefined> {
  if (!isDevolucao(intent) || intent.tipo === 'devolucao-criar') return undefined;
  const notas = await readNotasComItens(vault, idPessoaCliente);
  const found = notas?.valor.find(({ idTitulo }) => idTitulo === intent.idTitulo);
  if (found === undefined) return undefined;
  const nota: NotaVista = {
    idTitulo: found.idTitulo,
    numDocumento: found.numDocumento,
    serieDocumento: found.serieDocumento,
    dataDocumento: found.dataDocumento,
    valorTotalNota: found.valorTotalNota,
    idPessoaEmitente: found.idPessoaEmitente,
    prazoAte: found.prazoAte ?? null,
    ...(found.foraPrazo === undefined ? {} : { foraPrazo: found.foraPrazo }),
  };
  const parcial = { isTotal: false, idDevolucaoMotivo: null, descDevolucaoMotivo: '', notaEletronica: true };
  return { intent: { tipo: 'devolucao-criar', nota, ...parcial, observacoes: '' }, at };
}

/** Queues a new return with these lines and, if the old one was finalised, its end. */
async function queueAnew(
  vault: Vault,
  parked: ParkedRow,
  made: Made,
  records: Records,
  env: OutboxEnv,
): Promise<void> {
  const devolucao = env.uuid();
  const { idTitulo, numDocumento } = made.intent.nota;
  const criar: DevolucaoCriarIntent = { ...made.intent, devolucao, codigoLocal: makeLocalCode(env.random) };
  const { itens, fotos, isFinalizada } = typedIn(records);
  const named = { devolucao, idTitulo, numDocumento };
  const mudancas: DevolucaoMudancaIntent[] = [
    ...itens.map((item) => ({ ...named, tipo: 'devolucao-item' as const, item })),
    ...fotos.map((foto) => ({ ...named, tipo: 'devolucao-foto' as const, foto })),
    ...(isFinalizada && itens.length > 0 ? [{ ...named, tipo: 'devolucao-finalizar' as const, itens }] : []),
  ];
  const now = env.now();
  // The first moment of the return decides whether it is in term.
  await vault.outbox.add(newRow(vault, parked, criar, devolucao, made.at));
  for (const intent of criar.isTotal ? [] : mudancas)
    await vault.outbox.add(newRow(vault, parked, intent, env.uuid(), now));
}

/**
 * Makes a return again that the server does not have, in place of a refused change of it: a new making with all lines that
 * the user typed and, if they had asked for it, the end. The old changes are recorded as made again. `sem-dados`: another
 * device made the return, and this one has not its invoice or no line of it.
 */
export async function refazerDevolucao(
  vault: Vault,
  key: string,
  env: OutboxEnv,
): Promise<Result<'saved', StorageError | { kind: 'gone' } | { kind: 'sem-dados' }>> {
  const asked = await vault.parked.get(key);
  if (asked === undefined) return fail({ kind: 'gone' });
  const records = await readRecords(vault, asked.lane);
  const hasItens = typedIn(records).itens.length > 0;
  const made = madeHere(records) ?? (hasItens ? await madeOfNota(vault, asked, env.now()) : undefined);
  if (made === undefined) return fail({ kind: 'sem-dados' });
  return decide(vault, key, 'retried', env, async (parked) => {
    const others = await readRecords(vault, parked.lane);
    await endLane(vault, parked.lane, 'retried', env.now());
    await queueAnew(vault, parked, made, [...others, parked].toSorted(bySeq), env);
  });
}
