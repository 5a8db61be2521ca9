import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { manterClienteTelefone } from '#contract/contacts/telefone.ts';
import {
  atContatos,
  enviar,
  FAX,
  fieldsOf,
  focused,
  intents,
  keep,
  noSignal,
  OUTRO_ZAP,
  queued,
  rowOf,
  rows,
  section,
  showTelefones,
  texts,
  valuesOf,
  ZAP,
} from '#tests/support/dom/contatos-page.tsx';
import { beginSession } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { person } from '#tests/support/dom/person.ts';
import { shownToasts, soon } from '#tests/support/dom/shown.ts';

const server = fakeServer();
const user = person();
const { expectBox, mark, openForm, press } = atContatos(user, 'Telefones');
const inserir = () => openForm('Inserir', 'Cadastrar Whatsapp Marketing');

/** A phone that another device inserted meanwhile. */
const NOVO = { ...ZAP, idTelefone: 63, numero: '1003' };

beforeEach(() => {
  beginSession();
});

describe('the phones', () => {
  test('are listed with their type and the consent of those that get promotions, and counted', async () => {
    await showTelefones();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Atualizar Whatsapp Marketing');
    expect(await texts('Telefones')).toEqual([
      ['11', '3333', '1000', 'Fax', 'Não'],
      ['11', '98765', '1001', 'WhatsAppPromoções: Sim', 'Não'],
      ['11', '98765', '1002', 'WhatsAppPromoções: Não', 'Não'],
    ]);
    expect(section('Telefones').getByText('Registros 3')).toBeTruthy();
  });

  test.each(['Consultar', 'Alterar', 'Excluir'])('%s needs a marked one', async (ato) => {
    await showTelefones();
    await press(ato);
    await expectBox('Atenção', 'Nenhum registro foi selecionado.');
  });

  test.each([
    [
      'Alterar',
      'Não é possível alterar esse tipo de telefone! Por gentileza, contate seu representante de vendas para solicitar a alteração.',
    ],
    [
      'Excluir',
      'Não é possível excluir esse tipo de telefone! Por gentileza, contate seu representante de vendas para solicitar a exclusão.',
    ],
  ])('%s refuses one that is no WhatsApp before anything is queued', async (ato, text) => {
    const device = await showTelefones();
    await mark('1000');
    await press(ato);
    await expectBox('Atenção', text);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await intents(device)).toEqual([]);
  });

  test('mute the acts that the marked one does not allow, and name the reason', async () => {
    await showTelefones();
    await rows('Telefones');
    const muted = () =>
      section('Telefones')
        .getAllByRole('button')
        .filter((button) => button.getAttribute('aria-disabled') === 'true')
        .map(({ textContent, title }) => [textContent, title]);
    const SEM_SELECAO = 'Nenhum registro foi selecionado.';
    expect(muted()).toEqual(['Consultar', 'Alterar', 'Excluir'].map((name) => [name, SEM_SELECAO]));
    await mark('1000');
    expect(muted()).toEqual([
      ['Alterar', expect.stringMatching(/^Não é possível alterar esse tipo de telefone!/)],
      ['Excluir', expect.stringMatching(/^Não é possível excluir esse tipo de telefone!/)],
    ]);
    await mark('1001');
    expect(muted()).toEqual([]);
  });

  test('are only shown by Consultar, each with its own type', async () => {
    await showTelefones();
    await mark('1000');
    const form = await openForm('Consultar', 'Consultar Whatsapp Marketing');
    expect(form.getByLabelText('Tipo').textContent).toBe('Fax');
    expect(valuesOf(form)).toEqual(['11', '3333', '1000']);
    expect(fieldsOf(form).every(({ readOnly }) => readOnly)).toBe(true);
    expect(form.getByLabelText<HTMLInputElement>('Permite receber promoções').disabled).toBe(true);
    expect(form.queryByRole('button', { name: 'Salvar' })).toBeNull();
  });
});

