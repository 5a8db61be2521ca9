import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { onAdicao } from '#parts/device/analise.ts';
import { closeProduto, openProduto } from '#parts/dialogs/produto-aberto.ts';
import { openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { ProdutoHost } from './produto-host.tsx';

fakeServer();
const user = person();
afterEach(closeProduto);

test('what is bought in the details of a product counts under their own list name', async () => {
  const device = await openPageDevice({ produtos: [{ idProduto: 1, nome: 'DIPIRONA' }] });
  const lists: string[] = [];
  const stop = onAdicao((lista) => lists.push(lista));
  openProduto({ idProduto: 1, idCondicao: null });
  renderPage(<ProdutoHost />, device);
  const dialog = within(await screen.findByRole('dialog', { name: 'Detalhes do Produto' }));
  await user.click(await dialog.findByRole('button', { name: /^Comprar/ }));
  await soon(() => expect(lists).toEqual(['Modal do Produto']));
  stop();
});
