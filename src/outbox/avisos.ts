import { CARRINHO_ABERTO, type Carrinho } from '#contract/carrinho.ts';
import {
  type AvisosCarrinho,
  noteMudancas,
  SEM_AVISOS,
  withAviso,
  withoutLinhas,
} from '#domain/avisos-carrinho.ts';
import { isSameLinha, type LinhaChave, type LinhaPedida } from '#domain/linha.ts';
import type { Result } from '#lib/result.ts';
import { type LinhaIntent, laneOf, type OutboxRow, type ReceiptRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { commit } from './commit.ts';
import { foldBase, readCarrinhoBase } from './read-carrinho.ts';
import type { StorageError } from './storage-error.ts';

/** So long after a line was taken out here it is news that it is back. */
const REMOVAL_NEWS_MS = 24 * 60 * 60_000;

/** The open cart that was kept and the lines on screen, before the server's word is kept. */
export type Vistas = { kept: Carrinho; linhas: readonly LinhaPedida[] };

const quantidadeIn = (linhas: readonly LinhaPedida[], linha: LinhaChave): number =>
  linhas.find((l) => isSameLinha(l, linha))?.quantidade ?? 0;

/** The server's newer cart differs from the one kept by nothing but this change. */
function isOnly(own: LinhaIntent, kept: Carrinho, next: Carrinho): boolean {
  if (next.idCarrinho !== kept.idCarrinho || next.revisao < kept.revisao) return false;
  if (next.idCarrinhoSituacao !== CARRINHO_ABERTO) return false;
  const all = [...kept.itens, ...next.itens];
  return all.every((l) =>
    isSameLinha(l, own.linha)
      ? quantidadeIn(next.itens, l) === own.quantidade
      : quantidadeIn(next.itens, l) === quantidadeIn(kept.itens, l),
  );
}

/**
 * What the user sees of a customer's cart, to be compared once the server's word is kept. Null when there is
 * nothing to compare: no open cart was kept, or `next` brings only this device's own change. Runs, like all
 * here, inside the caller's transaction over outbox, receipts, parked and carrinhos.
 */
export async function seeLinhas(
  vault: Vault,
  idPessoaCliente: number,
  next: Carrinho | null,
  own?: OutboxRow,
): Promise<Vistas | null> {
  const kept = (await vault.carrinhos.get(idPessoaCliente))?.carrinho;
  if (kept?.idCarrinhoSituacao !== CARRINHO_ABERTO) return null;
  if (next && own?.intent.tipo === 'linha' && isOnly(own.intent, kept, next)) return null;
  return { kept, linhas: foldBase(await readCarrinhoBase(vault, idPessoaCliente)).linhas };
}

/** What this device last made of a line, by its confirmed changes; undefined when it never touched it. */
function lastOwn(receipts: readonly ReceiptRow[], linha: LinhaChave): ReceiptRow | undefined {
  return receipts
    .filter(({ intent }) =>
      intent.tipo === 'linha'
        ? isSameLinha(intent.linha, linha)
        : intent.tipo === 'envio' && intent.linhas.some((l) => isSameLinha(l, linha)),
    )
    .reduce<ReceiptRow | undefined>((last, r) => (last && last.seq > r.seq ? last : r), undefined);
}

async function putAvisos(
  vault: Vault,
  idPessoaCliente: number,
  change: (avisos: AvisosCarrinho) => AvisosCarrinho,
): Promise<void> {
  const row = await vault.carrinhos.get(idPessoaCliente);
  if (!row) return;
  const before = row.avisos ?? SEM_AVISOS;
  const avisos = change(before);
  if (avisos !== before) await vault.carrinhos.put({ ...row, avisos });
}

/**
 * Notes what other devices changed of a cart, by what the user saw before and sees now. `own`: lines of a change
 * of this device that was refused just now, which is told where it was made.
 */
export async function noteFora(
  vault: Vault,
  idPessoaCliente: number,
  { kept, linhas }: Vistas,
  at: number,
  own: readonly LinhaChave[] = [],
): Promise<void> {
  const { snapshot, rows, ...base } = await readCarrinhoBase(vault, idPessoaCliente);
  const now = snapshot?.carrinho ?? null;
  const isForeign = (l: LinhaChave) => !own.some((o) => isSameLinha(o, l));
  const antes = linhas.filter(isForeign);
  const depois = foldBase({ snapshot, rows, ...base }).linhas.filter(isForeign);
  const all = await vault.receipts.where('lane').equals(laneOf(idPessoaCliente)).toArray();
  const acabou = now?.idCarrinhoSituacao !== CARRINHO_ABERTO || now.idCarrinho !== kept.idCarrinho;
  const mudancas = {
    antes,
    depois,
    acabou,
    isRemovidaAqui: (linha: LinhaChave) => {
      const last = lastOwn(all, linha);
      const isRemoval = last?.intent.tipo === 'linha' && last.intent.quantidade === 0;
      return isRemoval && at - last.settledAt < REMOVAL_NEWS_MS;
    },
    descricaoOf: (linha: LinhaChave) =>
      [...(now?.itens ?? []), ...kept.itens].find((i) => isSameLinha(i, linha))?.descricao ??
      `Produto ${linha.idItem}`,
    at,
  };
  await putAvisos(vault, idPessoaCliente, (avisos) => noteMudancas(avisos, mudancas));
}

/**
 * The quantity of another device that a line's change replaced, by the server's word on it; null when there was
 * none: what it found was this device's own, as when a change before it was refused.
 */
export async function foreignQuantidade(
  vault: Vault,
  { lane, seq, intent }: OutboxRow,
  sobrescrito: LinhaPedida | null,
): Promise<number | null> {
  if (intent.tipo !== 'linha' || !sobrescrito || sobrescrito.quantidade === intent.quantidade) return null;
  const held = sobrescrito.quantidade;
  const receipts = await vault.receipts.where('lane').equals(lane).toArray();
  const last = lastOwn(receipts, intent.linha);
  if (last?.intent.tipo === 'linha' && last.intent.quantidade === held) return null;
  const parked = await vault.parked.where('lane').equals(lane).toArray();
  const isAfterRefusal = parked.some(
    (p) =>
      p.seq < seq &&
      p.intent.tipo === 'linha' &&
      isSameLinha(p.intent.linha, intent.linha) &&
      p.intent.quantidade === intent.base.quantidade &&
      p.intent.base.quantidade === held,
  );
  return isAfterRefusal ? null : held;
}

/** Tells, at the line, that this device's change replaced the quantity `de` of another. */
export async function noteValeu(
  vault: Vault,
  { idPessoaCliente, intent }: OutboxRow,
  de: number,
  at: number,
): Promise<void> {
  if (intent.tipo !== 'linha') return;
  const { linha, quantidade, visto } = intent;
  const { linhas } = foldBase(await readCarrinhoBase(vault, idPessoaCliente));
  // Changed again here meanwhile: that is what prevails in the end.
  const para = quantidadeIn(linhas, linha) || quantidade;
  const aviso = { tipo: 'valeu' as const, linha, descricao: visto.item.descricao, de, para, at };
  await putAvisos(vault, idPessoaCliente, (avisos) => withAviso(avisos, aviso));
}

/** Says no more of these lines: the user changed them himself, or they went with an order. */
export async function dropAvisos(
  vault: Vault,
  idPessoaCliente: number,
  linhas: readonly LinhaChave[],
): Promise<void> {
  await putAvisos(vault, idPessoaCliente, (avisos) => withoutLinhas(avisos, linhas));
}

/** The user has taken note of what another device made of a line, or (null) that it finished the cart. */
export function takeNote(
  vault: Vault,
  idPessoaCliente: number,
  linha: LinhaChave | null,
): Promise<Result<void, StorageError>> {
  return commit(vault, ['carrinhos'], () =>
    linha
      ? dropAvisos(vault, idPessoaCliente, [linha])
      : putAvisos(vault, idPessoaCliente, (avisos) => ({ ...avisos, finalizado: null })),
  );
}
