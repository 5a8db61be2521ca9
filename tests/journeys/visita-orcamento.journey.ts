import { expect, test } from './support/journey.ts';
import { look } from './support/look.ts';
import { DIPIRONA } from './support/produtos.ts';
import { awaitSent, enter, openCarrinho, order } from './support/steps.ts';
import { setSignal } from './support/watch.ts';

const NOTA = 'Volto na quinta com a tabela nova.';

// Both dialogs are in files that come later, and both changes wait in lanes of their own: only a built app in a real
// browser shows that they open without a signal, outlive a reload and arrive once.
test('a note about a visit and a quotation are made without a signal and sent once, and the quotation becomes a cart', async ({
  page,
  context,
  server,
  watch,
}) => {
  await enter(page);
  await setSignal(context, watch, false);

  await test.step('the note', async () => {
    await page.getByRole('button', { name: 'Anotar visita' }).click();
    const dialog = page.getByRole('dialog', { name: 'Anotar visita' });
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog.getByRole('combobox', { name: 'Motivo de não ter vendido' })).toBeFocused();
    await dialog.getByRole('combobox', { name: 'Motivo de não ter vendido' }).selectOption('Estoque cheio');
    await dialog.getByRole('textbox', { name: 'Anotação' }).fill(NOTA);
    await look(page, 'visita');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'Hoje' })).toContainText('Estoque cheio');
  });

  await test.step('the quotation', async () => {
    await order(page, DIPIRONA, 20);
    await openCarrinho(page);
    await page.getByRole('button', { name: 'Orçamento' }).click();
    await page.getByRole('menuitem', { name: 'Guardar orçamento' }).click();
    const dialog = page.getByRole('dialog', { name: 'Guardar orçamento' });
    await dialog.getByRole('textbox', { name: 'Observação (opcional)' }).fill('Para o balcão da noite');
    await look(page, 'orcamento-guardar');
    await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Esvaziar o carrinho' }).click();
    await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('Carrinho esvaziado.');
    await page.goto('/pedidos');
    await expect(page.getByRole('grid', { name: 'Pedidos' })).toContainText('No aparelho');
  });

  await setSignal(context, watch, true);
  await page.reload();
  await awaitSent(page);
  const [number] = await server.orders();
  expect(await server.orders()).toEqual([number]);

  await test.step('the note arrived once', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Anotar visita' }).click();
    const dialog = page.getByRole('dialog', { name: 'Anotar visita' });
    await expect(dialog).toContainText('Visita anotada hoje');
    await expect(dialog.getByRole('textbox', { name: 'Anotação' })).toHaveValue(NOTA);
    await expect(dialog.getByRole('listitem').filter({ hasText: NOTA })).toHaveCount(0);
  });

  await test.step('the quotation becomes a cart', async () => {
    await page.goto(`/pedidos/detalhes/${number}`);
    await expect(page.getByRole('heading', { level: 1, name: `Orçamento nº ${number}` })).toBeVisible();
    await look(page, 'orcamento');
    await page.getByRole('button', { name: 'Transformar em pedido' }).click();
    const dialog = page.getByRole('dialog', { name: 'Transformar em pedido' });
    await expect(dialog).toContainText('DIPIRONA');
    await look(page, 'orcamento-transformar');
    await dialog.getByRole('button', { name: 'Pôr no carrinho' }).click();
    await expect(dialog).toBeHidden();
    await openCarrinho(page);
    await expect(page.getByRole('spinbutton', { name: /dipirona/i })).toHaveValue('20');
    await awaitSent(page);
    await page.goto(`/pedidos/detalhes/${number}`);
    await expect(page.getByRole('main')).toContainText('Foi para o carrinho em');
  });
});
