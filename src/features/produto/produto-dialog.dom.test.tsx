import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  consultarItemColecao,
  consultarProdutoIndividual,
  type ItemIndividual,
} from '#contract/catalogue/produto-individual.ts';
import { must } from '#lib/must.ts';
import { CLIENTE, openPageDevice, type PageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { fakeTimeouts } from '#tests/support/dom/fake-timeouts.ts';
import { holdCarrinhos } from '#tests/support/dom/late-carrinho.ts';
import { carrinhoSample } from '#tests/support/dom/pagamento.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import type { ProdutoSample } from '#tests/support/dom/samples.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';
import { ProdutoDialog } from './produto-dialog.tsx';

const server = fakeServer();
const user = person();
afterEach(() => void vi.useRealTimers());

const LONG = {
  fabricante: 'LABORATORIO TEUTO',
  marca: 'Teuto Medicamentos Genericos',
  substancia: 'DIPIRONA SODICA MONOIDRATADA',
  linha: 'Genericos',
};

/** Opens the details of product 1; returns its device and the names of what it told. */
async function openDetails(
  produto: Partial<ProdutoSample> = {},
  others: readonly ProdutoSample[] = [],
  arrange?: (device: PageDevice) => Promise<unknown>,
) {
  server.silence(consultarProdutoIndividual);
  server.silence(consultarItemColecao);
  const device = await openPageDevice({
    produtos: [{ idProduto: 1, nome: 'DIPIRONA', ...produto }, ...others],
  });
  await arrange?.(device);
  const told: string[] = [];
  renderPage(<ProdutoDialog idProduto={1} idCondicao={null} onClose={() => told.push('closed')} />, device);
  await screen.findAllByRole('button', { name: /^(?:Comprar|Avise-me)/ });
  return { device, told };
}
const dialog = () => within(screen.getByRole('dialog', { name: 'Detalhes do Produto' }));
const counter = () => dialog().getByRole<HTMLInputElement>('spinbutton');
const buy = () => user.click(dialog().getByRole('button', { name: /^Comprar/ }));
const factOf = (name: string) => dialog().getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

describe('the details of a product', () => {
  test('are drawn at once from the list they were opened from, until the device has read them', async () => {
    server.silence(consultarProdutoIndividual);
    const device = await openPageDevice({ produtos: [{ idProduto: 1, nome: 'DIPIRONA' }] });
    const visto = {
      ...must((await device.engine.readProdutos([1])).produtos[0], 'product'),
      nome: 'DIPIRONA VISTA',
    };
    renderPage(
      <ProdutoDialog idProduto={1} idCondicao={null} visto={visto} onClose={() => undefined} />,
      device,
    );
    expect(dialog().getByRole('heading', { level: 3, name: /^DIPIRONA VISTA/ })).toBeTruthy();
    await dialog().findByRole('heading', { level: 3, name: /^DIPIRONA(?! VISTA)/ });
  });

  test('have a gallery, and long facts are cut: to 8 characters the maker, 15 the brand, 18 any other', async () => {
    await openDetails(LONG);
    const gallery = within(dialog().getByRole('region', { name: 'Imagens do produto' }));
    const [whole, near] = gallery.getAllByRole('button');
    expect([whole, near].map((view) => view?.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    await user.click(gallery.getByRole('button', { name: 'De perto' }));
    expect([whole, near].map((view) => view?.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    expect(['Fabricante', 'Marca', 'Princípio ativo', 'Linha'].map(factOf)).toEqual([
      'LABORATO…',
      'Teuto Medicamen…',
      'DIPIRONA SODICA MO…',
      'Genericos',
    ]);
    await user.click(dialog().getByRole('button', { name: 'LABORATO…' }));
    expect(factOf('Fabricante')).toBe('LABORATORIO TEUTO');
  });

  test('begin with the company’s code', async () => {
    await openDetails({ codigoErp: '000123' });
    expect(factOf('Código')).toBe('000123');
  });

  test('show the brand’s picture above its name, and the name alone if it cannot be loaded', async () => {
    const item: ItemIndividual = {
      idItem: 1,
      itemTipo: { idItemTipo: 1 },
      descricao: 'DIPIRONA',
      itemPossuiEstoque: true,
      descEstoque: '',
      produto: {
        produtoFabricante: { idProdutoFabricante: 1, descProdutoFabricante: 'TEUTO' },
        produtoDescricaoTamanhoEmbalagem: '1 G',
        pmc: 0,
        marca: { idProdutoMarca: 1, descricaoMarca: 'Teuto', imagemMarca: '/teuto.svg' },
      },
    };
    await openDetails({ marca: 'Teuto' }, [], async () => server.reply(consultarProdutoIndividual, item));
    const brand = () => dialog().getByText('Marca', { selector: 'dt' }).nextElementSibling;
    const picture = await waitFor(() => must(brand()?.querySelector('img'), 'picture'));
    expect([picture.getAttribute('src'), picture.alt, brand()?.textContent]).toEqual([
      '/teuto.svg',
      '',
      'Teuto',
    ]);
    fireEvent.error(picture);
    expect([brand()?.querySelector('img'), brand()?.textContent]).toEqual([null, 'Teuto']);
  });

  test('cut a title after 100 characters, and keep it whole as a hint', async () => {
    await openDetails({ nome: 'D'.repeat(120), apresentacao: '' });
    const title = dialog().getByRole('heading', { level: 3, name: /^D+…$/ });
    expect(title.textContent).toBe(`${'D'.repeat(100)}…`);
    expect(title.title.trim()).toBe('D'.repeat(120));
  });

  test('list the volume tiers page by page, with the one in force marked', async () => {
    const faixas = [2, 4, 6, 8, 10, 12].map((quantidade) => ({
      quantidade,
      descontoComercial: quantidade * 100,
      descontoFinanceiro: 0,
    }));
    await openDetails({ preco: { faixas } });
    const tiers = within(dialog().getByRole('region', { name: 'Desconto por volume' }));
    const names = () => tiers.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names()).toEqual(['2 un.', '4 un.', '6 un.', '8 un.', '10 un.']);
    expect(tiers.getByText('1 de 2')).toBeTruthy();
    await user.click(tiers.getByRole('button', { name: 'Próximas' }));
    expect(names()).toEqual(['12 un.']);
    await user.fill(counter(), '13');
    expect(names()[0]).toContain('faixa aplicada');
  });

  test('name each figure of a volume tier, for a phone that shows no columns', async () => {
    await openDetails({
      preco: { faixas: [{ quantidade: 2, descontoComercial: 100, descontoFinanceiro: 0 }] },
    });
    const tiers = within(dialog().getByRole('region', { name: 'Desconto por volume' }));
    const heads = tiers.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(tiers.getAllByRole('cell').map(({ dataset }) => dataset['name'])).toEqual(heads.slice(1));
  });

  test('are at one unit again half a second after buying, and close after a second', async () => {
    const { device, told } = await openDetails();
    await user.fill(counter(), '4');
    const waits = fakeTimeouts();
    await buy();
    await vi.waitFor(() => expect(waits).toEqual(expect.arrayContaining([500, 1000])));
    expect(counter().value).toBe('4');
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(counter().value).toBe('1');
    expect(told).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(told).toEqual(['closed']);
    vi.useRealTimers();
    expect(await device.quantidades()).toEqual({ 1: 4 });
  });

  test('add nothing to a cart that awaits payment, and lead to it', async () => {
    const at = Date.now();
    const { device } = await openDetails({}, [], ({ vault }) =>
      vault.carrinhos.put({ idPessoaCliente: CLIENTE, carrinho: carrinhoSample(), at }),
    );
    await buy();
    const box = await screen.findByRole('alertdialog');
    expect(box.textContent).toContain(
      'O carrinho está pendente. É necessário finalizar o carrinho para continuar.',
    );
    expect(await device.vault.outbox.count()).toBe(0);
    await user.click(within(box).getByRole('button', { name: 'Ir para o Carrinho' }));
    await soon(() => expect(location.pathname).toBe('/carrinho'));
  });

  test('pressed before the cart is read add to it once it is', async () => {
    const hold: (() => void)[] = [];
    const { device } = await openDetails({}, [], async ({ vault }) => hold.push(holdCarrinhos(vault)));
    await buy();
    expect(await device.vault.outbox.count()).toBe(0);
    for (const read of hold) read();
    await soon(async () => expect(await device.vault.outbox.count()).toBe(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('of a product out of stock offer similar ones that are in stock, and no volume discounts', async () => {
    const faixas = [{ quantidade: 10, descontoComercial: 500, descontoFinanceiro: 0 }];
    await openDetails({ preco: { estoque: 0, faixas } }, [
      { idProduto: 2, nome: 'NOVALGINA', substancia: 'DIPIRONA' },
      { idProduto: 3, nome: 'ANADOR', substancia: 'DIPIRONA', apresentacao: '1 G COM CT BL X 30' },
      { idProduto: 4, nome: 'MAXALGINA', substancia: 'DIPIRONA', preco: { valorUnitario: 5_0000 } },
    ]);
    const namesIn = async (title: string) =>
      within(await dialog().findByRole('region', { name: title }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent.split(' ')[0]);
    expect(await namesIn('Similares com estoque')).toEqual(['MAXALGINA', 'NOVALGINA']);
    expect(await namesIn('Produtos relacionados')).toEqual(['ANADOR']);
    expect(dialog().queryByRole('region', { name: 'Desconto por volume' })).toBeNull();
  });

  test('of a product out of stock say so when nothing similar is in stock', async () => {
    await openDetails({ preco: { estoque: 0 } }, [
      { idProduto: 2, nome: 'NOVALGINA', substancia: 'DIPIRONA', preco: { estoque: 0 } },
    ]);
    const similares = within(await dialog().findByRole('region', { name: 'Similares com estoque' }));
    expect(similares.getByText('Nenhum similar com estoque.')).toBeTruthy();
  });

  test('of a product out of stock buy a similar one from its row, which tells its package and the price of a unit', async () => {
    const { device } = await openDetails({ preco: { estoque: 0 } }, [
      {
        idProduto: 2,
        nome: 'NOVALGINA',
        substancia: 'DIPIRONA',
        apresentacao: '500 MG COM CT BL X 20',
        preco: { valorUnitario: 6_0000, estoque: 7 },
      },
    ]);
    const similares = within(await dialog().findByRole('region', { name: 'Similares com estoque' }));
    const text = similares.getByRole('listitem').textContent.replaceAll('\u00a0', ' ');
    for (const told of ['500 MG COM CT BL X 20', 'Poucas Unidades7 un.', 'R$ 0,30 por unidade, 10% menos'])
      expect(text).toContain(told);
    await user.fill(similares.getByRole('spinbutton'), '3');
    await user.click(similares.getByRole('button', { name: /^Comprar: NOVALGINA/ }));
    await soon(async () => expect(await device.quantidades()).toEqual({ 2: 3 }));
    expect(await similares.findByText('3 no carrinho')).toBeTruthy();
  });

  test('read the product again before it is added: without stock now, it becomes a stock alert', async () => {
    const { device } = await openDetails();
    const { engine } = device;
    const readNow = engine.readProdutos.bind(engine);
    vi.spyOn(engine, 'readProdutos').mockImplementation(async (...args) => {
      const reply = await readNow(...args);
      const gone = reply.produtos.map((p) => ({ ...p, preco: p.preco && { ...p.preco, estoque: 0 } }));
      return { ...reply, produtos: gone };
    });
    await buy();
    await soon(async () =>
      expect((await device.vault.outbox.toArray()).map(({ intent }) => intent.tipo)).toEqual(['intencao']),
    );
  });
});

describe('a stock alert', () => {
  const ask = async (fim: Awaited<ReturnType<PageDevice['awaitIntencao']>>) => {
    await openDetails({ preco: { estoque: 0 } }, [], async (device) => {
      device.awaitIntencao = async () => fim;
    });
    await user.click(dialog().getByRole('button', { name: /^Avise-me Quando Chegar/ }));
  };
  const refused = (status: number) =>
    ({ kind: 'recusado', row: { status, message: 'Aviso', description: 'O item saiu.' } }) as never;

  test('that the server took is said to be registered, and that an e-mail comes', async () => {
    await ask({ kind: 'feito' });
    expect((await findBox('Intenção de compra registrada com sucesso!')).textContent).toContain(
      'Você será avisado por e-mail quando o produto estiver disponível!',
    );
  });

  test('of an item that the server does not know shows its description under ‘Mensagem’', async () => {
    await ask(refused(404));
    expect((await findBox('Mensagem')).textContent).toContain('O item saiu.');
  });

  test('that the server refused or failed shows its message and description', async () => {
    await ask(refused(422));
    expect((await findBox('Aviso')).textContent).toContain('O item saiu.');
  });

  test('that met an error of the server shows it, and stays in the queue', async () => {
    await ask({ kind: 'erro', message: 'Falha', description: 'Tente depois.' });
    const box = await findBox('Falha');
    expect(box.textContent).toContain('Tente depois.');
    expect(box.textContent).toContain('continua na fila');
  });
});

test('a product that cannot be consulted says so under its own title, and is asked for again', async () => {
  server.silence(consultarProdutoIndividual);
  renderPage(
    <ProdutoDialog idProduto={9} idCondicao={null} onClose={() => undefined} />,
    await openPageDevice(),
  );
  expect(await screen.findByText('Houve uma falha ao consultar item.')).toBeTruthy();
  const before = server.askedOf(consultarProdutoIndividual).length;
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await soon(() => expect(server.askedOf(consultarProdutoIndividual).length).toBeGreaterThan(before));
});
