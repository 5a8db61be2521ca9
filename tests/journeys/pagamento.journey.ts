import type { Route } from '@playwright/test';
import { enterCarrinho } from './support/enter-carrinho.ts';
import { expect, test } from './support/journey.ts';
import { look, lookHere } from './support/look.ts';
import {
  backFromPixPago,
  changeMetodo,
  finalizar,
  goToPagamento,
  grupoDe,
  readPixPago,
} from './support/pagamento.ts';
import { DIPIRONA, HUMALOG } from './support/produtos.ts';
import { ownHeaders } from './support/refuse.ts';

const GERAL = 'Produtos em geral';
const REFRIGERADOS = 'Refrigerados';
const CANCELADO = 6;
const A_PAGAR = 11;
const LIBERADO = 12;
const RECUSA = {
  Codigo: 'limite-excedido' as const,
  Message: 'Atenção!',
  Description: 'O crédito está em análise. Tente de novo em um minuto.',
};

test('a Pix is waited for, renewed, copied and paid, and its order is finished', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterCarrinho(page, server, [[DIPIRONA, 20]]);
  const grupo = grupoDe(page, GERAL);
  const qrCode = grupo.getByRole('img', { name: 'QR Code do Pix' });

  await test.step('a late code is waited for, with the focus on the new page', async () => {
    server.pagamentos.atrasarCodigo(1);
    await goToPagamento(page, { [GERAL]: /^Pix/ });
    await expect(page.getByRole('heading', { level: 1, name: 'Pagamento' })).toBeFocused();
    await expect(grupo.getByText('Gerando o QR Code')).toBeVisible();
    await look(page, 'pagamento-pix-sem-codigo');
    await expect(qrCode).toBeVisible();
    await expect(grupo.getByText('Estamos aguardando a confirmação do pagamento.')).toBeVisible();
    await expect(page.getByText('Grátis')).toBeVisible();
    await look(page, 'pagamento-pix');
  });

  await test.step('a code that has expired is replaced by another', async () => {
    server.levers.clockAhead = 31 * 60_000;
    await expect(grupo.getByText('Este código Pix não vale mais')).toBeVisible();
    await look(page, 'pagamento-pix-expirado');
    await grupo.getByRole('button', { name: 'Gerar novo código' }).click();
    await expect(qrCode).toBeVisible();
    const [, first] = server.pagamentos.listarPix();
    expect(first?.situacao).toBe('cancelada');
    expect(server.pagamentos.listarPix()).toHaveLength(2);
  });

  await test.step('the code is copied', async () => {
    await grupo.getByRole('button', { name: 'Copiar código Pix' }).click();
    const copied = page.locator('[popover]').getByText('Código Pix copiado com sucesso!');
    await expect(copied).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^000201.*br\.gov\.bcb\.pix/);
    await expect(grupo.getByText(text)).toBeVisible();
    await expect(copied).toBeHidden();
  });

  await test.step('the payment is noticed without any press', async () => {
    const [pix] = server.pagamentos.listarPix();
    expect(server.pagamentos.liquidarPix(pix?.txid ?? '')).toBe(true);
    await readPixPago(page);
  });

  await test.step('the order is finished by itself, as its policies were accepted before', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Pedido confirmado' })).toBeFocused();
    expect(page.url()).toContain('/confirmacao?carrinho=');
    const made = await server.db.selectFrom('prePedido').selectAll().execute();
    expect(made.map((p) => p.idPedidoSituacao)).toEqual([LIBERADO]);
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(`Confirmado nº ${made[0]?.idPrePedido}`);
    await look(page, 'confirmacao-do-carrinho');
  });
});

test('a cart of two cards becomes one of a Pix, which stays paid when the rest goes back to the cart', async ({
  page,
  server,
}) => {
  await enterCarrinho(page, server, [
    [DIPIRONA, 20],
    [HUMALOG, 2],
  ]);
  await goToPagamento(page, { [GERAL]: /^Cartão de crédito/, [REFRIGERADOS]: /^Cartão de crédito/ });
  const grupo = grupoDe(page, GERAL);
  await expect(page.getByLabel('Número do cartão')).toHaveCount(2);
  await look(page, 'pagamento-dois-cartoes');
  await changeMetodo(grupo, /^Pix/);
  await expect(grupo.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
  server.pagamentos.liquidarPix(server.pagamentos.listarPix()[0]?.txid ?? '');
  await backFromPixPago(page);
  await expect(grupo.getByText('O pagamento foi realizado com sucesso!')).toBeVisible();

  await page.getByRole('button', { name: 'Continuar comprando' }).click();
  const box = page.getByRole('alertdialog', { name: 'Continuar comprando' });
  await expect(box).toContainText('Os grupos já pagos continuam pagos');
  await lookHere(page, 'pagamento-continuar-comprando');
  await box.getByRole('button', { name: 'Sim' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Carrinho' })).toBeVisible();
  await expect(page.getByText(HUMALOG.nome).first()).toBeVisible();
  await expect(page.getByRole('region', { name: new RegExp(`^${GERAL}`) })).toHaveCount(0);
  const made = await server.db.selectFrom('prePedido').select('idPedidoSituacao').execute();
  expect(made.map((p) => p.idPedidoSituacao).sort((a, b) => a - b)).toEqual([CANCELADO, LIBERADO]);
});

test('a Pix becomes a boleto at the second try, whose page is kept from the confirmation', async ({
  page,
  server,
  watch,
}) => {
  await enterCarrinho(page, server, [[DIPIRONA, 20]]);
  await goToPagamento(page, { [GERAL]: /^Pix/ });
  const grupo = grupoDe(page, GERAL);
  await expect(grupo.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
  const toBoleto = () => changeMetodo(grupo, /boleto.*antecipado|antecipado.*boleto/i);

  await test.step('a refused change says why and leaves the Pix', async () => {
    watch.expect(/422/);
    const refuse = (route: Route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 422, headers: ownHeaders(route.request()), json: RECUSA })
        : route.continue();
    await page.route('**/api/Carrinho/grupo', refuse);
    await toBoleto();
    const box = page.getByRole('alertdialog', { name: 'Erro ao alterar o meio de pagamento' });
    await expect(box).toContainText(RECUSA.Description);
    await lookHere(page, 'pagamento-troca-recusada');
    await box.getByRole('button', { name: 'OK' }).click();
    await expect(grupo.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
    await page.unroute('**/api/Carrinho/grupo', refuse);
  });

  await toBoleto();
  await expect(grupo.getByText('Linha digitável', { exact: true })).toBeVisible();
  await expect(grupo.getByText(/^\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}$/)).toBeVisible();
  await look(page, 'pagamento-boleto');
  await finalizar(page);
  await expect(page.getByRole('heading', { level: 3, name: /^Pedido nº \d+/ })).toBeVisible();
  const made = await server.db.selectFrom('prePedido').selectAll().execute();
  expect(made.map((p) => p.idPedidoSituacao)).toEqual([A_PAGAR]);

  await page.getByRole('button', { name: /^Ver boleto/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Pagamento com boleto' });
  await expect(dialog.getByText('Linha digitável', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Pagar' })).toHaveCount(0);
  await look(page, 'pagamento-dialogo-boleto');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Baixar boleto' }).click();
  expect((await download).suggestedFilename()).toBe(`Boleto-${made[0]?.idPrePedido}.pdf`);
});
