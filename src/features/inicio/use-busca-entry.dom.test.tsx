import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { closeProduto, produtoAberto } from '#parts/dialogs/produto-aberto.ts';
import { openPageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { SearchField } from '#ui/form/search-field.tsx';
import { useBuscaEntry } from './use-busca-entry.ts';

const user = person();
// A field's code for bar codes comes after the first screen: here it is there at once.
beforeAll(() => import('#parts/buy/codigos.tsx'));
afterEach(closeProduto);

function Entry() {
  const { text, setText, open } = useBuscaEntry();
  return <SearchField label="Buscar" value={text} onChange={setText} onSubmit={open} />;
}

async function enter(text: string) {
  const produtos = [{ idProduto: 1, nome: 'DIPIRONA', codBarras: '7896422507059' }];
  renderPage(<Entry />, await openPageDevice({ produtos }));
  await user.type(screen.getByRole('searchbox'), `${text}{Enter}`);
}

test('Enter leads to the results of a text that a pause in typing would not search for', async () => {
  await enter('d');
  await soon(() => expect(`${location.pathname}${location.search}`).toBe('/busca?pes=d'));
});

test('Enter after a bar code opens its product on the first screen, whose field is empty again', async () => {
  await enter('7896422507059');
  await soon(() => expect(produtoAberto.atual).toEqual({ idProduto: 1, idCondicao: null }));
  await soon(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(''));
  expect(location.pathname).toBe('/');
});
