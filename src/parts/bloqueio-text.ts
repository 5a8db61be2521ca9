import type { Bloqueio } from '#domain/bloqueio.ts';
import { formatMoney } from '#lib/format-number.ts';

/** Every reason why a cart cannot be finalised, one paragraph each, with its amount filled in. */
export const bloqueioText = (bloqueios: readonly Bloqueio[]): string =>
  bloqueios.map((b) => b.texto.replace('{valor}', formatMoney(b.valor ?? 0))).join('\n\n');