describe('a new phone', () => {
  test('names each wrong field, the first one focused', async () => {
    const device = await showTelefones();
    const form = await inserir();
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(form.getAllByText('Campo obrigatório.')).toHaveLength(3);
    expect(focused()).toBe('DDD');
    await user.keyboard('1{Tab}123{Tab}43{Enter}');
    expect(await form.findByText('Favor informar o DDD contendo 2 dígitos.')).toBeTruthy();
    expect(form.getByText('Favor informar um prefixo contendo entre 4 e 5 dígitos.')).toBeTruthy();
    expect(form.getByText('Favor informar o número contendo 4 dígitos.')).toBeTruthy();
    expect(form.queryByText('Campo obrigatório.')).toBeNull();
    await soon(() => expect(focused()).toBe('DDD'));
    const [ddd, prefixo] = fieldsOf(form);
    if (ddd) await user.fill(ddd, '01');
    if (prefixo) await user.fill(prefixo, '12345');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await form.findAllByText('O formato do telefone informado é inválido.')).toHaveLength(2);
    expect(await intents(device)).toEqual([]);
  });

  test('is sent as a WhatsApp phone without an id and without an unasked consent, first and marked, and succeeds by the server’s word', async () => {
    server.reply(manterClienteTelefone, 777);
    const device = await showTelefones();
    const form = await inserir();
    expect(form.getByLabelText<HTMLInputElement>('Permite receber promoções').checked).toBe(false);
    await user.keyboard('11987654321{Enter}');
    expect(await queued(device, 1)).toMatchObject([
      {
        tipo: 'telefone',
        antes: null,
        depois: { ddd: '11', prefixo: '98765', numero: '4321', promocoes: false },
      },
    ]);
    const row = await rowOf('Telefones', '4321');
    expect(row.textContent).toContain('Na fila');
    expect((await rows('Telefones'))[0]).toBe(row);
    expect(row.getAttribute('aria-selected')).toBe('true');
    await enviar(device);
    expect(await shownToasts().findByText('Registro cadastrado com sucesso!')).toBeTruthy();
    const [asked] = server.askedOf(manterClienteTelefone);
    expect(asked?.query.get('idAcao')).toBe('1');
    expect(asked?.body).toEqual({
      idTelefone: null,
      ddd: '11',
      prefixo: '98765',
      numero: '4321',
      principal: false,
      telefoneTipo: { idTelefoneTipo: 6 },
      permiteReceberPromocao: false,
      pessoa: { idPessoa: 101 },
    });
    // The server's own order has it last; on this screen it stays the first row, once.
    await keep(device, {
      telefones: [FAX, ZAP, OUTRO_ZAP, NOVO, { ...ZAP, idTelefone: 777, numero: '4321' }],
    });
    await soon(async () =>
      expect((await texts('Telefones')).map((cells) => cells[2])).toEqual([
        '4321',
        '1000',
        '1001',
        '1002',
        '1003',
      ]),
    );
    expect((await rowOf('Telefones', '4321')).getAttribute('aria-selected')).toBe('true');
    // Another change takes the mark, and the list's order has the phone again.
    await mark('1001');
    const outro = await openForm('Alterar', 'Alterar Whatsapp Marketing');
    await user.click(outro.getByLabelText('Permite receber promoções'));
    await user.click(outro.getByRole('button', { name: 'Salvar' }));
    await soon(async () =>
      expect((await texts('Telefones')).map((cells) => cells[2])).toEqual([
        '1000',
        '1001Na fila',
        '1002',
        '1003',
        '4321',
      ]),
    );
    expect((await rowOf('Telefones', '1001')).getAttribute('aria-selected')).toBe('true');
  });

  test('is refused at its last field if it is there already', async () => {
    const device = await showTelefones();
    const form = await inserir();
    await user.keyboard('11987651002{Enter}');
    expect(await form.findByText('Este telefone já está cadastrado.')).toBeTruthy();
    expect(focused()).toBe('Número');
    await user.click(form.getByLabelText('Permite receber promoções'));
    await user.click(form.getByLabelText('Número'));
    await user.keyboard('{Enter}');
    const words = 'Este telefone já está cadastrado. O registro existente não permite receber promoções.';
    expect(await form.findByText(words)).toBeTruthy();
    expect(await intents(device)).toEqual([]);
  });

  test('without a signal waits on the device and says so', async () => {
    const device = await showTelefones();
    await noSignal(device);
    await inserir();
    await user.keyboard('11987654321{Enter}');
    expect(
      await shownToasts().findByText('O telefone está guardado neste aparelho e segue quando houver sinal.'),
    ).toBeTruthy();
    expect(shownToasts().queryByText('Registro cadastrado com sucesso!')).toBeNull();
  });
});

