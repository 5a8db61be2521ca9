import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { consultarPendencias } from '#contract/documents/pendencia.ts';
import { consultarTamanhoMaximoArquivo, solicitarRevisaoDocumento } from '#contract/documents/revisao.ts';
import { DocumentosScreen } from '#features/documentos/documentos-screen.tsx';
import { formatDate } from '#lib/format-date.ts';
import { must } from '#lib/must.ts';
import { putPendencias } from '#mirror/pendencias.ts';
import { CLIENTE } from '#tests/support/dom/device.ts';
import {
  NOME_DO_OUTRO,
  OUTRO,
  openDocumentos,
  openRevisao,
  openRevisaoWith,
  pdf,
  pendenciaDe,
  rascunhoDe,
  SEM_RESPOSTA,
  serveDatas,
  servePendencias,
} from '#tests/support/dom/documentos-page.tsx';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';

const server = fakeServer();
const user = person();
const DAY_MS = 86_400_000;
const ENVIADA = 'Solicitação enviada. Acompanhe a situação nesta tela.';
const SEM_SINAL = 'Sem sinal: a solicitação fica guardada neste aparelho. Envie quando o sinal voltar.';

beforeEach(() => {
  servePendencias(server, [pendenciaDe(1, 1)]);
  serveDatas(server, CLIENTE, {});
});

const chaves = () =>
  server.askedOf(solicitarRevisaoDocumento).map(({ headers }) => headers.get('idempotency-key'));

test('a sent request shows the server’s words and leaves no draft, and the list is read again', async () => {
  server.reply(solicitarRevisaoDocumento, ENVIADA);
  const { device, enviar } = await openRevisaoWith(user);
  const { key } = must(await rascunhoDe(device), 'draft');
  const before = server.askedOf(consultarPendencias).length;
  await enviar();
  expect((await findBox('Mensagem')).textContent).toContain(ENVIADA);
  expect(chaves()).toEqual([key]);
  const body = server.askedOf(solicitarRevisaoDocumento)[0]?.body as Record<string, File | string>;
  expect([body['idPessoaCliente'], body['pagtinacao']]).toEqual([String(CLIENTE), 'false']);
  // The file's own name stays on the device.
  expect(body['licensaSanitaria']).toMatchObject({ name: 'documento.pdf', size: 100 });
  expect(await rascunhoDe(device)).toBeUndefined();
  await soon(() => expect(server.askedOf(consultarPendencias).length).toBeGreaterThan(before));
});

test('a request for another customer is asked about, and names that customer', async () => {
  server.reply(solicitarRevisaoDocumento, ENVIADA);
  await openDocumentos();
  const { dialog, cliente, escolher, enviar } = await openRevisao(user);
  await user.selectOptions(cliente(), String(OUTRO));
  await escolher(pdf());
  await dialog.findByText('alvara.pdf');
  await enviar();
  const box = await findBox('Confirmação');
  expect(box.textContent).toContain(
    `${NOME_DO_OUTRO} não é o cliente em atendimento. Enviar “alvara.pdf” para a revisão de ${NOME_DO_OUTRO}?`,
  );
  await user.click(within(box).getByRole('button', { name: 'Não enviar' }));
  expect(chaves()).toEqual([]);
  await enviar();
  await user.click(within(await findBox('Confirmação')).getByRole('button', { name: 'Enviar' }));
  expect((await findBox('Mensagem')).textContent).toContain(
    `${ENVIADA} A solicitação é de ${NOME_DO_OUTRO}: atenda esse cliente para ver a lista dele aqui.`,
  );
});

