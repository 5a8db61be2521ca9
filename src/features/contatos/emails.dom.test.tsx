import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { manterClienteEmail } from '#contract/contacts/email.ts';
import { closeSincronizacao, sincronizacaoState } from '#parts/dialogs/sincronizacao-state.ts';
import {
  atContatos,
  COBRANCA,
  enviar,
  intents,
  keep,
  marked,
  noSignal,
  OFERTAS,
  queued,
  rowOf,
  rows,
  section,
  showEmails,
  texts,
} from '#tests/support/dom/contatos-page.tsx';
import { beginSession } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { person } from '#tests/support/dom/person.ts';
import { shownToasts, soon } from '#tests/support/dom/shown.ts';

const server = fakeServer();
const user = person();

const { expectBox, mark, openForm, press } = atContatos(user, 'E-mails');
beforeEach(() => {
  closeSincronizacao();
  beginSession();
});

describe('the e-mail addresses', () => {
  test('are listed with each use as yes or no, and counted', async () => {
    await showEmails();
    expect(await texts('E-mails')).toEqual([
      ['cobranca@loja.com.br', 'Não', 'Não', 'Sim', 'Não'],
      ['ofertas@loja.com.br', 'Não', 'Não', 'Não', 'Sim'],
      ['vitrine@loja.com.br', 'Não', 'Não', 'Não', 'Não'],
    ]);
    expect(section('E-mails').getByText('Registros 3')).toBeTruthy();
  });

  test.each(['Consultar', 'Alterar', 'Excluir'])('%s needs a marked one', async (ato) => {
    await showEmails();
    await rows('E-mails');
    await press(ato);
    await expectBox('Atenção', 'Nenhum registro foi selecionado.');
  });

  test('only one row is marked', async () => {
    await showEmails();
    await mark('ofertas@');
    await mark('vitrine@');
    expect(await marked('E-mails')).toEqual([expect.stringContaining('vitrine@')]);
  });
});

describe('a new address', () => {
  test('is required and must be valid; nothing is queued before', async () => {
    const device = await showEmails();
    const form = await openForm('Inserir', 'Cadastrar E-mail Marketing');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await form.findByText('Campo obrigatório.')).toBeTruthy();
    const field = form.getByLabelText('E-mail');
    expect(document.activeElement).toBe(field);
    await user.type(field, 'compras{Enter}');
    expect(await form.findByText('Informe um e-mail válido.')).toBeTruthy();
    expect(form.queryByText('Campo obrigatório.')).toBeNull();
    await user.fill(field, `${'a'.repeat(65)}@loja.com.br`);
    await user.keyboard('{Enter}');
    expect(await form.findByText('Informe um e-mail válido.')).toBeTruthy();
    expect(await intents(device)).toEqual([]);
  });

  test('is saved trimmed with the consent that the user gives, first and marked, and succeeds by the server’s word', async () => {
    server.reply(manterClienteEmail, 1);
    const device = await showEmails();
    const form = await openForm('Inserir', 'Cadastrar E-mail Marketing');
    const consent = form.getByLabelText<HTMLInputElement>('Permite receber promoções');
    expect(consent.checked).toBe(false);
    await user.click(consent);
    await user.type(form.getByLabelText('E-mail'), '  Compras@LOJA.com.br {Enter}');
    expect(await queued(device, 1)).toMatchObject([
      { tipo: 'email', antes: null, depois: { email: 'Compras@loja.com.br', promocoes: true } },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    const row = await rowOf('E-mails', 'Compras@loja.com.br');
    expect(row.textContent).toContain('Na fila');
    expect((await rows('E-mails'))[0]).toBe(row);
    expect(await marked('E-mails')).toEqual([row.textContent]);
    expect(shownToasts().queryByText('Registro cadastrado com sucesso!')).toBeNull();
    await enviar(device);
    expect(await shownToasts().findByText('Registro cadastrado com sucesso!')).toBeTruthy();
    await soon(() => expect(row.textContent).not.toContain('Na fila'));
    expect(server.askedOf(manterClienteEmail).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        idAcao: 1,
        idPessoa: 101,
        email: 'Compras@loja.com.br',
        permiteReceberPromocao: true,
      }),
    ]);
    await keep(device, { emails: [COBRANCA, { ...OFERTAS, email: 'Compras@loja.com.br' }, OFERTAS] });
    await soon(async () =>
      expect((await rows('E-mails')).map((r) => r.textContent)[0]).toContain('Compras@'),
    );
    expect(await marked('E-mails')).toHaveLength(1);
  });

  test('says at its field that it is there already, whatever its case, and with which consent', async () => {
    const device = await showEmails();
    await rows('E-mails');
    const form = await openForm('Inserir', 'Cadastrar E-mail Marketing');
    await user.type(form.getByLabelText('E-mail'), 'OFERTAS@loja.com.br{Enter}');
    const words = 'Este e-mail já está cadastrado. O registro existente permite receber promoções.';
    expect(await form.findByText(words)).toBeTruthy();
    expect(document.activeElement).toBe(form.getByLabelText('E-mail'));
    expect(await intents(device)).toEqual([]);
  });

  test('without a signal waits on the device and says so', async () => {
    const device = await showEmails();
    await noSignal(device);
    const form = await openForm('Inserir', 'Cadastrar E-mail Marketing');
    await user.type(form.getByLabelText('E-mail'), 'compras@loja.com.br{Enter}');
    expect(
      await shownToasts().findByText('O e-mail está guardado neste aparelho e segue quando houver sinal.'),
    ).toBeTruthy();
    expect((await rowOf('E-mails', 'compras@')).textContent).toContain('Na fila');
  });

  test.each([
    ['Atenção!', 'Atenção!'],
    ['Erro', 'Erro'],
  ])('refused as %s is told in the server’s words, and leads to the decision', async (Message, title) => {
    server.refuse(manterClienteEmail, {
      status: 422,
      Message,
      Description: 'O e-mail informado não pode ser usado.',
      Codigo: 'requisicao-invalida',
    });
    const device = await showEmails();
    const form = await openForm('Inserir', 'Cadastrar E-mail Marketing');
    await user.type(form.getByLabelText('E-mail'), 'compras@loja.com.br{Enter}');
    await queued(device, 1);
    await enviar(device);
    await expectBox(title, 'O e-mail informado não pode ser usado.');
    expect(sincronizacaoState.isOpen).toBe(true);
    closeSincronizacao();
    const row = await rowOf('E-mails', 'compras@');
    expect(row.textContent).toContain('Recusado');
    await user.click(within(row).getByRole('button', { name: 'Decidir: compras@loja.com.br' }));
    expect(sincronizacaoState.isOpen).toBe(true);
  });
});
