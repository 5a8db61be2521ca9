import type { Comprado } from '#domain/orders/comprados.ts';
import { recompraOf } from '#domain/orders/recompra.ts';
import { formatDate } from '#lib/format-date.ts';
import { formatCount, formatUnitPrice } from '#lib/format-number.ts';

/** The last purchase: 'Comprou 12 un. em 14/10/2026 a R$ 5,85'. */
export function ultimaCompraText({ compras: [ultima] }: Comprado): string {
  const { dia, quantidade, preco } = ultima;
  return `Comprou ${formatCount(quantidade)} un. em ${formatDate(dia)} a ${formatUnitPrice(preco)}`;
}

/** Whether the usual interval is over: 'Hora de repor', 'Parou de comprar'; '' otherwise. */
export function recompraText({ compras }: Comprado, hoje: string): string {
  const situacao = recompraOf(compras, hoje)?.situacao;
  if (situacao === 'na-hora') return 'Hora de repor';
  return situacao === 'parou' ? 'Parou de comprar' : '';
}
