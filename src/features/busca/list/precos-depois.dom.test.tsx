import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { sampleCliente } from '#domain/cart/carrinho-sample.ts';
import { must } from '#lib/must.ts';
import { openSearch, PRODUTOS } from '#tests/support/dom/busca-page.tsx';
import type { PageDevice } from '#tests/support/dom/device.ts';
import { setViewport } from '#tests/support/dom/layout.ts';
import { person } from '#tests/support/dom/person.ts';
import { clienteSample, detalheSample, produtoSample } from '#tests/support/dom/samples.ts';
import { shownToasts, soon } from '#tests/support/dom/shown.ts';

const user = person();

const rowOf = (nome: string) => within(screen.getByRole('row', { name: new RegExp(nome) }));
const focusRow = (nome: string) => act(() => screen.getByRole('row', { name: new RegExp(nome) }).focus());
const counterOf = (nome: string) => rowOf(nome).getByRole<HTMLInputElement>('spinbutton');

describe('a customer whose prices come later than the products', () => {
  const add = () =>
    user.click(
      within(screen.getByRole('region', { name: 'Produtos marcados' })).getByRole('button', {
        name: 'Adicionar ao carrinho',
      }),
    );
  const LATE = 'Os preços deste cliente ainda estão chegando. Tente de novo em instantes.';

  /** The search for a second customer: the device knows their price table, and the search has not read it. */
  async function serveOther(
    device: PageDevice,
    isServed = () => expect(rowOf('DIPIRONA').queryByRole('spinbutton')).toBeNull(),
  ) {
    const [contexto] = sampleCliente().contextos;
    const outro = sampleCliente({
      idPessoaCliente: 102,
      contextos: [{ ...must(contexto, 'context'), idContexto: 'c2' }],
    });
    await device.vault.clientes.put(clienteSample(102, 'Rede', detalheSample(outro, 'Rede'), 1));
    await device.vault.checkpoints.put(pricesOf('e1'));
    await act(() => device.vault.device.update(1, { idPessoaCliente: 102 }));
    await soon(isServed);
    // The previous customer's list goes, and with it its marked rows.
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const pricesOf = (etag: string) =>
    ({ name: 'precos:c2', state: 'ready', geracao: 'g1', etag, at: Date.now() }) as const;

  test('buys nothing at the previous customer’s price', async () => {
    const device = await openSearch();
    // The search is busy: the previous customer's results stay until it responds.
    device.engine.search = () => new Promise(() => undefined);
    await serveOther(device);
    focusRow('DIPIRONA');
    await user.keyboard(' ');
    await add();
    expect(await shownToasts().findByText(LATE)).toBeTruthy();
    expect(await device.vault.outbox.toArray()).toEqual([]);
  });

  test('sees cards with the price not loaded instead of no condition', async () => {
    setViewport({ width: 1600 });
    const device = await openSearch('/busca?ord=1&exi=2', 'gridcell');
    const card = () => within(screen.getByRole('gridcell', { name: /DIPIRONA/ }));
    await serveOther(device, () => expect(card().queryByRole('spinbutton')).toBeNull());
    expect(card().getByText('Preço ainda não carregado')).toBeTruthy();
  });

  test('buys products marked before the prices came once they are there', async () => {
    const device = await openSearch();
    await serveOther(device);
    focusRow('DIPIRONA');
    await user.keyboard(' ');
    await add();
    expect(await shownToasts().findByText(LATE)).toBeTruthy();
    expect(await device.vault.outbox.toArray()).toEqual([]);
    const pages = async function* pages() {
      yield PRODUTOS.map((produto) => produtoSample({ ...produto, preco: { valorUnitario: 20_0000 } }));
    };
    await device.engine.importPages(String(device.usuario.id), 'c2', pages(), { total: PRODUTOS.length });
    await device.vault.checkpoints.put(pricesOf('e2'));
    await soon(() => expect(counterOf('DIPIRONA')).toBeTruthy());
    await add();
    expect(await shownToasts().findByText('1 produto no carrinho.')).toBeTruthy();
    const [row] = await device.vault.outbox.toArray();
    expect(row?.intent).toMatchObject({ visto: { item: { valorUnitario: 20_0000 } } });
  });
});
