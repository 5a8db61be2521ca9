import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { consultarItemColecao, consultarProdutoIndividual } from '#contract/catalogue/produto-individual.ts';
import { showMargem } from '#parts/product/margem-visivel.ts';
import { openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import type { ProdutoSample } from '#tests/support/dom/samples.ts';
import { ProdutoDialog } from './produto-dialog.tsx';

const server = fakeServer();
const user = person();
afterEach(() => showMargem(true));

const PRECO = { descontoComercial: 1000, st: 1000, faixas: [faixa(12, 2000), faixa(24, 3000)] };

function faixa(quantidade: number, descontoComercial: number) {
  return { quantidade, descontoComercial, descontoFinanceiro: 0 };
}

const CASHBACK = {
  valorCashbackItem: 5000,
  utilizarLimitadorQuantidade: false,
  quantidadeLimite: null,
  utilizarLimitadorValor: false,
  valorLimite: null,
};

/** The details of a product of R$ 10 without a signal; the customer has three units of it in the cart. */
async function openDetails(produto: Partial<ProdutoSample> = {}) {
  server.silence(consultarProdutoIndividual);
  server.silence(consultarItemColecao);
  const sample = { idProduto: 1, nome: 'DIPIRONA', pmc: 16_77, preco: PRECO, ...produto };
  const device = await openPageDevice({ produtos: [sample] });
  await device.pedir(1, 3);
  renderPage(<ProdutoDialog idProduto={1} idCondicao={null} onClose={() => undefined} />, device);
  await details().findByText(/^3 no carrinho/);
}
const details = () => within(screen.getByRole('dialog', { name: 'Detalhes do Produto' }));
const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ');
const fact = (name: string) =>
  details()
    .queryAllByText(name, { selector: 'dt' })
    .map((term) => plain(term.nextElementSibling))[0];
const linesOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(plain));

/** Opens the explanation of the price. */
async function openWhy() {
  await user.click(details().getByRole('button', { name: 'Por que este preço' }));
  return within(await screen.findByRole('dialog', { name: 'Por que este preço' }));
}

test('a price stands next to its cost with ST, the PMC, the margin and the discount off the list price', async () => {
  await openDetails();
  expect(['Com ST', 'PMC', 'Margem', 'Desconto'].map(fact)).toEqual(['R$ 9,90', 'R$ 16,77', '41,0%', '10%']);
  await user.fill(details().getByRole('spinbutton'), '9');
  expect(['Com ST', 'Margem', 'Desconto'].map(fact)).toEqual(['R$ 8,80', '47,5%', '20%']);
});

test('each volume tier has its margin, unless margins are hidden on this device', async () => {
  await openDetails();
  const tiers = details().getByRole('region', { name: 'Desconto por volume' });
  expect(linesOf(tiers).map((cells) => cells.slice(0, 2))).toEqual([
    ['A partir de', 'Margem'],
    ['12 un.', '47,5%'],
    ['24 un.', '54,1%'],
  ]);
  await act(async () => showMargem(false));
  expect(linesOf(tiers)[0]?.slice(0, 2)).toEqual(['A partir de', 'Com ST']);
  expect(details().queryByText('Margem')).toBeNull();
  expect(fact('Com ST')).toBe('R$ 9,90');
});

test('why a price is so is told line by line, with its cashback, margin, customer and source', async () => {
  await openDetails({ cashback: CASHBACK });
  await user.fill(details().getByRole('spinbutton'), '9');
  const why = await openWhy();
  expect(linesOf(why.getByRole('table'))).toEqual([
    ['Preço de tabela', 'R$ 10,00'],
    ['Desconto comercial de 20%da faixa de 12+ un., no lugar de 10% da condição Varejo SP', '-R$ 2,00'],
    ['Preço', 'R$ 8,00'],
    ['ST de 10% sobre o preçoA sua preferência não soma a ST aos preços e totais.', 'R$ 0,80'],
    ['Preço com ST', 'R$ 8,80'],
    ['Cashback de 12 un.Fora da soma: entra no saldo depois do faturamento.', 'R$ 6,00'],
    ['PMC', 'R$ 16,77'],
    ['MargemA parte do PMC que sobra depois do preço com ST.', '47,5%'],
  ]);
  expect(await why.findByText('Farmácia Modelo')).toBeTruthy();
  expect(why.getByText('Varejo SP')).toBeTruthy();
  expect(why.getByText('CD Guarulhos (SP)')).toBeTruthy();
  expect(why.getByText('12 un., contando 3 no carrinho')).toBeTruthy();
  await user.click(why.getByRole('button', { name: 'Entendi' }));
  expect(screen.queryByRole('dialog', { name: 'Por que este preço' })).toBeNull();
});

test.each([
  ['without a PMC', 0, true],
  ['while margins are hidden', 16_77, false],
])('a price %s is explained without a margin', async (_, pmc, isShown) => {
  showMargem(isShown);
  await openDetails({ pmc });
  expect(['Com ST', 'Margem'].map(fact)).toEqual(['R$ 9,90', undefined]);
  const why = await openWhy();
  expect(linesOf(why.getByRole('table')).at(-1)?.[0]).toBe('Preço com ST');
});
