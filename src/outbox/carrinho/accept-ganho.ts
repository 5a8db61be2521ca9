import type { Carrinho } from '#contract/cart/carrinho.ts';
import { CARRINHO_ABERTO } from '#contract/cart/carrinho-situacao.ts';
import { toCalculado } from '#domain/cart/carrinho-view.ts';
import { isGanho } from '#domain/combo/ganho.ts';
import { toEnvio, withinTotal } from '#outbox/envio/to-envio.ts';
import { keyAfter } from '#outbox/key-after.ts';
import { newRow } from '#outbox/new-row.ts';
import { placesUpTo } from '#outbox/places.ts';
import type { EnvioIntent, ParkedRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** How often the device accepts a changed cart for one order by itself; after that the user decides. */
const AUTO_MAX = 3;

/** Refusals whose only reason is that the server's cart has changed; the new cart decides. */
const OUTRO_CARRINHO: ReadonlySet<string> = new Set(['carrinho-mudou', 'carrinho-finalizado']);

/**
 * Sends a refused submission again by itself, if the only reason was a changed cart and the customer only
 * gains by the new one. Returns whether it did. Runs inside the caller's transaction.
 */
export async function acceptGanho(
  vault: Vault,
  parked: ParkedRow,
  carrinho: Carrinho | null,
  now: number,
): Promise<boolean> {
  const { intent, lane, codigo, recusados = [] } = parked;
  const hasChanged = OUTRO_CARRINHO.has(codigo) && recusados.every((r) => OUTRO_CARRINHO.has(r.codigo));
  if (intent.tipo !== 'envio' || !hasChanged || carrinho?.idCarrinhoSituacao !== CARRINHO_ABERTO)
    return false;
  const yes = toEnvio(toCalculado(carrinho), intent.grupos);
  if (!isGanho(intent, yes)) return false;
  const { codigoLocal } = intent;
  const before = await vault.parked.where('lane').equals(lane).toArray();
  const autos = before.filter(
    (p) => p.decided?.as === 'auto' && p.intent.tipo === 'envio' && p.intent.codigoLocal === codigoLocal,
  );
  if (autos.length >= AUTO_MAX) return false;
  const [first = parked.seq, last = parked.seq] = await placesUpTo(vault, lane, parked.seq, 2);
  const again: EnvioIntent = withinTotal({ ...intent, ...yes });
  await vault.outbox.bulkAdd([
    { ...newRow(vault, parked, { tipo: 'etapa' }, keyAfter(parked.key, 1), now), seq: first },
    { ...newRow(vault, parked, again, keyAfter(parked.key, 2), now), seq: last },
  ]);
  return true;
}
