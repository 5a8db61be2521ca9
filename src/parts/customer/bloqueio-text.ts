import type { Bloqueio } from '#domain/cart/bloqueio.ts';
import { formatMoney } from '#lib/format-number.ts';

function toParagraph({ texto, valor, estouro }: Bloqueio): string {
  const said = texto.replace('{valor}', formatMoney(valor ?? 0));
  if (!estouro) return said;
  const { limite, total } = estouro;
  return `${said} O limite é de ${formatMoney(limite)} e os grupos somam ${formatMoney(total)}: ${formatMoney(total - limite)} a mais.`;
}

/** Returns every reason that keeps a cart from being finalised, one paragraph each, with its amounts. */
export const bloqueioText = (bloqueios: readonly Bloqueio[]): string =>
  bloqueios.map(toParagraph).join('\n\n');
