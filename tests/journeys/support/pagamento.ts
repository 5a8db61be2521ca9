import { expect, type Locator, type Page } from '@playwright/test';
import { look } from './look.ts';
import { awaitSent } from './steps.ts';

/** Cards of the simulator: charged, refused, met with silence though charged. */
export const CARTAO_BOM = '4111 1111 1111 1111';
export const CARTAO_RECUSADO = '4000 0000 0000 0002';
export const CARTAO_MUDO = '4000 0000 0000 0127';

/** In the open cart: chooses how the group of a type is paid. */
async function payBy(page: Page, grupo: string, forma: RegExp): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`alterar o pagamento de ${grupo}`) }).click();
  const choices = page.getByRole('dialog', { name: /^Pagamento de / });
  await choices.getByRole('option', { name: forma }).first().click();
  await expect(choices).toBeHidden();
}

/** In the open cart: every named group is paid as said, and the payment page opens. */
export async function goToPagamento(page: Page, formas: Record<string, RegExp>): Promise<void> {
  for (const [grupo, forma] of Object.entries(formas)) await payBy(page, grupo, forma);
  await awaitSent(page);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await page.getByRole('button', { name: 'Sim, continuar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pagamento' })).toBeVisible();
}

/** The card of a group on the payment page. */
export const grupoDe = (page: Page, nome: string): Locator =>
  page.getByRole('region', { name: new RegExp(nome) });

/** On the payment page: changes how a group is paid to the first method that is named so. */
export async function changeMetodo(grupo: Locator, forma: RegExp): Promise<void> {
  const metodo = grupo.getByLabel(/^Meio de pagamento de /);
  const option = metodo.locator('option').filter({ hasText: forma }).first();
  await metodo.selectOption(await option.getAttribute('value'));
}

/** Types a card into the form within a place and chooses to pay at once. */
export async function fillCartao(place: Locator, numero: string): Promise<void> {
  await place.getByLabel('Número do cartão').fill(numero);
  await place.getByLabel('Nome do titular').fill('Zulmira Marcador');
  await place.getByLabel('Mês').fill('12');
  await place.getByLabel('Ano').fill('31');
  await place.getByLabel('Código de segurança').fill('987');
  await place.getByLabel('Parcelas').selectOption({ index: 1 });
}

export const finalizar = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Finalizar', exact: true }).click();

/** Reads that a Pix of the payment page was paid. */
export async function readPixPago(page: Page): Promise<void> {
  const box = page.getByRole('alertdialog', { name: 'Sucesso' });
  await expect(box).toContainText('O pagamento foi realizado com sucesso!');
  await box.getByRole('button', { name: 'OK' }).click();
}

/** After a Pix was paid and another payment is still due: its order is open, and leads back to the payment. */
export async function backFromPixPago(page: Page): Promise<void> {
  await readPixPago(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Pedido nº/ })).toBeVisible();
  await expect(page.getByText('Falta pagar')).toBeVisible();
  await look(page, 'pedido-falta-pagar');
  await page.getByRole('link', { name: 'Ir para o Pagamento' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pagamento' })).toBeVisible();
}
