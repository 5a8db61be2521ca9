import { must } from '#lib/must.ts';
import { makerPalette } from '#theme/package-colors.ts';

/** The colour next to a customer's name on every screen with prices; it never changes. */
function clienteColor(idPessoa: number): string {
  // Neighbouring ids get very different colours.
  return must(makerPalette[(idPessoa * 7) % makerPalette.length], 'a colour').main;
}

/** Paints an element with the customer's colour, by its ref; the colour stays in forced colours. */
export function paintCliente(idPessoa: number): (element: HTMLElement | null) => void {
  return (element) => {
    element?.style.setProperty('background-color', clienteColor(idPessoa));
    element?.style.setProperty('forced-color-adjust', 'none');
  };
}
