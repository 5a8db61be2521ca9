import { formatCount } from '#lib/format-number.ts';
import * as css from './digitacao.css.ts';
import type { Lote } from './lotes.ts';

/** The lots that correction letters name instead of the lot on the invoice; nothing without such letters. */
export function LoteCorrigido({ lote }: { lote: Pick<Lote, 'lote' | 'corrigidos'> | undefined }) {
  if (lote === undefined || lote.corrigidos.length === 0) return null;
  const corrigidos = lote.corrigidos.map((one) => `${one.lote} (${formatCount(one.quantidade)} un.)`);
  return <span className={css.corrigido}>{`Lote ${lote.lote} corrigido para ${corrigidos.join(', ')}`}</span>;
}
