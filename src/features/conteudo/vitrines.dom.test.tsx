import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { consultarVitrineProdutos, consultarVitrines, type ItemVitrine } from '#contract/content/vitrine.ts';
import { must } from '#lib/must.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { Vitrines } from './vitrines.tsx';

const server = fakeServer();
const user = person();

const item = (idEcommerceProduto: number, ecommerceProdutoDescricao: string): ItemVitrine => ({
  ecommerceProduto: {
    idEcommerceProduto,
    ecommerceProdutoDescricao,
    produtoFabricante: { descProdutoFabricante: 'ACHÉ' },
    produtoDescricaoTamanhoEmbalagem: '500 MG COM CT BL X 30',
    produto: {
      marca: { descricaoMarca: 'Aché' },
      ecommerceSubCategoria: { descSubCategoria: 'Dor', ecommerceCategoria: { descCategoria: 'Saúde' } },
    },
  },
  itemPossuiEstoque: true,
});

const ITENS: Record<string, ItemVitrine[]> = { 1: [item(1, 'LOSARTANA')], 3: [item(2, 'DIPIRONA')] };
const showcase = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  server.reply(consultarVitrines, [
    { idVitrine: 1, descricaoVitrine: 'Uso contínuo' },
    { idVitrine: 3, descricaoVitrine: 'Dor e febre' },
  ]);
  server.answer(consultarVitrineProdutos, ({ query }) => {
    const idVitrine = query.get('idVitrine') ?? '';
    return { idVitrine: Number(idVitrine), listaItens: ITENS[idVitrine] ?? [] };
  });
});

test('a showcase whose products cannot be read says so in the server’s words, and the others stand', async () => {
  const refused = { status: 503, Message: '', Description: '', Codigo: 'indisponivel' };
  server.refuse(consultarVitrineProdutos, refused, ({ query }) => query.get('idVitrine') === '3');
  renderPage(<Vitrines most={10} />);
  const dor = within(await screen.findByRole('region', { name: 'Dor e febre' }));
  expect(await dor.findByText('Houve um erro ao consultar os produtos da vitrine.')).toBeTruthy();
  expect(dor.getByText('Mensagem')).toBeTruthy();
  expect(await showcase('Uso contínuo').findByRole('article')).toBeTruthy();
  expect(showcase('Uso contínuo').queryByText('Mensagem')).toBeNull();
  server.reply(consultarVitrineProdutos, { idVitrine: 3, listaItens: ITENS['3'] ?? [] });
  await user.click(dor.getByRole('button', { name: 'Tentar de novo' }));
  expect(await dor.findByRole('article')).toBeTruthy();
});

test('a card shows its photo at 180 x 180 once it has been near the screen for a while', async () => {
  const [losartana] = ITENS['1'] ?? [];
  const { ecommerceProduto, ...rest } = must(losartana, 'item');
  const comFoto = { ...rest, ecommerceProduto: { ...ecommerceProduto, imagem: '/losartana.webp' } };
  server.reply(consultarVitrines, [{ idVitrine: 1, descricaoVitrine: 'Uso contínuo' }]);
  server.reply(consultarVitrineProdutos, { idVitrine: 1, listaItens: [comFoto] });
  renderPage(<Vitrines most={10} />);
  const card = await screen.findByRole('article');
  expect(card.querySelector('img')).toBeNull();
  const photo = await waitFor(() => must(card.querySelector('img'), 'photo'));
  expect([photo.getAttribute('src'), photo.width, photo.height]).toEqual(['/losartana.webp', 180, 180]);
});

test('a showcase leads to its preview, and shows at most the products that the installation allows', async () => {
  const ecommerceUrl = { previaURL: 'dor & febre', ecommerceTipoURL: { idEcommerceTipoURL: 6 } };
  const release = server.hold(consultarVitrineProdutos);
  server.reply(consultarVitrines, [{ idVitrine: 1, descricaoVitrine: 'Dor', ecommerceUrl }]);
  server.reply(consultarVitrineProdutos, {
    idVitrine: 1,
    listaItens: [1, 2, 3].map((n) => item(n, `P${n}`)),
  });
  renderPage(<Vitrines most={2} />);
  const dor = await screen.findByRole('region', { name: 'Dor' });
  expect(
    within(dor)
      .getByRole('link', { name: /^Ver Mais/ })
      .getAttribute('href'),
  ).toBe('/dor%20%26%20febre');
  expect(dor.querySelectorAll('[data-waiting] > li')).toHaveLength(2);
  release();
  expect(await within(dor).findAllByRole('article')).toHaveLength(2);
});
