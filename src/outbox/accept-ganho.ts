import { CARRINHO_ABERTO, type Carrinho } from '#contract/carrinho.ts';
import { toCalculado } from '#domain/carrinho-view.ts';
import { isGanho } from '#domain/ganho.ts';
import type { EnvioIntent, ParkedRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { newRow } from './new-row.ts';
import { placesUpTo } from './places.ts';
import { toEnvio, withinTotal } from './to-envio.ts';

/** How often the device says yes to one order by itself: a server that never takes it is a person's matter. */
const AUTO_MAX = 3;

/**
 * The n-th key after a UUID: made of the old key, so that an answer that is settled twice makes one submission.
 * What stayed of an order goes by the order's own key, whose next ones are free: it was confirmed.
 */
function keyAfter(key: string, n: number): string {
  const last = Number.parseInt(key.slice(24, 36), 16) + n;
  return key.slice(0, 24) + (last % 2 ** 48).toString(16).padStart(12, '0');
}

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
  const hasChanged = codigo === 'carrinho-mudou' && recusados.every((r) => r.codigo === 'carrinho-mudou');
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
