import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { look } from './support/look.ts';
import { DIPIRONA } from './support/produtos.ts';
import type { JourneyServer } from './support/server.ts';
import {
  awaitSent,
  enter,
  enterBusca,
  headerTotal,
  openBusca,
  order,
  rows,
  search,
  serve,
  trocaBox,
} from './support/steps.ts';
import { setSignal } from './support/watch.ts';

const AURORA = 'Drogaria Aurora do Ipê Roxo Ltda';
const BLOQUEADA = 'Farmácia Pedra da Lua Nova Ltda';
const MOTIVO = 'Cliente com restrição financeira: somente pagamento antecipado.';
const SEM_PREFERENCIAS = 'Drogaria Vereda Tranquila Eireli';
const SENTENCE =
  'Não há preferências cadastradas para o cliente selecionado. Cadastre as preferências para continuar.';

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Minhas Preferências' });
const band = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: /^Cliente / });

async function openFromMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Usuário / }).click();
  await page.getByRole('menuitem', { name: 'Minhas Preferências' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Salvar' })).toBeVisible();
}

/** Hears that the customer has no preferences; ends in the dialog. */
async function hear(page: Page): Promise<void> {
  const alert = page.getByRole('alertdialog', { name: 'Atenção' });
  await expect(alert).toContainText(SENTENCE);
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(dialog(page)).toBeVisible();
}

/** How many users have the blocked customer as their main one, as the server knows it. */
async function countPrincipal({ db }: JourneyServer): Promise<number> {
  const found = await db
    .selectFrom('preferenciaUsuario')
    .select('idPessoaClientePrincipal')
    .where('idPessoaClientePrincipal', '=', 102)
    .execute();
  return found.length;
}

test('a customer without preferences is asked for them, and lists and prices are as they were saved', async ({
  page,
  server,
  watch,
}) => {
  // Saved preferences change how prices are reckoned: the combos are read whole.
  watch.expect(/status of 410 .*combosMudados/);
  await enter(page);
  await serve(page, SEM_PREFERENCIAS);
  await hear(page);
  const form = dialog(page);
  await expect(form.getByRole('button', { name: /^Cliente Drogaria Vereda/ })).toBeVisible();
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form.getByText('Por favor, selecione a condição de venda para continuar.')).toBeVisible();
  await expect(form.getByText('Por favor, selecione a forma de pagamento para continuar.')).toBeVisible();
  await expect(form.getByRole('radio', { name: /^Varejo SP/ })).toBeFocused();
  await look(page, 'preferencias-faltando');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Sair sem preferências' });
  await look(page, 'preferencias-sair');
  await question.getByRole('button', { name: 'Continuar o cadastro' }).click();

  await form.getByRole('radio', { name: /^Rede associada SP/ }).check();
  await form.getByLabel('Prazo e forma de pagamento').selectOption('3_1');
  await form.getByRole('radio', { name: 'Grade' }).check();
  await form.getByLabel('Modo de ordenação').selectOption('4');
  await form.getByLabel('Informar dados extras do pedido').check();
  await form.getByLabel('Calcular ST').uncheck();
  await look(page, 'preferencias-escolhidas');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Dados alterados com sucesso!')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(page.getByText('Pronto para trabalhar sem sinal')).toBeVisible();
  await expect(page.getByText(/^Rede associada SP · Boleto · 28\/35\/42 dias$/)).toBeVisible();

  const saved = await server.db
    .selectFrom('preferenciaUsuarioCliente')
    .innerJoin('preferenciaUsuario', 'preferenciaUsuario.idUsuario', 'preferenciaUsuarioCliente.idUsuario')
    .select([
      'idCondicao',
      'idPrazo',
      'idFormaPagamento',
      'calcularSt',
      'informarDadosExtrasPedido',
      'idModoExibicao',
      'idModoOrdenacao',
      'idPessoaClientePrincipal',
    ])
    .where('idPessoaCliente', '=', 103)
    .execute();
  expect(saved).toEqual([
    {
      idCondicao: 2,
      idPrazo: 3,
      idFormaPagamento: 1,
      calcularSt: false,
      informarDadosExtrasPedido: true,
      idModoExibicao: 2,
      idModoOrdenacao: 4,
      idPessoaClientePrincipal: 103,
    },
  ]);

  await openBusca(page);
  await expect(page.getByLabel('Ordenar por')).toHaveValue('4');
  await expect(page.getByRole('main').getByRole('spinbutton').first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/R\$\s*\d/);

  await openFromMenu(page);
  await expect(form.getByRole('radio', { name: 'Grade' })).toBeChecked();
  await expect(form.getByLabel('Informar dados extras do pedido')).toBeChecked();
  await expect(form.getByLabel('Calcular ST')).not.toBeChecked();
  await form.getByRole('radio', { name: 'Lista' }).check();
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Dados alterados com sucesso!')).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByText(SENTENCE)).toHaveCount(0);
});

