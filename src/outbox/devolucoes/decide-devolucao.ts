import { isSameLote } from '#domain/returns/fold.ts';
import { valorDasUnidades } from '#domain/returns/valor.ts';
import { addInPlace } from '#outbox/add-in-place.ts';
import { type Decided, decide } from '#outbox/decide.ts';
import type { OutboxEnv } from '#outbox/env.ts';
import { isUntried } from '#outbox/untried.ts';
import {
  type DevolucaoFinalizarIntent,
  type DevolucaoIntent,
  type DevolucaoMudancaIntent,
  type ItemDevolvidoVisto,
  isDevolucao,
  loteOf,
} from '#vault/devolucao-intents.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { takeDraft } from './adopt-draft.ts';
import { endLane } from './end-lane.ts';
import { joinLane } from './join-lane.ts';
import { isLostDevolucao } from './lost-devolucao.ts';
import { readDevolucoes } from './read-devolucoes.ts';

/** True if nothing of the return can go on without the refused change: its making, or any change of a missing one. */
export const endsReturn = ({ intent, codigo }: Pick<ParkedRow, 'intent' | 'codigo'>): boolean =>
  intent.tipo === 'devolucao-criar' || codigo === 'nao-encontrado';

/**
 * Discards a refused change of a return. With the making of a return, and with a return that the server does not have,
 * its other changes go too, with a change that a restored server lost the later ones; each stays on record as discarded.
 */
export function discardDevolucao(vault: Vault, key: string, env: OutboxEnv): Promise<Decided> {
  return decide(vault, key, 'discarded', env, async (parked) => {
    const { lane, seq } = parked;
    if (endsReturn(parked)) await endLane(vault, lane, 'discarded', env.now());
    else if (isLostDevolucao(parked)) await endLane(vault, lane, 'discarded', env.now(), seq);
    else await followDecision(vault, parked);
  });
}

/**
 * Gives a queued finish the decided lot as it is on screen: the server finalises only the lines that the user saw. Other
 * lines stay, as another device may have changed them unseen. Inside the caller's transaction.
 */
async function followDecision(vault: Vault, { lane, idPessoaCliente, intent }: ParkedRow): Promise<void> {
  if (!isDevolucao(intent)) return;
  const lote = loteOf(intent);
  if (lote === null) return;
  const isLote = (item: ItemDevolvidoVisto): boolean => isSameLote(item, lote);
  const shown = (await readDevolucoes(vault, idPessoaCliente)).find(
    ({ devolucao }) => devolucao === intent.devolucao,
  );
  if (shown === undefined) return;
  await vault.outbox
    .where('lane')
    .equals(lane)
    .filter(isUntried)
    .modify((row) => {
      if (row.intent.tipo !== 'devolucao-finalizar') return;
      const others = row.intent.itens.filter((item) => !isLote(item));
      row.intent.itens = [...others, ...shown.itens.filter(isLote)];
    });
}

/** The same lot with fewer units; their value is their share. */
export const comQuantidade = (item: ItemDevolvidoVisto, quantidade: number): ItemDevolvidoVisto => ({
  ...item,
  quantidade,
  valor: valorDasUnidades({ ...item, unidadesDevolvidas: 0, valorDevolvido: 0 }, quantidade),
});

/** The units of a lot that are left; those asked for where the server named none. */
export const restaOf = (item: ItemDevolvidoVisto, restam: NonNullable<ParkedRow['restam']>): number =>
  restam.find((one) => isSameLote(one, item))?.quantidade ?? item.quantidade;

/** The lines of a refused end with the units that are left, and the changes that make the server's return equal. */
function withinRestam(
  intent: DevolucaoFinalizarIntent,
  restam: NonNullable<ParkedRow['restam']>,
): { itens: ItemDevolvidoVisto[]; mudancas: DevolucaoMudancaIntent[] } {
  const { tipo: _tipo, itens, ...named } = intent;
  const kept = itens.map((item) => comQuantidade(item, Math.min(item.quantidade, restaOf(item, restam))));
  const mudancas = kept.flatMap((item, at): DevolucaoMudancaIntent[] => {
    if (item.quantidade === itens[at]?.quantidade) return [];
    const { idProduto, descProduto, lote } = item;
    return item.quantidade === 0
      ? [{ ...named, tipo: 'devolucao-item-excluir', idProduto, descProduto, lote }]
      : [{ ...named, tipo: 'devolucao-item', item }];
  });
  return { itens: kept.filter(({ quantidade }) => quantidade > 0), mudancas };
}

/** Finalises a return again with the units that are left of each lot; with none left it stays a draft. */
export function finalizarComRestam(vault: Vault, key: string, env: OutboxEnv): Promise<Decided> {
  return decide(vault, key, 'retried', env, async (parked) => {
    const { intent, restam = [] } = parked;
    if (intent.tipo !== 'devolucao-finalizar') return;
    const { itens, mudancas } = withinRestam(intent, restam);
    const end = itens.length === 0 ? [] : [{ ...intent, itens }];
    await addInPlace(vault, parked, [...mudancas, ...end], env);
  });
}

/** The change to try again. A repeated deletion deletes the draft in any case. */
function againOf(intent: DevolucaoIntent): DevolucaoIntent {
  if (intent.tipo !== 'devolucao-excluir') return intent;
  const { vista: _, ...again } = intent;
  return again;
}

/** Tries a refused change of a return again, as a new change in its place: as it was, or with other units. */
export function retryDevolucao(
  vault: Vault,
  key: string,
  item: ItemDevolvidoVisto | null,
  env: OutboxEnv,
): Promise<Decided> {
  return decide(vault, key, 'retried', env, async (parked) => {
    const { intent, at } = parked;
    if (!isDevolucao(intent)) return;
    const changed = intent.tipo === 'devolucao-item' && item !== null ? { ...intent, item } : againOf(intent);
    // The first moment of a return decides whether it is in term.
    await addInPlace(vault, parked, [changed], env, intent.tipo === 'devolucao-criar' ? at : env.now());
    await followDecision(vault, parked);
  });
}

/**
 * Goes on in the draft that the invoice has already: the later changes of the refused return become changes of that
 * draft. If this device knows the draft as finalised, the making is tried again.
 */
export function adoptRascunho(vault: Vault, key: string, env: OutboxEnv): Promise<Decided> {
  return decide(vault, key, 'retried', env, async (parked) => {
    const { rascunho, intent, at } = parked;
    if (rascunho === undefined || intent.tipo !== 'devolucao-criar') return;
    const here = (await readDevolucoes(vault, parked.idPessoaCliente)).find(
      ({ id, idTitulo }) => id === rascunho && idTitulo === intent.nota.idTitulo,
    );
    if (here === undefined || here.devolucao === intent.devolucao)
      await takeDraft(vault, parked, rascunho, env);
    else if (here.isFinalizada) await addInPlace(vault, parked, [intent], env, at);
    else await joinLane(vault, parked.lane, here.devolucao, rascunho);
  });
}
