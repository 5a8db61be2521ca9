import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { look, lookHere } from './support/look.ts';
import {
  acceptPoliticas,
  CARTAO_BOM,
  CARTAO_MUDO,
  CARTAO_RECUSADO,
  changeMetodo,
  fillCartao,
  finalizar,
  goToPagamento,
  grupoDe,
} from './support/pagamento.ts';
import { DIPIRONA, HUMALOG } from './support/produtos.ts';
import type { JourneyServer } from './support/server.ts';
import { enterBusca, order } from './support/steps.ts';
import { setSignal } from './support/watch.ts';

const GERAL = 'Produtos em geral';
const REFRIGERADOS = 'Refrigerados';
const LIBERADO = 12;
const A_PAGAR = 11;

test('a Pix is copied and paid, the page notices by itself, and the order is finished', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterBusca(page);
  await order(page, DIPIRONA, 20);
  await goToPagamento(page, { [GERAL]: /^Pix/ });
  // The focus follows the work: what had it stayed behind in the cart.
  await expect(page.getByRole('heading', { level: 1, name: 'Pagamento' })).toBeFocused();
  const grupo = grupoDe(page, GERAL);
  await expect(grupo.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
  await expect(grupo.getByText('Estamos aguardando a confirmação do pagamento.')).toBeVisible();
  await expect(page.getByText('Grátis')).toBeVisible();
  await look(page, 'pagamento-pix');

  await grupo.getByRole('button', { name: 'Copiar código Pix' }).click();
  const copied = page.locator('[popover]').getByText('Código Pix copiado com sucesso!');
  await expect(copied).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^000201.*br\.gov\.bcb\.pix/);
  await expect(grupo.getByText(text)).toBeVisible();
  await expect(copied).toBeHidden();

  const [pix] = server.pagamentos.listarPix();
  expect(server.pagamentos.liquidarPix(pix?.txid ?? '')).toBe(true);
  await expect(grupo.getByText('O pagamento deste grupo foi confirmado.')).toBeVisible();
  await expect(grupo.getByRole('button', { name: 'Excluir grupo' })).toHaveCount(0);
  await expect(grupo.getByText('Esse grupo já foi pago e não pode ser excluído.')).toBeVisible();
  await look(page, 'pagamento-pix-pago');

  await acceptPoliticas(page);
  await finalizar(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Pedido confirmado' })).toBeFocused();
  expect(page.url()).toContain('/confirmacao?carrinho=');
  const made = await server.db.selectFrom('prePedido').selectAll().execute();
  expect(made.map((p) => p.idPedidoSituacao)).toEqual([LIBERADO]);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(`Confirmado nº ${made[0]?.idPrePedido}`);
  await look(page, 'confirmacao-do-carrinho');
});

test('a card is asked for by field, refused and then charged, once', async ({ page, server, watch }) => {
  // The refusal itself, as the browser notes it.
  watch.expect(/the server responded with a status of 422/);
  await enterBusca(page);
  await order(page, DIPIRONA, 20);
  await goToPagamento(page, { [GERAL]: /^Cartão de crédito/ });
  const grupo = grupoDe(page, GERAL);
  await expect(grupo.getByLabel('Parcelas')).toHaveValue('');
  await expect(grupo.getByLabel('Parcelas').locator('option').first()).toHaveText('SELECIONAR');
  await expect(grupo.getByRole('list', { name: 'Bandeiras aceitas' })).toContainText('Mastercard');

  await finalizar(page);
  const box = page.getByRole('alertdialog');
  await expect(box).toContainText(
    'Para confirmar o pagamento é necessário aceitar as políticas da empresa. Realmente deseja continuar?',
  );
  await box.getByRole('button', { name: 'Sim' }).click();
  await expect(box).toContainText(
    'Houve um erro ao validar os dados do cartão de crédito. Reveja-os para continuar.',
  );
  await box.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('checkbox', { name: /políticas/ })).toBeChecked();
  for (const said of ['Nome inválido', 'Número do cartão inválido', 'Mês inválido', 'Ano inválido']) {
    await expect(grupo.getByText(said)).toBeVisible();
  }
  await expect(grupo.getByText('Código de segurança inválido')).toBeVisible();
  await expect(grupo.getByLabel('Número do cartão')).toBeFocused();
  await look(page, 'pagamento-cartao-erros');

  await fillCartao(grupo, CARTAO_RECUSADO);
  await finalizar(page);
  await expect(box).toContainText('O cartão foi recusado pelo banco emissor.');
  await box.getByRole('button', { name: 'OK' }).click();
  await expect(grupo.getByText('O último pagamento foi recusado')).toBeVisible();
  await expect(grupo.getByLabel('Nome do titular')).toHaveValue('Zulmira Marcador');
  await lookHere(page, 'pagamento-cartao-recusado');

  await grupo.getByLabel('Número do cartão').fill(CARTAO_BOM);
  await finalizar(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Pedido confirmado' })).toBeVisible();
  const charges = await server.db.selectFrom('pagamento').select('situacao').orderBy('idPagamento').execute();
  expect(charges.map((c) => c.situacao)).toEqual(['recusado', 'pago']);
});

