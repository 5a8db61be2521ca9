import type { Carrinho } from '#contract/cart/carrinho.ts';
import type { Geolocalizacao } from '#contract/cart/carrinho-calls.ts';
import { CARRINHO_ABERTO } from '#contract/cart/carrinho-situacao.ts';
import { must } from '#lib/must.ts';
import type { ClienteDetalhe } from '#vault/mirror-rows.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import type { Resolved } from './freeze.ts';
import { kindOf } from './intents/kinds.ts';

/**
 * Turns a row into its call against the server's newest cart: its ids and revision, and whether a line is new
 * there (POST), known (PUT) or to be removed (DELETE). Runs once: the result is frozen.
 */
export function resolveRow(
  row: OutboxRow,
  carrinho: Carrinho | null,
  cliente: ClienteDetalhe | null,
  place: Geolocalizacao | null = null,
): Resolved {
  const open = carrinho?.idCarrinhoSituacao === CARRINHO_ABERTO ? carrinho : null;
  // The sender never resolves a row of a newer build.
  return must(kindOf(row.intent), row.intent.tipo).resolve(row, row.intent, { open, cliente, place });
}
