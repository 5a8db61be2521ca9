import { CARRINHO_ABERTO, type Carrinho } from '#contract/cart/carrinho.ts';
import { toCalculado } from '#domain/cart/carrinho-view.ts';
import { isGanho } from '#domain/combo/ganho.ts';
import { toEnvio, withinTotal } from '#outbox/envio/to-envio.ts';
import { keyAfter } from '#outbox/key-after.ts';
import { newRow } from '#outbox/new-row.ts';
import { placesUpTo } from '#outbox/places.ts';
import type { EnvioIntent, ParkedRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';

/** How often the device says yes to one order by itself: a server that never takes it is a person's matter. */
const AUTO_MAX = 3;

/** Refusals that say only that the cart is another one now: the new one decides. */
const OUTRO_CARRINHO: ReadonlySet<string> = new Set(['carrinho-mudou', 'carrinho-finalizado']);

/**
 * Sends a submission again by itself, with the cart that the server now tells, when that cart is all that was
 * refused and the customer only gains by it. Answers whether it did. Runs inside the caller's transaction.
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