describe('a WhatsApp phone', () => {
  test('is changed under its id, in its row, which stays marked', async () => {
    server.reply(manterClienteTelefone, 61);
    const device = await showTelefones();
    await mark('1001');
    const form = await openForm('Alterar', 'Alterar Whatsapp Marketing');
    expect(valuesOf(form)).toEqual(['11', '98765', '1001']);
    const [, , numero] = fieldsOf(form);
    if (numero) await user.fill(numero, '9999');
    await user.click(form.getByLabelText('Permite receber promoções'));
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    await queued(device, 1);
    await enviar(device);
    expect(await shownToasts().findByText('Registro alterado com sucesso!')).toBeTruthy();
    const [asked] = server.askedOf(manterClienteTelefone);
    expect(asked?.query.get('idAcao')).toBe('2');
    expect(asked?.body).toMatchObject({ idTelefone: 61, numero: '9999', permiteReceberPromocao: false });
    await keep(device, { telefones: [FAX, OUTRO_ZAP, NOVO, { ...ZAP, numero: '9999' }] });
    await soon(async () =>
      expect((await texts('Telefones')).map((cells) => cells[2])).toEqual(['1000', '9999', '1002', '1003']),
    );
    expect((await rowOf('Telefones', '9999')).getAttribute('aria-selected')).toBe('true');
  });

  test('is deleted after the question, by its id alone; the next row is marked and has the focus', async () => {
    server.reply(manterClienteTelefone, 61);
    const device = await showTelefones();
    (await rowOf('Telefones', '1001')).focus();
    await user.keyboard('{Delete}');
    await expectBox('Confirmação', 'Realmente deseja excluir o item selecionado?\n\n(11) 98765-1001', 'Sim');
    await queued(device, 1);
    await enviar(device);
    expect(await shownToasts().findByText('Telefone foi excluído com sucesso!')).toBeTruthy();
    const [asked] = server.askedOf(manterClienteTelefone);
    expect(asked?.query.get('idAcao')).toBe('0');
    expect(asked?.body).toEqual({ idTelefone: 61, pessoa: { idPessoa: 101 } });
    expect((await texts('Telefones')).map((cells) => cells[2])).toEqual(['1000', '1002']);
    const next = await rowOf('Telefones', '1002');
    expect([document.activeElement === next, next.getAttribute('aria-selected')]).toEqual([true, 'true']);
    expect(section('Telefones').getByText('Registros 2')).toBeTruthy();
  });

  test('refused by the server keeps its row, with the decision', async () => {
    server.refuse(manterClienteTelefone, {
      status: 422,
      Message: 'Atenção!',
      Description: 'Só a empresa muda este telefone.',
      Codigo: 'contato-nao-alteravel',
    });
    const device = await showTelefones();
    (await rowOf('Telefones', '1001')).focus();
    await user.keyboard('{Delete}');
    await expectBox('Confirmação', 'Realmente deseja excluir', 'Sim');
    await queued(device, 1);
    await enviar(device);
    await expectBox('Atenção!', 'Só a empresa muda este telefone.');
    const row = within(await rowOf('Telefones', '1001'));
    expect(row.getByRole('button', { name: 'Decidir: (11) 98765-1001' }).textContent).toBe('Decidir');
  });
});
