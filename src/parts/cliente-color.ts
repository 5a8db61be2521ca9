import { must } from '#lib/must.ts';
import { makerPalette } from '#theme/package-colors.ts';

/** The colour that stands beside a customer's name on every priced screen: the same one always. */
export function clienteColor(idPessoa: number): string {
  // Neighbouring ids get colours that are far apart.
  return must(makerPalette[(idPessoa * 7) % makerPalette.length], 'a colour').main;
}
