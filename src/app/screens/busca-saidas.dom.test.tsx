import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { consultarTopo } from '#contract/content/topo.ts';
import { chipsOf, SEM_FILTROS } from '#features/busca/filter/filtros.ts';
import { BUSCA_VAZIA, type Busca } from '#routes.ts';
import { buy } from '#tests/support/dom/bought.ts';
import { openPageDevice, type PageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { BuscaSaidas } from './busca-saidas.tsx';

const server = fakeServer();
const user = person();
const PRODUTOS = [{ idProduto: 1, nome: 'AMOXICILINA' }];

/** Opens the ways on from a search; returns the function that a filter taken off calls. */
function openSaidas(query: string, device: PageDevice, part: Partial<Busca> = {}) {
  server.silence(consultarTopo);
  const busca = { ...BUSCA_VAZIA, pes: query, ...part };
  const onRemove = vi.fn<(part: Partial<Busca>) => void>();
  const chips = chipsOf(busca, {}, null);
  renderPage(<BuscaSaidas query={query} busca={busca} chips={chips} onRemove={onRemove} />, device);
  return onRemove;
}
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('a search without results leads to near ones that have some, and to the ways that always lead on', async () => {
  openSaidas('amoxicilina zzzz', await openPageDevice({ produtos: PRODUTOS }));
  await soon(() =>
    expect(links()).toEqual([
      ['amoxicilina (1)', '/busca?pes=amoxicilina'],
      ['Comprados', '/comprados'],
      ['Todos os produtos', '/busca'],
    ]),
  );
});

test('one word leads to the products that begin as it does', async () => {
  openSaidas('amoxizzzz', await openPageDevice({ produtos: PRODUTOS }));
  await soon(() => expect(links()[0]).toEqual(['AMOXICILINA', '/busca?pes=AMOXICILINA']));
});

test.each(['amoxicilima zzzz', 'amxicilxina', 'xxmoxicilina'])(
  'a word that is spelt nearly so leads to the catalogue’s own: %s',
  async (query) => {
    openSaidas(query, await openPageDevice({ produtos: PRODUTOS }));
    await soon(() => expect(links()[0]).toEqual(['amoxicilina (1)', '/busca?pes=amoxicilina']));
  },
);

test('the text and the number of filters that found nothing are told', async () => {
  openSaidas('amoxicilina', await openPageDevice({ produtos: PRODUTOS }), { cas: true, fab: [9] });
  const text = 'Nada foi encontrado para "amoxicilina" com os 2 filtros escolhidos.';
  expect(await screen.findByText(text)).toBeTruthy();
});

test('a text that finds products without the filters is not spelt otherwise', async () => {
  const device = await openPageDevice({ produtos: [...PRODUTOS, { idProduto: 2, nome: 'AMOXIFARMA' }] });
  openSaidas('amoxicilina', device, { cas: true });
  await screen.findByRole('button', { name: 'Tirar Com cashback (1)' });
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(screen.queryByText(/^Talvez/)).toBeNull();
});

test('each filter is taken off by its own button, which counts the products found without it', async () => {
  const onRemove = openSaidas('amoxicilina', await openPageDevice({ produtos: PRODUTOS }), {
    cas: true,
    fab: [9],
  });
  const list = within(await screen.findByRole('list', { name: 'Tirar um filtro' }));
  await soon(() =>
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Tirar Com cashback (0)',
      'Tirar Fabricante 9 (0)',
      'Tirar todos (1)',
    ]),
  );
  await user.click(list.getByRole('button', { name: /^Tirar Com cashback/ }));
  await user.click(list.getByRole('button', { name: /^Tirar todos/ }));
  expect(onRemove.mock.calls).toEqual([[{ cas: false }], [SEM_FILTROS]]);
});

test('the products in stock that the customer buys most often can be bought from there', async () => {
  const device = await openPageDevice({
    produtos: [
      { idProduto: 1, nome: 'DIPIRONA' },
      { idProduto: 2, nome: 'LOSARTANA' },
      { idProduto: 3, nome: 'IBUPROFENO', preco: { estoque: 0 } },
    ],
  });
  await buy(device, 1, 31, { 1: 12, 2: 5, 3: 1 });
  await buy(device, 2, 16, { 2: 12, 3: 1 });
  openSaidas('zzzz', device);
  const usuais = within(await screen.findByRole('region', { name: 'Este cliente costuma comprar' }));
  const names = usuais.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
  expect(names).toEqual([expect.stringMatching(/^LOSARTANA/), expect.stringMatching(/^DIPIRONA/)]);
  await user.click(usuais.getByRole('button', { name: /^Comprar: LOSARTANA/ }));
  await soon(async () => expect(await device.quantidades()).toEqual({ 2: 1 }));
});