test('another customer is chosen by keyboard and served without a signal where the device is ready for them', async ({
  page,
  context,
  server,
  watch,
}) => {
  await enterBusca(page);
  await order(page, DIPIRONA, 20);
  const total = await headerTotal(page);
  const list = page.getByRole('dialog', { name: 'Atender outro cliente' });

  await test.step('a question comes before the switch, and each cart stays its customer’s own', async () => {
    await band(page).press('Enter');
    await expect(list.getByRole('option', { name: /Pedra da Lua/ })).toContainText(`Bloqueado: ${MOTIVO}`);
    await look(page, 'trocar-cliente-lista');
    await page.keyboard.type('pedra lua');
    await page.keyboard.press('Enter');
    await expect(trocaBox(page)).toContainText(
      `Deseja trocar para o cliente ${BLOQUEADA}? O carrinho de ${AURORA} fica guardado.`,
    );
    await look(page, 'trocar-cliente-pergunta');
    await trocaBox(page).getByRole('button', { name: 'Trocar' }).press('Enter');
    await expect(band(page)).toContainText(BLOQUEADA);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('region', { name: BLOQUEADA })).toContainText(MOTIVO);
    await expect.poll(() => headerTotal(page)).toBe(0);
    await expect.poll(() => countPrincipal(server)).toBe(1);
  });

  await test.step('a blocked customer is offered payment in advance alone', async () => {
    await openFromMenu(page);
    const options = await dialog(page)
      .getByLabel('Prazo e forma de pagamento')
      .locator('option')
      .allTextContents();
    expect(
      options.every((text) => /antecipad|cartão|pix/i.test(text)),
      options.join(),
    ).toBe(true);
    await look(page, 'preferencias-bloqueado');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Pronto para trabalhar sem sinal')).toBeVisible();
  });

  const word = page.getByRole('alertdialog', { name: 'Mensagem' });
  await test.step('preferences that cannot be saved without a signal lead back to the customer before', async () => {
    await serve(page, SEM_PREFERENCIAS);
    await hear(page);
    await setSignal(context, watch, false);
    await expect(dialog(page).getByText('Para salvar alterações é preciso sinal.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(word).toContainText(`você voltou a atender ${BLOQUEADA}.`);
    await word.getByRole('button', { name: 'OK' }).click();
    await page.reload();
    await expect(band(page)).toContainText(BLOQUEADA);
  });

  await test.step('a ready customer is served without a signal with prices and cart', async () => {
    await serve(page, AURORA);
    await expect.poll(() => headerTotal(page)).toBe(total);
    await order(page, DIPIRONA, 30);
    await openFromMenu(page);
    await look(page, 'preferencias-sem-sinal');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('a customer who is not on the device is said to be missing', async () => {
    await band(page).click();
    await expect(list).toBeVisible();
    await page.keyboard.type('Pequi');
    await expect(list.getByRole('option')).toHaveCount(1);
    await expect(list.getByRole('option')).toContainText('ainda não está neste aparelho');
    await page.keyboard.press('Enter');
    await expect(trocaBox(page)).toContainText(
      'Sem sinal, e os dados deste cliente não estão neste aparelho',
    );
    await look(page, 'trocar-cliente-sem-sinal');
    await trocaBox(page).getByRole('button', { name: 'Ficar' }).click();
    await expect(band(page)).toContainText(AURORA);
  });

  await test.step('screens of a customer without preferences say so instead of prices', async () => {
    await serve(page, SEM_PREFERENCIAS);
    await expect(page.getByRole('main').getByText(SENTENCE)).toBeVisible();
    await search(page, 'dipirona');
    await expect(page.getByRole('main').getByText(SENTENCE)).toBeVisible();
    await expect(page.getByRole('spinbutton')).toHaveCount(0);
    await look(page, 'sem-preferencias-busca');
    await page.getByRole('button', { name: 'Cadastrar preferências' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Salvar' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(word).toContainText(`você voltou a atender ${AURORA}.`);
    await word.getByRole('button', { name: 'OK' }).click();
    await expect.poll(() => headerTotal(page)).toBeGreaterThan(total);
    await setSignal(context, watch, true);
    await awaitSent(page);
  });
});
