import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { consultarDevolucaoMotivos } from '#contract/returns/devolucao-consultas.ts';
import { putNota } from '#features/devolucao-nova/nova-sample.ts';
import { addDays, addYears, businessDayOf } from '#lib/business-day.ts';
import { openPageDevice } from '#tests/support/dom/device.ts';
import {
  ITENS,
  inserir,
  intents,
  openEntry,
  putRascunho,
  renderEntry,
} from '#tests/support/dom/digitacao-page.tsx';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';

const server = fakeServer();
const user = person();

const openDialog = async (name: RegExp) => {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};
type Dialog = Awaited<ReturnType<typeof openDialog>>;
const send = (dialog: Dialog) => user.click(dialog.getByRole('button', { name: /^(?:Inserir|Salvar)$/ }));

test('a wrong quantity is focused and described by its error', async () => {
  await openEntry();
  const dialog = await openDialog(/^Inserir ÁCIDO/);
  const quantidade = dialog.getByRole('spinbutton');
  expect(quantidade.getAttribute('aria-invalid')).toBeNull();
  await user.selectOptions(dialog.getByLabelText('Motivo'), 'Erro de pedido');
  await send(dialog);
  const erro = await dialog.findByText('A quantidade deve ser maior que 0.');
  expect(quantidade.getAttribute('aria-invalid')).toBe('true');
  expect(quantidade.getAttribute('aria-describedby')).toBe(erro.id);
  await soon(() => expect(document.activeElement).toBe(quantidade));
  expect(dialog.queryByText(/Valor:/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: /^Aumentar/ }));
  expect(await dialog.findByText(/^Restam? .* Valor: R\$\s\d+,\d\d\.$/)).toBeTruthy();
});

test('a line keeps its reason, also when the company has it no more', async () => {
  const { vault, ...draft } = await openEntry();
  const lane = `devolucao:${draft.devolucao}`;
  await inserir('ÁCIDO', '4', 'Erro de pedido');
  await vault.outbox
    .where('lane')
    .equals(lane)
    .modify((row) => {
      if (row.intent.tipo === 'devolucao-item')
        row.intent.item = {
          ...row.intent.item,
          idDevolucaoMotivo: 44,
          descDevolucaoMotivo: 'Troca de embalagem',
        };
    });
  const dialog = await openDialog(/^Editar ÁCIDO/);
  await soon(() =>
    expect(dialog.getByLabelText<HTMLSelectElement>('Motivo').selectedOptions[0]?.text).toBe(
      'Troca de embalagem',
    ),
  );
  await user.fill(dialog.getByRole('spinbutton'), '3');
  await send(dialog);
  await soon(async () =>
    expect((await intents(vault)).at(-1)).toMatchObject({ item: { quantidade: 3, idDevolucaoMotivo: 44 } }),
  );
});

test('an invoice older than a year goes back for a recall only', async () => {
  const velha = `${addDays(addYears(businessDayOf(new Date()), -1), -1)}T10:00:00-03:00`;
  const device = await openPageDevice();
  await putNota(device.vault, ITENS, { dataDocumento: velha });
  const { codigoLocal } = await putRascunho(device, { dataDocumento: velha });
  renderEntry(device, codigoLocal);
  const dialog = await openDialog(/^Inserir ÁCIDO/);
  await user.fill(dialog.getByRole('spinbutton'), '1');
  await user.selectOptions(dialog.getByLabelText('Motivo'), 'Erro de pedido');
  await send(dialog);
  expect(await dialog.findByText('A nota fiscal não pode mais ser devolvida.')).toBeTruthy();
  expect(await device.vault.outbox.count()).toBe(1);
});

test('reasons that the device does not have come from the server', async () => {
  server.reply(consultarDevolucaoMotivos, [{ idDevolucaoMotivo: 5, descDevolucaoMotivo: 'Vencido' }]);
  const { vault } = await openEntry();
  await vault.documentos.where('key').startsWith('devolucaoListas').delete();
  await inserir('ÁCIDO', '4', 'Vencido');
  await soon(async () => expect((await intents(vault)).at(-1)).toMatchObject({ tipo: 'devolucao-item' }));
});

test('reasons that a server does not serve are said to be missing there', async () => {
  server.raw(consultarDevolucaoMotivos, { status: 404, body: 'Cannot GET' });
  const { vault } = await openEntry();
  await vault.documentos.where('key').startsWith('devolucaoListas').delete();
  const dialog = await openDialog(/^Inserir ÁCIDO/);
  expect(await dialog.findByText('Esta função não está disponível neste servidor.')).toBeTruthy();
});
