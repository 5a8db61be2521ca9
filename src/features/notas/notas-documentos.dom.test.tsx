import { screen, within } from '@testing-library/react';
import { strToU8, zipSync } from 'fflate';
import { beforeEach, expect, test, vi } from 'vitest';
import { baixarBoletosDeNotas, baixarDanfe, baixarXml } from '#contract/invoices/nota-fiscal-arquivos.ts';
import { notaSample } from '#domain/invoices/nota-sample.ts';
import { must } from '#lib/must.ts';
import { saved } from '#tests/support/dom/browser.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { setViewport } from '#tests/support/dom/layout.ts';
import { notaRows, notas, openNotas } from '#tests/support/dom/notas-page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';

const server = fakeServer();
const user = person();

const mark = async (at: number) =>
  user.click(within(must((await notaRows())[at], 'row')).getByRole('checkbox'));
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const sayYes = async () =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sim' }));

beforeEach(() => {
  localStorage.removeItem('maleta:notas-ordem');
  saved.length = 0;
  for (const call of [baixarBoletosDeNotas, baixarDanfe, baixarXml])
    server.raw(call, { status: 200, body: '%PDF-1.7', isOurs: true });
});

test.each([1280, 360])('in a window of %i px the boleto of a row is downloaded from it', async (width) => {
  setViewport({ width });
  await openNotas([notaSample(1, { boletos: [81], numero: '701' }), notaSample(2, { boletos: [82] })]);
  await user.click(await screen.findByRole('button', { name: /, boleto da nota nº 701$/ }));
  await sayYes();
  await soon(() => expect(server.askedOf(baixarBoletosDeNotas)).toHaveLength(1));
  expect(server.askedOf(baixarBoletosDeNotas)[0]?.query.get('variosIdBoleto')).toBe(btoa('81'));
  expect((await notaRows()).some((row) => row.getAttribute('aria-selected') === 'true')).toBe(false);
});

test('boletos of invoices without any are not asked for', async () => {
  await openNotas();
  await mark(0);
  await press('Baixar Boleto');
  expect((await findBox('Atenção')).textContent).toContain(
    'Nenhum boleto foi encontrado para que o download seja realizado.',
  );
});

test('the listed invoices are exported as CSV after a question', async () => {
  await openNotas();
  await notaRows();
  await press('Exportar');
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Realmente deseja exportar as notas fiscais em CSV?');
  expect(saved).toEqual([]);
  await sayYes();
  await soon(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toMatch(/\.csv$/);
});

test.each(['Baixar XML', 'Baixar Danfe', 'Baixar Boleto'])(
  '%s says that no invoice is marked',
  async (name) => {
    await openNotas();
    await notaRows();
    await press(name);
    expect((await findBox('Atenção')).textContent).toContain('Nenhum registro foi selecionado.');
  },
);

test('a document is downloaded after its question, several of them as a ZIP', async () => {
  await openNotas();
  await mark(0);
  await press('Baixar XML');
  expect((await screen.findByRole('alertdialog')).textContent).toContain(
    'Realmente deseja realizar o download do(s) XML(s)? Caso o download não seja iniciado, verifique se o seu navegador possui algum bloqueador de pop-ups.',
  );
  expect(server.askedOf(baixarXml)).toEqual([]);
  await sayYes();
  await soon(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe(`${must(notas[2], 'invoice').chaveAcesso}-procNFe.xml`);
  await mark(1);
  await press('Baixar Danfe');
  await sayYes();
  await soon(() => expect(saved).toHaveLength(2));
  expect(saved[1]?.name).toMatch(/^Danfe-\d{14}\.zip$/);
});

test('the boleto of one invoice is saved as a PDF', async () => {
  const zip = zipSync({ 'Boleto-310001-1.pdf': strToU8('%PDF-1.7') });
  server.raw(baixarBoletosDeNotas, { status: 200, body: zip, isOurs: true });
  await openNotas([notaSample(1, { boletos: [81] })]);
  await mark(0);
  await press('Baixar Boleto');
  await sayYes();
  await soon(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('Boleto-310001-1.pdf');
});

test('a document that is not on the device is said to be missing without a signal', async () => {
  server.silence(baixarDanfe);
  await openNotas();
  await mark(0);
  await press('Baixar Danfe');
  await sayYes();
  expect(await screen.findByText(/^Este documento não está neste aparelho/)).toBeTruthy();
  expect(saved).toEqual([]);
});

test('without a network a document that is not on the device is said to be missing before any question', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.silence(baixarDanfe);
  await openNotas();
  await mark(0);
  await press('Baixar Danfe');
  expect(await screen.findByText(/^Este documento não está neste aparelho/)).toBeTruthy();
  expect(screen.queryByText(/^Realmente deseja/)).toBeNull();
});

test('the row of an invoice says that its documents are on the device, until they are taken off it', async () => {
  const device = await openNotas();
  await mark(0);
  await press('Guardar no aparelho');
  expect(await screen.findByText('No aparelho')).toBeTruthy();
  expect((await device.vault.arquivos.toArray()).map(({ tipo }) => tipo).toSorted()).toEqual([
    'danfe',
    'xml',
  ]);
  await user.click(await screen.findByRole('button', { name: 'Tirar do aparelho' }));
  await soon(() => expect(screen.queryByText('No aparelho')).toBeNull());
  expect(await device.vault.arquivos.count()).toBe(0);
});