test('without a signal the request stays on the device, untried, and one press sends it later', async () => {
  server.silence(consultarTamanhoMaximoArquivo);
  const { device, dialog, enviar } = await openRevisaoWith(user);
  await enviar();
  expect(await dialog.findByText(SEM_SINAL)).toBeTruthy();
  expect(dialog.queryByText(SEM_RESPOSTA)).toBeNull();
  expect(await rascunhoDe(device)).toMatchObject({ firstTry: null });
  await enviar();
  expect(await dialog.findByText(`${SEM_SINAL} Ainda sem sinal na 2ª tentativa.`)).toBeTruthy();
  expect(chaves()).toEqual([]);
  server.reply(consultarTamanhoMaximoArquivo, 5120);
  server.reply(solicitarRevisaoDocumento, ENVIADA);
  await enviar();
  await findBox('Mensagem');
  expect(await rascunhoDe(device)).toBeUndefined();
});

test('the words about the missing signal change once the signal is back', async () => {
  server.silence(consultarTamanhoMaximoArquivo);
  const { device, dialog, enviar } = await openRevisaoWith(user);
  await device.vault.checkpoints.put({ name: 'connection', state: 'no-signal', at: 1 });
  await enviar();
  await dialog.findByText(SEM_SINAL);
  await device.vault.checkpoints.put({ name: 'connection', state: 'connected', at: 2 });
  expect(
    await dialog.findByText(
      'O sinal voltou: a solicitação está guardada neste aparelho e já pode ser enviada.',
    ),
  ).toBeTruthy();
  expect(dialog.queryByText(SEM_SINAL)).toBeNull();
});

test('a device without a network sends no request', async () => {
  const { dialog, enviar } = await openRevisaoWith(user);
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'));
  const asked = server.asked.length;
  await enviar();
  expect(await dialog.findByText(SEM_SINAL)).toBeTruthy();
  expect(server.asked).toHaveLength(asked);
});

test('a lost response leaves the draft with its key, and says so also after the dialog was closed', async () => {
  server.silence(solicitarRevisaoDocumento);
  const { device, dialog, enviar } = await openRevisaoWith(user);
  await enviar();
  expect(await dialog.findByText(SEM_RESPOSTA)).toBeTruthy();
  const row = must(await rascunhoDe(device), 'draft');
  expect(row.firstTry).not.toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await user.click(await screen.findByRole('button', { name: 'Continuar' }));
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByText(SEM_RESPOSTA)).toBeTruthy();
  server.reply(solicitarRevisaoDocumento, ENVIADA);
  await user.click(again.getByRole('button', { name: 'Enviar' }));
  await user.click(within(await findBox('Mensagem')).getByRole('button', { name: 'OK' }));
  expect(chaves()).toEqual([row.key, row.key]);
  // The draft's button is gone.
  await soon(() => expect(document.activeElement?.textContent).toBe('Revisar Documento'));
});

test('a file that may have arrived is told after another one took its place, until a list is read', async () => {
  server.silence(solicitarRevisaoDocumento);
  const { device, dialog, escolher, enviar } = await openRevisaoWith(user);
  await enviar();
  await dialog.findByText(SEM_RESPOSTA);
  await escolher(pdf(100, 'novo.pdf', 2));
  const TEXTO =
    'O envio anterior, de “alvara.pdf”, ficou sem resposta e pode ter chegado ao servidor. Confira a lista de solicitações.';
  expect(await dialog.findByText(TEXTO)).toBeTruthy();
  await escolher(pdf(100, 'outro.pdf', 3));
  await dialog.findByText('outro.pdf');
  expect(dialog.getByText(TEXTO)).toBeTruthy();
  expect(dialog.queryByText(SEM_RESPOSTA)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByText(TEXTO)).toBeTruthy();
  await putPendencias(device.vault, CLIENTE, {
    at: Date.now() + 1000,
    valor: { de: '2026-11-01', ate: '2026-11-29', total: 0, pendencias: [] },
  });
  await soon(() => expect(screen.queryByText(TEXTO)).toBeNull());
});

