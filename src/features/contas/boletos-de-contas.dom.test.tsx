import { screen, within } from '@testing-library/react';
import { strToU8, zipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { baixarBoletosDeContas } from '#contract/invoices/nota-fiscal-arquivos.ts';
import { contaSample } from '#domain/payment/conta-sample.ts';
import { must } from '#lib/must.ts';
import { putArquivo } from '#mirror/arquivos.ts';
import { saved } from '#tests/support/dom/browser.ts';
import { atContas, contaRows, openContas } from '#tests/support/dom/contas-page.tsx';
import { CLIENTE } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { person } from '#tests/support/dom/person.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';
import type { ArquivoRow } from '#vault/arquivo-rows.ts';

const server = fakeServer();
const user = person();
const { expectAlert, mark, openDetalhes, press } = atContas(user);

beforeEach(() => {
  saved.length = 0;
  server.raw(baixarBoletosDeContas, { status: 200, body: 'PK', isOurs: true });
});

test('the boletos of the marked instalments are downloaded, and those without one are asked about', async () => {
  await openContas();
  await contaRows();
  await press('Baixar boleto');
  await expectAlert('Nenhum registro foi selecionado.');
  await mark(2);
  await press('Baixar boleto');
  await expectAlert('As contas selecionadas não possuem boleto vinculado.');
  await mark(0);
  await press('Baixar boleto');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/Deseja continuar com as demais\?$/)).toBeTruthy();
  expect(server.askedOf(baixarBoletosDeContas)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Sim' }));
  await soon(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toMatch(/^Boletos-\d{14}\.zip$/);
  expect(await screen.findByText('O download deve iniciar em instantes.')).toBeTruthy();
});

test('one boleto is saved as a PDF, several as a ZIP', async () => {
  const zipOf = (...names: string[]) =>
    zipSync(Object.fromEntries(names.map((name) => [name, strToU8('%PDF-1.7')])));
  server.raw(baixarBoletosDeContas, { status: 200, body: zipOf('Boleto-310001-1.pdf'), isOurs: true });
  await openContas([contaSample(1), contaSample(2)]);
  await mark(0);
  await press('Baixar boleto');
  await soon(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('Boleto-310001-1.pdf');
  const two = zipOf('Boleto-310001-1.pdf', 'Boleto-310002-1.pdf');
  server.raw(baixarBoletosDeContas, { status: 200, body: two, isOurs: true });
  await mark(1);
  await press('Baixar boleto');
  await soon(() => expect(saved).toHaveLength(2));
  expect(saved[1]?.name).toMatch(/^Boletos-\d{14}\.zip$/);
});

test('a boleto is kept on the device until it is taken away', async () => {
  await openContas();
  await contaRows();
  await press('Guardar no aparelho');
  await expectAlert('Nenhum registro foi selecionado.');
  await mark(2);
  await press('Guardar no aparelho');
  await expectAlert('As contas selecionadas não possuem boleto vinculado.');
  await mark(2);
  await mark(0);
  await press('Guardar no aparelho');
  expect(await screen.findByText('O boleto está neste aparelho e abre sem sinal.')).toBeTruthy();
  expect(server.askedOf(baixarBoletosDeContas)).toHaveLength(1);
  expect(await screen.findByRole('button', { name: 'Tirar do aparelho' })).toBeTruthy();
  await press('Tirar do aparelho');
  const told = within(await screen.findByRole('alertdialog'));
  expect(told.getByText(/Eles continuam no portal/)).toBeTruthy();
  await user.click(told.getByRole('button', { name: 'OK' }));
  expect(await screen.findByRole('button', { name: 'Guardar no aparelho' })).toBeTruthy();
});

test('without a signal the kept boleto is given out, and the missing ones are named', async () => {
  const device = await openContas([contaSample(1), contaSample(2), contaSample(3)]);
  const blob = new Blob(['PK']);
  const row = { tipo: 'boleto-conta', idTitulo: null, idPessoaCliente: CLIENTE, nome: 'x', at: 1 } as const;
  await putArquivo(device.vault, 1, { ...row, blob });
  // The database of tests cannot copy the bytes of a file.
  device.vault.arquivos.hook('reading', (read?: ArquivoRow) => read && { ...read, blob });
  server.silence(baixarBoletosDeContas);
  for (const at of [0, 1]) await mark(at);
  await press('Baixar boleto');
  await expectAlert('O boleto da conta nº 310002/1 não está neste aparelho');
  expect(saved.map(({ file }) => file)).toEqual([blob]);
  await mark(2);
  await press('Baixar boleto');
  await expectAlert('Os boletos das contas nº 310002/1 e 310003/1 não estão neste aparelho');
  expect(saved).toHaveLength(2);
  await mark(0);
  await press('Baixar boleto');
  const box = within(await findBox('Sem sinal'));
  expect(box.getByText(/Este boleto não está neste aparelho/)).toBeTruthy();
  expect(saved).toHaveLength(2);
});

test('details tell whether the boleto is on the device', async () => {
  await openContas();
  await mark(0);
  const isKept = async () => {
    const dialog = await openDetalhes();
    const text = dialog.queryByText('Boleto guardado neste aparelho');
    await user.click(must(dialog.getAllByRole('button', { name: 'Fechar' }).at(-1), 'button'));
    return text !== null;
  };
  expect(await isKept()).toBe(false);
  await press('Guardar no aparelho');
  await screen.findByRole('button', { name: 'Tirar do aparelho' });
  expect(await isKept()).toBe(true);
});
