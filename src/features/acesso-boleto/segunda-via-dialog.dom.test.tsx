import { screen, within } from '@testing-library/react';
import { unzipSync, zipSync } from 'fflate';
import { beforeEach, expect, test, vi } from 'vitest';
import { baixarBoletosDeContas } from '#contract/invoices/nota-fiscal-arquivos.ts';
import { baixarSegundaViaBoleto } from '#contract/payment/segunda-via-boleto.ts';
import { contaSample } from '#domain/payment/conta-sample.ts';
import { addDays, businessDayOf } from '#lib/business-day.ts';
import { must } from '#lib/must.ts';
import { saved } from '#tests/support/dom/browser.ts';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';
import { SegundaViaDialog } from './segunda-via-dialog.tsx';

const server = fakeServer();
const user = person();
const ZIP = zipSync({ 'Boleto-310001-1.pdf': new TextEncoder().encode('%PDF-1.7') });

const dialog = () => screen.getByRole('dialog', { name: '2ª via de boleto' });
const field = (name: string) =>
  within(dialog()).getByRole<HTMLInputElement>('textbox', { name: new RegExp(name) });
const textOf = (base64: string | null) => Buffer.from(base64 ?? '', 'base64').toString();

/** Draws the dialog; returns the function that closing it calls. */
function openDialog() {
  const onClose = vi.fn<() => void>();
  renderPage(<SegundaViaDialog onClose={onClose} />);
  return onClose;
}

beforeEach(() => {
  saved.length = 0;
  server.raw(baixarSegundaViaBoleto, { status: 200, body: ZIP, isOurs: true });
});

test('the form for boletos reports a missing field in its place, and sends no request', async () => {
  openDialog();
  expect(document.activeElement).toBe(field('CPF/CNPJ'));
  await user.keyboard('{Enter}');
  expect(within(dialog()).getByText('Campo obrigatório.')).toBeTruthy();
  expect(within(dialog()).getByText('Informe a nota fiscal ou o número do documento.')).toBeTruthy();
  expect(document.activeElement).toBe(field('CPF/CNPJ'));
  expect(server.asked).toEqual([]);
  await user.keyboard('99000101000120{Tab}');
  expect(field('CPF/CNPJ').value).toBe('99.000.101/0001-20');
  expect(within(dialog()).queryByText('Campo obrigatório.')).toBeNull();
});

