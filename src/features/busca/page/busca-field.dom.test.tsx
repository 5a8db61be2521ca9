import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { sampleCliente } from '#domain/cart/carrinho-sample.ts';
import { must } from '#lib/must.ts';
import { closeProduto, produtoAberto } from '#parts/dialogs/produto-aberto.ts';
import { openSearch, PRODUTOS, renderBusca } from '#tests/support/dom/busca-page.tsx';
import { openPageDevice } from '#tests/support/dom/device.ts';
import { person } from '#tests/support/dom/person.ts';
import { clienteSample, detalheSample } from '#tests/support/dom/samples.ts';
import { soon } from '#tests/support/dom/shown.ts';

const user = person();

// A field's code for bar codes comes after the first screen: here it is there at once.
beforeAll(() => import('#parts/buy/codigos.tsx'));

const focusedRow = () => document.activeElement?.closest('[data-item]')?.getAttribute('data-item');

describe('the search field', () => {
  test('searches during typing, names the search in the title and the address', async () => {
    await openSearch();
    await user.type(screen.getByRole('searchbox'), 'losar');
    await soon(() => expect(screen.queryByRole('row', { name: /DIPIRONA/ })).toBeNull());
    expect(screen.getByRole('row', { name: /LOSARTANA/ })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Resultados da Busca por losar');
    expect(location.search).toContain('pes=losar');
  });

  test('says so when the search finds nothing', async () => {
    await openSearch();
    expect(screen.getByText('Anúncio')).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), 'xyzxyz');
    expect(await screen.findByText('NENHUM REGISTRO')).toBeTruthy();
    expect(screen.getByText('Tente outra palavra no campo de busca, ou o EAN.')).toBeTruthy();
    expect(screen.getByText('0 itens no total')).toBeTruthy();
    expect(screen.queryByText(/^preços de/)).toBeNull();
    expect(screen.queryByText('Anúncio')).toBeNull();
  });
});

test.each(['ArrowDown', 'Enter'])(
  '%s in the search field focuses the results of the typed text, not the previous rows',
  async (key) => {
    await openSearch();
    const field = screen.getByRole('searchbox');
    await user.click(field);
    await user.keyboard(`LOSARTANA{${key}}`);
    expect(document.activeElement).toBe(field);
    await soon(() => expect(document.activeElement?.textContent).toContain('LOSARTANA'));
    expect(screen.queryByRole('row', { name: /AMOXICILINA/ })).toBeNull();
    expect(focusedRow()).toBe('0');
  },
);

test('Enter after the only product’s bar code opens it, and the next code replaces this one', async () => {
  onTestFinished(closeProduto);
  const coded = { idProduto: 31, nome: 'NOVALGINA', codBarras: '7896422507059' };
  renderBusca(await openPageDevice({ produtos: [...PRODUTOS, coded] }));
  const field = await screen.findByRole<HTMLInputElement>('searchbox');
  await user.click(field);
  await user.paste(']d20107896422507059172704301012');
  await user.keyboard('{Enter}');
  await soon(() => expect(produtoAberto.atual).toEqual({ idProduto: 31, idCondicao: null }));
  await soon(() => expect(field.value).toBe('7896422507059'));
  await soon(() => expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]));
});

test('Enter in another search field leads to the first row of the results, and a reload does not', async () => {
  history.replaceState({ typing: true }, '', '/busca?pes=dipirona');
  renderBusca(await openPageDevice({ produtos: PRODUTOS }));
  await soon(() => expect(document.activeElement?.getAttribute('data-item')).toBe('0'));
  await user.keyboard('7{Enter}');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('dipirona');
  expect(history.state).toMatchObject({ typing: false });
});

test('a condition in the address that only another customer has is shown by name', async () => {
  history.replaceState(null, '', '/busca?con=2');
  const device = await openPageDevice({ produtos: PRODUTOS });
  const [contexto] = sampleCliente().contextos;
  const outro = sampleCliente({
    idPessoaCliente: 102,
    contextos: [{ ...must(contexto, 'context'), idCondicao: 2, descCondicao: 'Atacado SP' }],
  });
  await device.vault.clientes.put(clienteSample(102, 'Rede', detalheSample(outro, 'Rede'), 1));
  renderBusca(device);
  expect(await screen.findByRole('button', { name: 'Remover filtro Promoção: Atacado SP' })).toBeTruthy();
  expect(screen.getByText(/Esta promoção não vale para este cliente/)).toBeTruthy();
});
