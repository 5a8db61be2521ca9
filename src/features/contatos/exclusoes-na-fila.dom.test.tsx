import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleRow } from '#outbox/outbox-sample.ts';
import {
  atContatos,
  intents,
  noSignal,
  queued,
  rowOf,
  section,
  showEmails,
} from '#tests/support/dom/contatos-page.tsx';
import { beginSession, CLIENTE } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { person } from '#tests/support/dom/person.ts';
import { shownToasts } from '#tests/support/dom/shown.ts';
import { laneOfContatos } from '#vault/contato-intents.ts';

fakeServer();
const user = person();
const { expectBox } = atContatos(user, 'E-mails');

/** Deletes an e-mail address on a device without a signal. */
async function excluirSemSinal() {
  beginSession();
  const device = await showEmails();
  await noSignal(device);
  (await rowOf('E-mails', 'ofertas@')).focus();
  await user.keyboard('{Delete}');
  await expectBox('Confirmação', 'Realmente deseja excluir', 'Sim');
  await queued(device, 1);
  return device;
}

test('an e-mail that is deleted without a signal stands in the queue, and can be brought back there', async () => {
  const device = await excluirSemSinal();
  const fila = within(await section('E-mails').findByRole('list', { name: 'Exclusões na fila' }));
  expect(fila.getByRole('listitem').textContent).toBe('Exclusão de ofertas@loja.com.brNa filaDesfazer');
  await user.click(fila.getByRole('button', { name: 'Desfazer: exclusão de ofertas@loja.com.br' }));
  expect(await rowOf('E-mails', 'ofertas@')).toBeTruthy();
  expect(section('E-mails').queryByRole('list', { name: 'Exclusões na fila' })).toBeNull();
  expect(await intents(device)).toEqual([]);
});

test('an undo that the device cannot save says so, and the deletion stays in the queue', async () => {
  const device = await showEmails();
  const antes = { email: 'ofertas@loja.com.br', promocoes: true };
  const lane = laneOfContatos(CLIENTE);
  await device.vault.outbox.add(sampleRow(1, { tipo: 'email', contato: 'x', antes, depois: null }, { lane }));
  device.vault.outbox.hook('deleting', () => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await rowOf('E-mails', 'cobranca@');
  const fila = within(await section('E-mails').findByRole('list', { name: 'Exclusões na fila' }));
  await user.click(fila.getByRole('button', { name: 'Desfazer: exclusão de ofertas@loja.com.br' }));
  expect(await shownToasts().findByText(/^NÃO foi salvo: o armazenamento deste aparelho/)).toBeTruthy();
  expect(await queued(device, 1)).toMatchObject([{ depois: null }]);
});

test('a deletion that was tried is undone by an insertion behind it, and leaves the queue’s list', async () => {
  const device = await excluirSemSinal();
  await device.vault.outbox.toCollection().modify({ tries: 1 });
  const fila = within(await section('E-mails').findByRole('list', { name: 'Exclusões na fila' }));
  await user.click(fila.getByRole('button', { name: 'Desfazer: exclusão de ofertas@loja.com.br' }));
  expect((await rowOf('E-mails', 'ofertas@')).textContent).toContain('Na fila');
  expect(await shownToasts().findByText(/^ofertas@loja\.com\.br volta à lista/)).toBeTruthy();
  expect(section('E-mails').queryByRole('list', { name: 'Exclusões na fila' })).toBeNull();
  expect(await intents(device)).toMatchObject([
    { depois: null },
    { antes: null, depois: { promocoes: true } },
  ]);
});

test('only deletions of the customer’s e-mails stand in that queue, and one that is on its way says so', async () => {
  const device = await showEmails();
  const lane = laneOfContatos(CLIENTE);
  const dado = { email: 'ofertas@loja.com.br', promocoes: true };
  const telefone = { ddd: '11', prefixo: '98765', numero: '1001', promocoes: true };
  const deleted = { contato: 'x', depois: null };
  await device.vault.outbox.bulkAdd([
    sampleRow(1, { tipo: 'email', contato: 'e:a@loja.com.br', antes: dado, depois: dado }, { lane }),
    sampleRow(2, { tipo: 'telefone', ...deleted, antes: telefone }, { lane }),
    sampleRow(3, { tipo: 'email', ...deleted, antes: dado }, { lane: laneOfContatos(CLIENTE + 1) }),
    sampleRow(4, { tipo: 'email', ...deleted, antes: dado }, { lane, state: 'sending' }),
  ]);
  await rowOf('E-mails', 'cobranca@');
  const fila = within(await section('E-mails').findByRole('list', { name: 'Exclusões na fila' }));
  expect(fila.getByRole('listitem').textContent).toBe('Exclusão de ofertas@loja.com.brEnviandoDesfazer');
});
