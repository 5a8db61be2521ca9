import { screen } from '@testing-library/react';
import { FilterDrawer } from '#features/busca/filter/filter-drawer.tsx';
import { BuscaAparelho } from '#features/busca/page/busca-aparelho.tsx';
import { openPageDevice, type PageDevice } from './device.ts';
import { renderPage } from './page.tsx';

export const PRODUTOS = [
  { idProduto: 1, nome: 'AMOXICILINA' },
  { idProduto: 2, nome: 'DIPIRONA' },
  { idProduto: 3, nome: 'LOSARTANA', preco: { estoque: 0 } },
  { idProduto: 4, nome: 'OMEPRAZOL', preco: null },
];

const Banners = () => <p>Anúncio</p>;

/** Renders the search page of a device, with an advertisement at its end. */
export const renderBusca = (device: PageDevice): void =>
  void renderPage(<BuscaAparelho parts={{ Filtros: FilterDrawer, Banners }} />, device);

/** The search of a desk with four products, in the order of their names. */
export async function openSearch(href = '/busca?ord=1', role = 'row'): Promise<PageDevice> {
  history.replaceState(null, '', href);
  const device = await openPageDevice({ produtos: PRODUTOS });
  renderBusca(device);
  await screen.findByRole(role, { name: /AMOXICILINA/ });
  return device;
}
