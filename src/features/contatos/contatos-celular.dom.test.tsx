import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { section, showEmails } from '#tests/support/dom/contatos-page.tsx';
import { beginSession } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { setViewport } from '#tests/support/dom/layout.ts';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';

fakeServer();
const user = person();

/** The texts of a list's cards. */
const cards = (name: string) =>
  within(section(name).getByRole('grid', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  beginSession();
  setViewport({ width: 360, pointer: 'coarse' });
});

test('contacts are cards on a phone: a number as one text, its type, and whether it gets promotions', async () => {
  await showEmails();
  await soon(() => expect(cards('E-mails')[1]).toBe('ofertas@loja.com.brPromoções'));
  await soon(() =>
    expect(cards('Telefones')).toEqual([
      '(11) 3333-1000Fax',
      '(11) 98765-1001WhatsAppRecebe promoções',
      '(11) 98765-1002WhatsApp',
    ]),
  );
  expect(screen.queryAllByRole('columnheader')).toEqual([]);
});

test('a phone has one marked contact at most, of one list, with its acts in a bar', async () => {
  await showEmails();
  await soon(() => expect([cards('E-mails').length, cards('Telefones').length]).toEqual([3, 3]));
  const acts = (name: string) =>
    within(section(name).getByRole('group', { name: `Ações dos ${name.toLowerCase()}` }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  const DO_MARCADO = ['Inserir', 'Desmarcar', 'Consultar', 'Alterar', 'Excluir'];
  expect(acts('E-mails')).toEqual(['Inserir']);
  expect(screen.getByText('Toque em um dos telefones para ver as ações.')).toBeTruthy();
  await user.click(await section('E-mails').findByText('ofertas@loja.com.br'));
  expect(acts('E-mails')).toEqual(DO_MARCADO);
  expect(screen.getByText('1 marcado')).toBeTruthy();
  await user.click(await section('Telefones').findByText('(11) 98765-1001'));
  expect([acts('E-mails'), acts('Telefones')]).toEqual([['Inserir'], DO_MARCADO]);
  await user.click(section('E-mails').getByText('ofertas@loja.com.br'));
  expect([acts('E-mails'), acts('Telefones')]).toEqual([DO_MARCADO, ['Inserir']]);
});
