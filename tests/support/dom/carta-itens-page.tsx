import { screen } from '@testing-library/react';
import type { CartaCorrecaoItem } from '#contract/letters/carta.ts';
import { consultarCartaItens } from '#contract/letters/carta-consultas.ts';
import { cartaSample } from '#domain/letters/carta-sample.ts';
import { openCartas, showCartas } from './cartas-page.tsx';
import type { FakeServer } from './fake-server.ts';

export const CARTA = cartaSample(7, { data: new Date().toISOString() });

export const comItens = (itemNota: CartaCorrecaoItem[], carta = CARTA) => ({
  cartaCorrecao: carta,
  itemNota,
});

/** Opens a letter whose items the server tells. */
export async function openCarta(
  server: FakeServer,
  itens: CartaCorrecaoItem[],
  address = '/cartacorrecao/alterar/7',
  state: unknown = null,
) {
  server.reply(consultarCartaItens, comItens(itens));
  const device = await openCartas(address, [], state);
  showCartas(device);
  await screen.findByRole('grid', { name: 'Itens da carta de correção' });
  return device;
}