test('boletos are asked for with bare numbers, saved as a ZIP, and the form is then forgotten', async () => {
  const onClose = openDialog();
  await user.keyboard('99000101000120{Tab}000.310001{Enter}');
  expect(await screen.findByText('O download deve iniciar em instantes.')).toBeTruthy();
  const [asked] = server.askedOf(baixarSegundaViaBoleto);
  expect(textOf(must(asked, 'request').query.get('notaFiscal'))).toBe('310001');
  expect(textOf(must(asked, 'request').query.get('cpfCnpj'))).toMatch(/^99\.?000\.?101\/?0001-?20$/);
  expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^Boletos-\d{14}\.zip$/)]);
  const file = new Uint8Array(await must(saved[0], 'file').file.arrayBuffer());
  expect(Object.keys(unzipSync(file))).toEqual(['Boleto-310001-1.pdf']);
  await user.click(within(dialog()).getByRole('button', { name: 'Salvar de novo' }));
  expect(saved).toHaveLength(2);
  await user.click(within(dialog()).getByRole('button', { name: 'OK' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(JSON.stringify([localStorage, sessionStorage].map((place) => Object.entries(place)))).not.toContain(
    '99.000',
  );
});

test('boletos are asked for by the number of a document where the invoice is not known', async () => {
  openDialog();
  await user.keyboard('99000101000120');
  await user.type(field('Número do documento'), '310001/1{Enter}');
  expect(await screen.findByText('O download deve iniciar em instantes.')).toBeTruthy();
  const { query } = must(server.askedOf(baixarSegundaViaBoleto)[0], 'request');
  expect(textOf(query.get('numerodocumento'))).toBe('310001/1');
  expect(query.has('notaFiscal')).toBe(false);
});

test('the form for boletos keeps typed text when it is opened again in the tab', async () => {
  openDialog();
  await user.keyboard('99000101000120');
  document.body.replaceChildren();
  openDialog();
  expect(field('CPF/CNPJ').value).toBe('99.000.101/0001-20');
});

test('while boletos are prepared a box says so, and nothing the person does closes it', async () => {
  const release = server.hold(baixarSegundaViaBoleto);
  openDialog();
  await user.keyboard('99000101000120{Tab}310001{Enter}');
  const box = await findBox('Aguarde');
  expect(box.textContent).toContain('Estamos preparando os seus boletos...');
  expect(box.getAttribute('aria-busy')).toBe('true');
  await user.keyboard('{Escape}');
  expect(box.isConnected).toBe(true);
  release();
  expect(await screen.findByText('O download deve iniciar em instantes.')).toBeTruthy();
  expect(box.isConnected).toBe(false);
});

test('without a signal the form for boletos says so and keeps the typed text', async () => {
  server.silence(baixarSegundaViaBoleto);
  openDialog();
  await user.keyboard('99000101000120{Tab}310001{Enter}');
  const box = await findBox('Sem sinal');
  expect(box.textContent).toContain('O que você digitou continua aqui');
  await user.click(within(box).getByRole('button', { name: 'OK' }));
  expect(field('Nota fiscal').value).toBe('310001');
});

const TRACE = JSON.stringify({ Message: 'Erro', Description: 'x\n   at Loja.Boletos(c:\\loja.cs:1)' });

test.each([
  [{ status: 502, body: '<html>Bad Gateway</html>' }, 'Atenção', 'A rede respondeu no lugar do servidor.'],
  [
    { status: 429, body: '', isOurs: true, headers: { 'retry-after': '61' } },
    'Mensagem',
    'Muitas tentativas. Tente de novo em 2 minutos.',
  ],
  [{ status: 500, body: '', isOurs: true }, 'Mensagem', 'Houve um erro ao realizar a consulta.'],
  [{ status: 500, body: TRACE, isOurs: true }, 'Erro', 'Houve um erro ao realizar a consulta.'],
])('of boletos an answer %j is told in words, with nothing of its own', async (answer, title, text) => {
  server.raw(baixarSegundaViaBoleto, answer);
  openDialog();
  await user.keyboard('52998224725{Tab}310001{Enter}');
  const box = await findBox(title);
  expect(box.textContent).toContain(text);
  expect(box.textContent).not.toMatch(/Loja|Gateway/);
});

test('the tax id of the customer being served is filled in, may be cleared, and is not kept with the draft', async () => {
  renderPage(<SegundaViaDialog onClose={() => undefined} />, await openPageDevice());
  await soon(() => expect(field('CPF/CNPJ').value).toMatch(/^\d\d\.\d{3}\.\d{3}\/\d{4}-\d\d$/));
  await user.type(field('Nota fiscal'), '310001');
  expect(JSON.stringify(Object.entries(sessionStorage))).toContain('310001');
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/\d{3}\/?\d{4}-?\d\d"/);
  await user.clear(field('CPF/CNPJ'));
  expect(field('CPF/CNPJ').value).toBe('');
});

/** Draws the dialog for a user whose device keeps boletos: one to come, a late one, and a Pix without a boleto. */
async function openWithBoletos() {
  const hoje = businessDayOf(new Date());
  const device = await openPageDevice();
  const contas = [
    contaSample(1, { dataVencimento: addDays(hoje, 5) }),
    contaSample(2, { dataVencimento: addDays(hoje, -47) }),
    contaSample(3, { idBoleto: null }),
  ];
  await device.vault.recebiveis.bulkPut(
    contas.map((recebivel) => ({ id: recebivel.id, idPessoaCliente: CLIENTE, recebivel, at: 1 })),
  );
  renderPage(<SegundaViaDialog onClose={() => undefined} />, device);
  return within(await screen.findByRole('region', { name: 'Boletos em aberto' }));
}

test('the own open boletos are listed before the form, by due date, and one is downloaded as a PDF', async () => {
  server.raw(baixarBoletosDeContas, { status: 200, body: ZIP, isOurs: true });
  const list = await openWithBoletos();
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/310002.*há 47 dias/),
    expect.stringMatching(/310001.*Vence em/),
  ]);
  const { DOCUMENT_POSITION_FOLLOWING } = Node;
  const first = must(list.getAllByRole('button')[0], 'button');
  expect(first.compareDocumentPosition(field('CPF/CNPJ')) & DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await user.click(first);
  await soon(() => expect(saved.map(({ name }) => name)).toEqual(['Boleto-310001-1.pdf']));
  const { query } = must(server.askedOf(baixarBoletosDeContas)[0], 'request');
  expect(textOf(query.get('variosIdBoleto'))).toBe(String(must(contaSample(2).idBoleto, 'boleto')));
});

test('without a signal the own boletos are still listed, and a download says what it needs', async () => {
  server.silence(baixarBoletosDeContas);
  const list = await openWithBoletos();
  await user.click(must(list.getAllByRole('button')[0], 'button'));
  expect((await findBox('Sem sinal')).textContent).toContain('Este boleto não está neste aparelho.');
  expect(saved).toEqual([]);
  expect(list.getAllByRole('listitem')).toHaveLength(2);
});
