import { screen, within } from '@testing-library/react';
import { CarrinhoScreen } from '#features/carrinho/carrinho-screen.tsx';
import { envioIntent, sampleRow } from '#outbox/outbox-sample.ts';
import { openPageDevice, type PageDevice } from './device.ts';
import { renderPage } from './page.tsx';

/** Two products of one branch, one of another. */
export const PRODUTOS = [
  { idProduto: 1, nome: 'AMOXICILINA' },
  { idProduto: 2, nome: 'DIPIRONA' },
  { idProduto: 3, nome: 'LOSARTANA', preco: { idPessoaFilial: 2 } },
];

/** The counter of a line. */
export const counterOf = (nome: string) =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: new RegExp(`^Quantidade de ${nome}`) });
/** The sums of the cart. */
export const totals = () => within(screen.getByRole('region', { name: 'Total do carrinho' }));
/** True when a group goes now, by its branch. */
export const goesOf = (filial: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^Enviar agora: .*${filial}`) });

type Given = Parameters<typeof openPageDevice>[0] & {
  quantidades?: Record<number, number>;
  /** Queues an earlier order of this many units at R$ 10. */
  naFila?: number;
};

/** Renders the cart with these quantities, and counts it. */
export async function openCart({
  quantidades = { 1: 2, 3: 1 },
  naFila = 0,
  ...given
}: Given = {}): Promise<PageDevice> {
  history.replaceState(null, '', '/carrinho');
  const device = await openPageDevice({ produtos: PRODUTOS, ...given });
  if (naFila > 0) {
    await device.vault.outbox.add(sampleRow(1, envioIntent([{ idItem: 2, quantidade: naFila }])));
  }
  for (const [idProduto, quantidade] of Object.entries(quantidades)) {
    await device.pedir(Number(idProduto), quantidade);
  }
  renderPage(<CarrinhoScreen idHotsitePolitica={undefined} />, device);
  await screen.findByRole('region', { name: 'Total do carrinho' });
  return device;
}

/** The unsent orders in the queue. */
export const envios = async ({ vault }: PageDevice) =>
  (await vault.outbox.toArray()).map(({ intent }) => intent).filter(({ tipo }) => tipo === 'envio');
