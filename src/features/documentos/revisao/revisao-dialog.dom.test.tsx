import { screen, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { consultarClienteDadosGerais } from '#contract/customers/cliente.ts';
import { consultarPendencias } from '#contract/documents/pendencia.ts';
import { consultarTamanhoMaximoArquivo, solicitarRevisaoDocumento } from '#contract/documents/revisao.ts';
import { sampleCliente } from '#domain/cart/carrinho-sample.ts';
import { addDays, businessDayOf } from '#lib/business-day.ts';
import { formatDate } from '#lib/format-date.ts';
import { must } from '#lib/must.ts';
import { CLIENTE } from '#tests/support/dom/device.ts';
import {
  NOME_DO_OUTRO,
  OUTRO,
  openDocumentos,
  openRevisao,
  pdf,
  pendenciaDe,
  servePendencias,
} from '#tests/support/dom/documentos-page.tsx';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { person } from '#tests/support/dom/person.ts';
import { detalheSample } from '#tests/support/dom/samples.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';

const server = fakeServer();
const user = person();
const HOJE = businessDayOf(new Date());
const ENVIADA = 'Solicitação enviada. Acompanhe a situação nesta tela.';
const SEM_SINAL = 'Sem sinal: a solicitação fica guardada neste aparelho. Envie quando o sinal voltar.';
const SEM_RESPOSTA =
  'O último envio ficou sem resposta. Envie de novo: a solicitação não é feita duas vezes.';

beforeEach(() => {
  servePendencias(server, [pendenciaDe(1, 1)]);
  server.answer(consultarClienteDadosGerais, ({ query }) => ({
    ...detalheSample(sampleCliente({ idPessoaCliente: CLIENTE }, {}), 'x').dadosGerais,
    ...(query.get('idPessoaCliente') === String(CLIENTE) && {
      datasRegulatorias: {
        anvisa: '2099-01-01',
        sivisa: addDays(HOJE, 20),
        autorizacaoRetinoica: null,
        crfEstabelecimento: addDays(HOJE, -10),
        sipeagro: null,
      },
    }),
  }));
});

const rascunhoDe = async ({ vault }: Awaited<ReturnType<typeof openDocumentos>>, id = CLIENTE) =>
  vault.rascunhos.get(id);
const chaves = () =>
  server.askedOf(solicitarRevisaoDocumento).map(({ headers }) => headers.get('idempotency-key'));

/** The screen with the dialog open, and a kept file. */
async function comArquivo(file = pdf()) {
  const device = await openDocumentos();
  const revisao = await openRevisao(user);
  await revisao.escolher(file);
  await revisao.dialog.findByText(file.name);
  return { device, ...revisao };
}

test('the served customer is chosen at first, and the dates of the chosen one are told with their end', async () => {
  await openDocumentos();
  const { dialog, cliente } = await openRevisao(user);
  expect(cliente().selectedOptions[0]?.text).toContain('Farmácia Modelo');
  const date = (nome: string) => dialog.getByRole('status', { name: nome }).textContent;
  await soon(() => expect(date('ANVISA')).toBe('01/01/2099'));
  expect(date('SIVISA')).toBe(`${formatDate(addDays(HOJE, 20))} (vence em 20 dias)`);
  expect(date('CRF do estabelecimento')).toBe(`${formatDate(addDays(HOJE, -10))} (vencida)`);
  expect([date('Autorização de retinoides'), date('SIPEAGRO')]).toEqual(['Não informado', 'Não informado']);
  await user.selectOptions(cliente(), String(OUTRO));
  await soon(() => expect(date('ANVISA')).toBe('Não informado'));
});

test('customer and file are required', async () => {
  await openDocumentos();
  const { dialog, cliente, enviar } = await openRevisao(user);
  await enviar();
  expect(dialog.getAllByText('Campo obrigatório.')).toHaveLength(1);
  await user.selectOptions(cliente(), '0');
  await enviar();
  expect(dialog.getAllByText('Campo obrigatório.')).toHaveLength(2);
  expect(server.askedOf(solicitarRevisaoDocumento)).toEqual([]);
});

test.each([
  ['of another kind', new File(['nada'], 'alvara.pdf'), 'Envie um arquivo pdf, jpg, jpeg ou png.'],
  ['that is empty', new File([], 'alvara.pdf'), 'O arquivo está vazio. Envie outro.'],
  ['one byte too large', pdf(5120 * 1024 + 1), 'O arquivo não pode ser maior que 5 MB.'],
])('a file %s is refused with its sentence, and not kept', async (_, file, sentence) => {
  const device = await openDocumentos();
  const { dialog, escolher } = await openRevisao(user);
  await escolher(file);
  expect(await dialog.findByText(sentence)).toBeTruthy();
  expect(await rascunhoDe(device)).toBeUndefined();
});

test('the limit follows the server, and exactly that many bytes are allowed', async () => {
  server.reply(consultarTamanhoMaximoArquivo, 1);
  const device = await openDocumentos();
  const { dialog, escolher } = await openRevisao(user);
  expect(await dialog.findByText(/até 1 KB\./)).toBeTruthy();
  await escolher(pdf(1025));
  expect(await dialog.findByText('O arquivo não pode ser maior que 1 KB.')).toBeTruthy();
  await escolher(pdf(1024));
  await soon(async () => expect(await rascunhoDe(device)).toBeTruthy());
});

test('a sent request shows the server’s words and leaves no draft, and the list is read again', async () => {
  server.reply(solicitarRevisaoDocumento, ENVIADA);
  const { device, enviar } = await comArquivo();
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

test('a request for another customer names that customer', async () => {
  server.reply(solicitarRevisaoDocumento, ENVIADA);
  await openDocumentos();
  const { dialog, cliente, escolher, enviar } = await openRevisao(user);
  await user.selectOptions(cliente(), String(OUTRO));
  await escolher(pdf());
  await dialog.findByText('alvara.pdf');
  await enviar();
  expect((await findBox('Mensagem')).textContent).toContain(
    `${ENVIADA} Ela foi feita para ${NOME_DO_OUTRO} e aparece na lista desse cliente.`,
  );
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

test('without a signal the request stays on the device, untried, and one press sends it later', async () => {
  server.silence(consultarTamanhoMaximoArquivo);
  const { device, dialog, enviar } = await comArquivo();
  await enviar();
  expect(await dialog.findByText(SEM_SINAL)).toBeTruthy();
  expect(dialog.queryByText(SEM_RESPOSTA)).toBeNull();
  expect(await rascunhoDe(device)).toMatchObject({ firstTry: null });
  expect(chaves()).toEqual([]);
  server.reply(consultarTamanhoMaximoArquivo, 5120);
  server.reply(solicitarRevisaoDocumento, ENVIADA);
  await enviar();
  await findBox('Mensagem');
  expect(await rascunhoDe(device)).toBeUndefined();
});

test('a device without a network sends no request', async () => {
  const { dialog, enviar } = await comArquivo();
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'));
  const asked = server.asked.length;
  await enviar();
  expect(await dialog.findByText(SEM_SINAL)).toBeTruthy();
  expect(server.asked).toHaveLength(asked);
});

test('a lost response leaves the draft with its key, and says so also after the dialog was closed', async () => {
  server.silence(solicitarRevisaoDocumento);
  const { device, dialog, enviar } = await comArquivo();
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
  await findBox('Mensagem');
  expect(chaves()).toEqual([row.key, row.key]);
});

test('an upload shows its progress and can be stopped; its draft is sent again under its key', async () => {
  server.reply(solicitarRevisaoDocumento, ENVIADA);
  const release = server.hold(solicitarRevisaoDocumento);
  const { device, dialog, enviar } = await comArquivo();
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
  const { device, dialog, enviar } = await comArquivo();
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
  const { device, dialog, enviar } = await comArquivo();
  const { key } = must(await rascunhoDe(device), 'draft');
  await enviar();
  expect(await dialog.findByText(/^Não há espaço para receber documentos agora\./)).toBeTruthy();
  expect(await rascunhoDe(device)).toMatchObject({ key, firstTry: null });
});

const DAY_MS = 86_400_000;

test('a draft whose key was tried long ago is only sent again as a new request, after a question', async () => {
  server.reply(solicitarRevisaoDocumento, ENVIADA);
  const { device, enviar } = await comArquivo();
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
  const { device, enviar } = await comArquivo();
  await device.vault.rascunhos.update(CLIENTE, { at: Date.now() - 200.5 * DAY_MS });
  const { key } = must(await rascunhoDe(device), 'draft');
  await screen.findByText(/Guardado neste aparelho há 200 dias/);
  await enviar();
  await findBox('Mensagem');
  expect(chaves()).toEqual([key]);
});

test('a removed file leaves no draft; one that may have arrived is asked about', async () => {
  const { device, dialog } = await comArquivo();
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