test('two groups by card are charged in one go', async ({ page, server }) => {
  await enterBusca(page);
  await order(page, DIPIRONA, 20);
  await order(page, HUMALOG, 2);
  await goToPagamento(page, { [GERAL]: /^Cartão de crédito/, [REFRIGERADOS]: /^Cartão de crédito/ });
  await fillCartao(grupoDe(page, GERAL), CARTAO_BOM);
  await fillCartao(grupoDe(page, REFRIGERADOS), CARTAO_BOM);
  await look(page, 'pagamento-dois-cartoes');
  await acceptPoliticas(page);
  await finalizar(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Pedidos confirmados' })).toBeVisible();
  expect(server.seen.filter((s) => s.path === '/api/pagamento/finalizar')).toHaveLength(1);
  const charges = await server.db.selectFrom('pagamento').select('situacao').execute();
  expect(charges.map((c) => c.situacao)).toEqual(['pago', 'pago']);
});

test('a charge that nobody answered is looked up, not made again', async ({ page, server, watch }) => {
  watch.expect(/the server responded with a status of 503/);
  await enterBusca(page);
  await order(page, DIPIRONA, 20);
  await goToPagamento(page, { [GERAL]: /^Cartão de crédito/ });
  const grupo = grupoDe(page, GERAL);
  await fillCartao(grupo, CARTAO_MUDO);
  await acceptPoliticas(page);
  await finalizar(page);
  const box = page.getByRole('alertdialog');
  await expect(box).toContainText(
    'Não foi possível estabelecer a conexão com a operadora de cartão de crédito.',
  );
  await box.getByRole('button', { name: 'OK' }).click();
  await expect(grupo.getByText('Pagamento em processamento', { exact: true })).toBeVisible();
  await lookHere(page, 'pagamento-em-processamento');
  await page.reload();
  await expect(grupo.getByText('Pagamento em processamento', { exact: true })).toBeVisible();
  await acceptPoliticas(page);
  await finalizar(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Pedido confirmado' })).toBeVisible();
  const charges = await server.db.selectFrom('pagamento').select('situacao').execute();
  expect(charges.map((c) => c.situacao)).toEqual(['pago']);
});

test('a Pix becomes a boleto, whose line is copied and whose page is kept, also from the confirmation', async ({
  page,
  server,
}) => {
  await enterBusca(page);
  await order(page, DIPIRONA, 20);
  await goToPagamento(page, { [GERAL]: /^Pix/ });
  const grupo = grupoDe(page, GERAL);
  await expect(grupo.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
  await changeMetodo(grupo, /boleto.*antecipado|antecipado.*boleto/i);
  await expect(grupo.getByText('Linha digitável', { exact: true })).toBeVisible();
  await expect(grupo.getByText(/^\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}$/)).toBeVisible();
  await look(page, 'pagamento-boleto');
  await acceptPoliticas(page);
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

/** Pays the Pix of a group, then goes on with shopping; answers the question about it. */
async function goOnAfterPix(page: Page, { pagamentos }: JourneyServer): Promise<Locator> {
  await expect(grupoDe(page, GERAL).getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
  pagamentos.liquidarPix(pagamentos.listarPix()[0]?.txid ?? '');
  await expect(grupoDe(page, GERAL).getByText('O pagamento deste grupo foi confirmado.')).toBeVisible();
  await page.getByRole('button', { name: 'Continuar comprando' }).click();
  return page.getByRole('alertdialog', { name: 'Continuar comprando' });
}

test('going on with shopping keeps what is paid and gives back the rest', async ({ page, server }) => {
  await enterBusca(page);
  await order(page, DIPIRONA, 20);
  await order(page, HUMALOG, 2);
  await goToPagamento(page, { [GERAL]: /^Pix/, [REFRIGERADOS]: /^Cartão de crédito/ });
  const box = await goOnAfterPix(page, server);
  await expect(box).toContainText('Os grupos já pagos continuam pagos');
  await lookHere(page, 'pagamento-continuar-comprando');
  await box.getByRole('button', { name: 'Sim' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Carrinho' })).toBeVisible();
  await expect(page.getByText(HUMALOG.nome).first()).toBeVisible();
  await expect(page.getByRole('region', { name: new RegExp(`^${GERAL}`) })).toHaveCount(0);
  const made = await server.db.selectFrom('prePedido').select('idPedidoSituacao').execute();
  expect(made.map((p) => p.idPedidoSituacao).sort((a, b) => a - b)).toEqual([6, LIBERADO]);
});

test('going on with shopping when all is paid shows the orders, and the device remembers them', async ({
  page,
  server,
}) => {
  await enterBusca(page);
  await order(page, DIPIRONA, 20);
  await goToPagamento(page, { [GERAL]: /^Pix/ });
  const box = await goOnAfterPix(page, server);
  await expect(box).toContainText('Todos os grupos já foram pagos');
  await box.getByRole('button', { name: 'Sim' }).click();
  const [number] = await server.orders();
  await expect(page.getByRole('heading', { name: new RegExp(`nº ${number}`) })).toBeVisible();
  await page.getByRole('link', { name: 'Maleta, início' }).click();
  await expect(page.getByRole('region', { name: 'Pedidos neste aparelho' })).toContainText(/R\$/);
});

test('the way back leads home, the cart leads to its payment, and that needs a signal', async ({
  page,
  context,
  watch,
}) => {
  await enterBusca(page);
  await order(page, DIPIRONA, 20);
  await goToPagamento(page, { [GERAL]: /^Pix/ });
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/carrinho');
  await expect(page.getByRole('heading', { level: 1, name: 'Pagamento' })).toBeVisible();
  await setSignal(context, watch, false);
  await page.reload();
  await expect(page.getByText('Pagar precisa de sinal')).toBeVisible();
  await look(page, 'pagamento-precisa-de-sinal');
  await setSignal(context, watch, true);
  // By itself, as soon as the signal is noticed.
  await expect(grupoDe(page, GERAL).getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
  await expect(page.getByText('Pagar precisa de')).toHaveCount(0);
});

test('a Pix that is over asks for another code', async ({ page, server }) => {
  await enterBusca(page);
  await order(page, DIPIRONA, 20);
  await goToPagamento(page, { [GERAL]: /^Pix/ });
  const grupo = grupoDe(page, GERAL);
  await expect(grupo.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
  server.levers.clockAhead = 31 * 60_000;
  await expect(grupo.getByText('Este código Pix não vale mais')).toBeVisible();
  await look(page, 'pagamento-pix-expirado');
  await grupo.getByRole('button', { name: 'Gerar novo código' }).click();
  await expect(grupo.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
  expect(server.pagamentos.listarPix()).toHaveLength(2);
});

test('a group is left out, and the last one to leave opens the cart again', async ({ page, server }) => {
  await enterBusca(page);
  await order(page, DIPIRONA, 20);
  await order(page, HUMALOG, 2);
  await goToPagamento(page, { [GERAL]: /^Pix/, [REFRIGERADOS]: /^Cartão de crédito/ });
  const excluir = async (nome: string) => {
    await grupoDe(page, nome).getByRole('button', { name: 'Excluir grupo' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sim, excluir' }).click();
  };
  await excluir(REFRIGERADOS);
  await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('Grupo removido com sucesso.');
  await expect(grupoDe(page, REFRIGERADOS)).toHaveCount(0);
  await excluir(GERAL);
  await expect(page.getByRole('heading', { level: 1, name: 'Carrinho' })).toBeVisible();
  const made = await server.db.selectFrom('prePedido').select('idPedidoSituacao').execute();
  expect(made.map((p) => p.idPedidoSituacao)).toEqual([6, 6]);
});
