import { expect, test } from './support/journey.ts';
import { look } from './support/look.ts';
import { DIPIRONA } from './support/produtos.ts';
import { awaitSent, enter, finalise, openCarrinho, order, serve, toCents } from './support/steps.ts';

const BLOQUEADA = 'Farmácia Pedra da Lua Nova Ltda';
const NO_LIMITE = 'Farmácia Três Pitangueiras Ltda';
const COM_MINIMO = 'Drogaria Lume da Serra Ltda';

test('customers who are blocked, near their limit or below the day’s minimum see the obstacle, and a blocked one orders with advance payment only', async ({
  page,
  server,
}) => {
  await enter(page);
  await serve(page, BLOQUEADA);
  await expect(page.getByRole('region', { name: BLOQUEADA })).toContainText(
    'Cliente com restrição financeira: somente pagamento antecipado.',
  );
  await look(page, 'cliente-bloqueado-inicio');
  await order(page, DIPIRONA, 100);
  await openCarrinho(page);
  await expect(page.getByText('Cliente bloqueado: disponível apenas PAGAMENTO ANTECIPADO.')).toBeVisible();
  await expect(page.getByRole('button', { name: /antecipado: alterar o pagamento/ })).toBeVisible();
  await look(page, 'cliente-bloqueado-carrinho');
  await finalise(page);
  await expect.poll(() => server.orders()).toHaveLength(1);
  const paid = await server.db
    .selectFrom('prePedido')
    .innerJoin('formaPagamento', 'formaPagamento.idFormaPagamento', 'prePedido.idFormaPagamento')
    .select('formaPagamento.pagamentoAntecipado')
    .execute();
  expect(paid).toEqual([{ pagamentoAntecipado: true }]);

  await serve(page, NO_LIMITE);
  await expect(page.getByText('Pronto para trabalhar sem sinal')).toBeVisible();
  await order(page, DIPIRONA, 100);
  await openCarrinho(page);
  await expect(page.getByText(/ultrapassou o limite de crédito convencional disponível/)).toBeVisible();
  await page.getByRole('button', { name: 'Finalizar' }).click();
  const refusal = page.getByRole('alertdialog', { name: 'Atenção!' });
  await expect(refusal).toContainText('ultrapassou o limite disponível de crédito');
  await expect(refusal).toContainText(/O limite é de R\$\s150,00 e os grupos somam/);
  await look(page, 'limite-excedido');
  await refusal.getByRole('button', { name: 'OK' }).click();

  await serve(page, COM_MINIMO);
  await expect(page.getByText('Mínimo diário de R$ 1.500,00')).toBeVisible();
  await order(page, DIPIRONA, 50);
  await awaitSent(page);
  await openCarrinho(page);
  const total = toCents((await page.getByRole('region', { name: 'Total do carrinho' }).textContent()) ?? '');
  const missing = (await page.getByText(/Faltam .* para o mínimo do dia/).textContent()) ?? '';
  expect(total).toBeGreaterThan(0);
  await look(page, 'minimo-diario');
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await expect(refusal).toContainText('ainda não atingiu o valor mínimo de compra');
  expect(toCents((await refusal.textContent()) ?? '')).toBe(toCents(missing));
  expect(await server.orders()).toHaveLength(1);
});
