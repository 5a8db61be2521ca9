import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { consultarTamanhoMaximoArquivo, solicitarRevisaoDocumento } from '#contract/documents/revisao.ts';
import { CLIENTE } from '#tests/support/dom/device.ts';
import {
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
import { person } from '#tests/support/dom/person.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';

const server = fakeServer();
const user = person();

beforeEach(() => {
  servePendencias(server, [pendenciaDe(1, 1)]);
  serveDatas(server, CLIENTE, {});
});

const OUTRO_CONTEUDO =
  'Envie um arquivo pdf, jpg, jpeg ou png. O nome é de um desses tipos, mas o conteúdo do arquivo não é.';

test('customer and file are required', async () => {
  await openDocumentos();
  const { dialog, cliente, enviar } = await openRevisao(user);
  await enviar();
  expect(dialog.getAllByText('Campo obrigatório.')).toHaveLength(1);
  const escolher = dialog.getByRole('button', { name: 'Escolher arquivo: Arquivo' });
  await soon(() => expect(document.activeElement).toBe(escolher));
  await user.selectOptions(cliente(), '0');
  await enviar();
  expect(dialog.getAllByText('Campo obrigatório.')).toHaveLength(2);
  expect(server.askedOf(solicitarRevisaoDocumento)).toEqual([]);
});

test.each([
  ['of another content than its name', new File(['nada'], 'alvara.pdf'), OUTRO_CONTEUDO],
  ['that was cut', new File(['%PDF-1.7 cut'], 'alvara.pdf'), 'O arquivo está incompleto. Escolha-o de novo.'],
  ['that is empty', new File([], 'alvara.pdf'), 'O arquivo está vazio. Envie outro.'],
  ['one byte too large', pdf(5120 * 1024 + 1), 'O arquivo não pode ser maior que 5 MB.'],
])('a file %s is refused with its sentence, and not kept', async (_, file, sentence) => {
  const device = await openDocumentos();
  const { dialog, escolher } = await openRevisao(user);
  await escolher(file);
  expect(await dialog.findByText(`“alvara.pdf” não foi aceito. ${sentence}`)).toBeTruthy();
  expect(await rascunhoDe(device)).toBeUndefined();
});

test('after a refused file the earlier one is sent only when the user keeps it', async () => {
  const { device, dialog, escolher, enviar } = await openRevisaoWith(user);
  const recusado = `“nota.pdf” não foi aceito. ${OUTRO_CONTEUDO}`;
  await escolher(new File(['nada'], 'nota.pdf'));
  expect(await dialog.findByText(recusado)).toBeTruthy();
  expect(dialog.queryByText('alvara.pdf')).toBeNull();
  await enviar();
  expect(dialog.getByText(recusado)).toBeTruthy();
  expect(server.askedOf(solicitarRevisaoDocumento)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Manter alvara.pdf' }));
  expect(dialog.queryByText(recusado)).toBeNull();
  expect(dialog.getByText('alvara.pdf')).toBeTruthy();
  server.reply(solicitarRevisaoDocumento, 'Solicitação enviada.');
  await enviar();
  await findBox('Mensagem');
  expect(await rascunhoDe(device)).toBeUndefined();
});

test('the limit follows the server, and exactly that many bytes are allowed', async () => {
  server.reply(consultarTamanhoMaximoArquivo, 1);
  const device = await openDocumentos();
  const { dialog, escolher } = await openRevisao(user);
  expect(await dialog.findByText(/até 1 KB\./)).toBeTruthy();
  await escolher(pdf(1025));
  expect(
    await dialog.findByText('“alvara.pdf” não foi aceito. O arquivo não pode ser maior que 1 KB.'),
  ).toBeTruthy();
  await escolher(pdf(1024));
  await soon(async () => expect(await rascunhoDe(device)).toBeTruthy());
});

test('a file that is still read belongs to the customer of the choice, not to the one chosen since', async () => {
  const device = await openDocumentos();
  const { dialog, cliente, escolher } = await openRevisao(user);
  const file = pdf();
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>();
  file.arrayBuffer = () => promise;
  await escolher(file);
  await user.selectOptions(cliente(), String(OUTRO));
  resolve(await pdf().arrayBuffer());
  expect(await dialog.findByText(/Há outro arquivo guardado para: Farmácia Modelo\./)).toBeTruthy();
  expect(await rascunhoDe(device)).toMatchObject({ idPessoaCliente: CLIENTE });
  expect(await rascunhoDe(device, OUTRO)).toBeUndefined();
  expect(dialog.getByText('Nenhum arquivo escolhido.')).toBeTruthy();
});

test('of two choices the later file stays, whichever is read first', async () => {
  const device = await openDocumentos();
  const { dialog, escolher } = await openRevisao(user);
  const slow = pdf(100, 'lento.pdf', 1);
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>();
  slow.arrayBuffer = () => promise;
  await escolher(slow);
  await escolher(pdf(100, 'novo.pdf', 2));
  await dialog.findByText('novo.pdf');
  resolve(await pdf(100, '', 1).arrayBuffer());
  await soon(() => expect(dialog.getByRole('button', { name: 'Enviar' }).ariaBusy).not.toBe('true'));
  expect(await rascunhoDe(device)).toMatchObject({ nome: 'novo.pdf' });
});

test('a removed file leaves no draft; one that may have arrived is asked about', async () => {
  const { device, dialog } = await openRevisaoWith(user);
  await user.click(dialog.getByRole('button', { name: 'Remover alvara.pdf' }));
  await soon(async () => expect(await rascunhoDe(device)).toBeUndefined());
  await user.upload(dialog.getByLabelText('Arquivo de Arquivo'), pdf());
  await soon(async () => expect(await rascunhoDe(device)).toBeTruthy());
  await device.vault.rascunhos.update(CLIENTE, { firstTry: { at: 1, heardAt: null } });
  await dialog.findByText(SEM_RESPOSTA);
  await user.click(dialog.getByRole('button', { name: 'Remover alvara.pdf' }));
  const box = await findBox('Confirmação');
  await user.click(within(box).getByRole('button', { name: 'Manter' }));
  expect(await rascunhoDe(device)).toBeTruthy();
});

test('offline with an expired session the button stays with its words, and the draft too', async () => {
  const device = await openDocumentos();
  await device.vault.checkpoints.bulkPut([
    { name: 'connection', state: 'no-signal', at: 0 },
    { name: 'auth', state: 'held', at: 0 },
  ]);
  expect(
    await screen.findByRole('button', { name: 'Revisar Documento Entre de novo para enviar' }),
  ).toBeTruthy();
  const { dialog, escolher } = await openRevisao(user);
  expect(await dialog.findByText('Entre de novo para enviar.')).toBeTruthy();
  await escolher(pdf());
  await soon(async () => expect(await rascunhoDe(device)).toBeTruthy());
});
