import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { manterClienteEmail } from '#contract/contacts/email.ts';
import { closeSincronizacao } from '#parts/dialogs/sincronizacao-state.ts';
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

describe('an address', () => {
  test('is only shown by Consultar, with each use and without Salvar', async () => {
    await showEmails();
    await mark('cobranca@');
    const form = await openForm('Consultar', 'Consultar E-mail Marketing');
    expect(form.getByLabelText('E-mail', { selector: 'output' }).textContent).toBe('cobranca@loja.com.br');
    const usos = ['Principal', 'Pedidos e notas', 'Cobrança'];
    expect(usos.map((uso) => form.getByLabelText(uso, { selector: 'output' }).textContent)).toEqual([
      'Não',
      'Não',
      'Sim',
    ]);
    const box = form.getByLabelText<HTMLInputElement>('Permite receber promoções');
    expect([box.checked, box.disabled]).toEqual([false, true]);
    expect(form.queryByRole('button', { name: 'Salvar' })).toBeNull();
    const [, fechar] = form.getAllByRole('button', { name: 'Fechar' });
    if (fechar) await user.click(fechar);
    await soon(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test.each([
    [
      'Alterar',
      'Não é possível alterar esse tipo de e-mail! Por gentileza, contate seu representante de vendas para solicitar a alteração.',
    ],
    [
      'Excluir',
      'Não é possível excluir esse tipo de e-mail! Por gentileza, contate seu representante de vendas para solicitar a exclusão.',
    ],
  ])('for billing is refused to %s before anything is queued', async (ato, text) => {
    const device = await showEmails();
    await mark('cobranca@');
    await press(ato);
    await expectBox('Atenção', text);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await intents(device)).toEqual([]);
  });

  test('for promotions is changed in its row, which stays marked', async () => {
    server.reply(manterClienteEmail, 1);
    const device = await showEmails();
    await mark('ofertas@');
    const form = await openForm('Alterar', 'Alterar E-mail Marketing');
    await user.fill(form.getByLabelText('E-mail'), 'zebra@loja.com.br');
    await user.click(form.getByLabelText('Permite receber promoções'));
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    await queued(device, 1);
    await enviar(device);
    expect(await shownToasts().findByText('Registro alterado com sucesso!')).toBeTruthy();
    expect(server.askedOf(manterClienteEmail).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        idAcao: 2,
        email: 'zebra@loja.com.br',
        emailAnterior: 'ofertas@loja.com.br',
        permiteReceberPromocao: false,
      }),
    ]);
    const lista = [COBRANCA, { ...OFERTAS, email: 'zebra@loja.com.br', marketing: false }];
    await keep(device, {
      emails: [lista[0] ?? COBRANCA, { ...OFERTAS, email: 'vitrine@loja.com.br' }, ...lista.slice(1)],
    });
    await soon(async () =>
      expect((await texts('E-mails')).map(([email]) => email)[1]).toBe('zebra@loja.com.br'),
    );
    expect(await marked('E-mails')).toEqual([expect.stringContaining('zebra@')]);
  });

  test('is deleted after a question that names it; the next row is marked and has the focus', async () => {
    server.reply(manterClienteEmail, 1);
    const device = await showEmails();
    (await rowOf('E-mails', 'ofertas@')).focus();
    await user.keyboard('{Delete}');
    await expectBox('Confirmação', 'Realmente deseja excluir o item selecionado?', 'Não');
    expect(await intents(device)).toEqual([]);
    await mark('ofertas@');
    await press('Excluir');
    await expectBox(
      'Confirmação',
      'Realmente deseja excluir o item selecionado?\n\nofertas@loja.com.br',
      'Sim',
    );
    await queued(device, 1);
    await enviar(device);
    expect(await shownToasts().findByText('Email foi excluído com sucesso!')).toBeTruthy();
    expect((await texts('E-mails')).map(([email]) => email)).toEqual([
      'cobranca@loja.com.br',
      'vitrine@loja.com.br',
    ]);
    expect(await marked('E-mails')).toEqual([expect.stringContaining('vitrine@')]);
    expect(document.activeElement).toBe(await rowOf('E-mails', 'vitrine@'));
    expect(section('E-mails').getByText('Registros 2')).toBeTruthy();
    // The last row has none after it: the one before it is marked.
    await press('Excluir');
    await expectBox('Confirmação', 'vitrine@loja.com.br', 'Sim');
    await queued(device, 1);
    await soon(async () => expect(await marked('E-mails')).toEqual([expect.stringContaining('cobranca@')]));
  });

  test('deleted last leaves the focus at the toolbar and an empty list that says what to do', async () => {
    const device = await showEmails({ emails: [OFERTAS] });
    await noSignal(device);
    (await rowOf('E-mails', 'ofertas@')).focus();
    await user.keyboard('{Delete}');
    await expectBox('Confirmação', 'Realmente deseja excluir', 'Sim');
    expect(await section('E-mails').findByText('Nenhum registro encontrado.')).toBeTruthy();
    await soon(() =>
      expect(document.activeElement).toBe(section('E-mails').getByRole('button', { name: 'Inserir' })),
    );
    expect(
      shownToasts().getByText(
        'A exclusão do e-mail está guardada neste aparelho e segue quando houver sinal.',
      ),
    ).toBeTruthy();
  });

  test('that was new and never sent is taken back by its deletion', async () => {
    const device = await showEmails({ emails: [] });
    await noSignal(device);
    const form = await openForm('Inserir', 'Cadastrar E-mail Marketing');
    await user.type(form.getByLabelText('E-mail'), 'compras@loja.com.br{Enter}');
    await queued(device, 1);
    (await rowOf('E-mails', 'compras@')).focus();
    await user.keyboard('{Delete}');
    await expectBox('Confirmação', 'Realmente deseja excluir', 'Sim');
    await queued(device, 0);
    expect(
      await shownToasts().findByText(
        'A mudança, que ainda não tinha sido enviada, foi desfeita neste aparelho.',
      ),
    ).toBeTruthy();
  });

  test('opens read-only with Enter', async () => {
    await showEmails();
    (await rowOf('E-mails', 'ofertas@')).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Consultar E-mail Marketing' })).toBeTruthy();
  });
});