test('a draft of a user who may no longer act can only be discarded', async () => {
  const { device } = await openRevisaoWith(user);
  cleanup();
  renderPage(<DocumentosScreen />, { ...device, usuario: { ...device.usuario, papel: 'escritorio' } });
  expect(await screen.findByRole('button', { name: 'Descartar' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continuar' })).toBeNull();
});

test('an upload shows its progress and can be stopped; its draft is sent again under its key', async () => {
  server.reply(solicitarRevisaoDocumento, ENVIADA);
  const release = server.hold(solicitarRevisaoDocumento);
  const { device, dialog, enviar } = await openRevisaoWith(user);
  await enviar();
  expect(await dialog.findByRole('progressbar', { name: 'Enviando o documento' })).toBeTruthy();
  await soon(() => expect(chaves()).toHaveLength(1));
  await user.click(dialog.getByRole('button', { name: 'Parar envio' }));
  release();
  expect(await dialog.findByText(/^Envio interrompido\./)).toBeTruthy();
  const { key } = must(await rascunhoDe(device), 'draft');
  await enviar();
  await findBox('Mensagem');
  expect(chaves()).toEqual([key, key]);
});

test('a refused file is told at its field, and the next try has another key', async () => {
  server.refuse(solicitarRevisaoDocumento, {
    status: 422,
    Message: 'Atenção!',
    Description: 'Envie um arquivo pdf, jpg, jpeg ou png.',
    Codigo: 'arquivo-invalido',
  });
  const { device, dialog, enviar } = await openRevisaoWith(user);
  const { key } = must(await rascunhoDe(device), 'draft');
  await enviar();
  expect(await dialog.findByText('Envie um arquivo pdf, jpg, jpeg ou png.')).toBeTruthy();
  const row = must(await rascunhoDe(device), 'draft');
  expect([row.key === key, row.firstTry]).toEqual([false, null]);
});

test('a busy server is told in its words, and the draft counts as not tried', async () => {
  server.refuse(solicitarRevisaoDocumento, {
    status: 503,
    Message: 'Atenção!',
    Description: 'Não há espaço para receber documentos agora. Tente de novo mais tarde.',
    Codigo: 'indisponivel',
  });
  const { device, dialog, enviar } = await openRevisaoWith(user);
  const { key } = must(await rascunhoDe(device), 'draft');
  await enviar();
  expect(await dialog.findByText(/^Não há espaço para receber documentos agora\./)).toBeTruthy();
  expect(await rascunhoDe(device)).toMatchObject({ key, firstTry: null });
});

test('a draft whose key was tried long ago is only sent again as a new request, after a question', async () => {
  server.reply(solicitarRevisaoDocumento, ENVIADA);
  const { device, enviar } = await openRevisaoWith(user);
  const at = Date.now() - 91.5 * DAY_MS;
  await device.vault.rascunhos.update(CLIENTE, { at, firstTry: { at, heardAt: null } });
  const { key } = must(await rascunhoDe(device), 'draft');
  await screen.findByText(/Guardado neste aparelho há 91 dias/);
  await enviar();
  const box = await findBox('Atenção');
  expect(box.textContent).toContain(`foi enviado em ${formatDate(at)} e ficou sem resposta`);
  await user.click(within(box).getByRole('button', { name: 'Não enviar' }));
  expect(chaves()).toEqual([]);
  await enviar();
  await user.click(within(await findBox('Atenção')).getByRole('button', { name: 'Enviar como nova' }));
  await findBox('Mensagem');
  expect(chaves()).toHaveLength(1);
  expect(chaves()).not.toContain(key);
});

test('an old draft that was never tried is sent without a question, under its key', async () => {
  server.reply(solicitarRevisaoDocumento, ENVIADA);
  const { device, enviar } = await openRevisaoWith(user);
  await device.vault.rascunhos.update(CLIENTE, { at: Date.now() - 200.5 * DAY_MS });
  const { key } = must(await rascunhoDe(device), 'draft');
  await screen.findByText(/Guardado neste aparelho há 200 dias/);
  await enviar();
  await findBox('Mensagem');
  expect(chaves()).toEqual([key]);
});
