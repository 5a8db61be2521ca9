import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { pedidoSample } from '#domain/orders/pedido-sample.ts';
import { addDays, businessDayOf } from '#lib/business-day.ts';
import { formatDate } from '#lib/format-date.ts';
import { must } from '#lib/must.ts';
import { dispatchVisita } from '#outbox/visitas/dispatch-visita.ts';
import { keepVisitas, sampleVisita } from '#outbox/visitas/visita-sample.ts';
import { envioIntent, sampleParked, sampleRow } from '#outbox/outbox-sample.ts';
import { CLIENTE, openPageDevice, type PageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { shownToasts, soon } from '#tests/support/dom/shown.ts';
import { isVisita, laneOfVisita } from '#vault/visita-intent.ts';
import { VisitaDialog } from './visita-dialog.tsx';

const user = person();
const onClose = vi.fn();
const hoje = () => businessDayOf(new Date());
const cliente = { idPessoaCliente: CLIENTE, nomeCliente: 'Farmácia Modelo' };

beforeEach(() => onClose.mockClear());

/** A device without a signal, where a saved note stays in the queue. */
async function openDevice(): Promise<PageDevice> {
  const device = await openPageDevice();
  await device.vault.checkpoints.put({ name: 'connection', state: 'no-signal', at: 1 });
  return device;
}

async function open(device: PageDevice) {
  renderPage(<VisitaDialog cliente={cliente} onClose={onClose} />, device);
  return within(await screen.findByRole('dialog', { name: 'Anotar visita' }));
}

const anotar = ({ vault, env }: PageDevice, texto: string) =>
  dispatchVisita(vault, cliente, { vista: null, depois: { motivo: 1, texto } }, env);
const notas = async ({ vault }: PageDevice) =>
  (await vault.outbox.toArray()).flatMap(({ intent }) => (isVisita(intent) ? [intent.depois] : []));
const motivo = 'Motivo de não ter vendido';
const salvar = (form: ReturnType<typeof within>) => user.click(form.getByRole('button', { name: 'Salvar' }));

test('without an order of the day the reason is asked for, and focused where it is missing', async () => {
  const device = await openDevice();
  const form = await open(device);
  await user.fill(form.getByLabelText('Anotação'), 'Volto na sexta');
  await salvar(form);
  expect(form.getByText('Escolha o motivo.')).toBeTruthy();
  await soon(() => expect(document.activeElement).toBe(form.getByLabelText(motivo)));
  expect(await notas(device)).toEqual([]);
  await user.selectOptions(form.getByLabelText(motivo), 'Comprador ausente');
  expect(form.queryByText('Escolha o motivo.')).toBeNull();
  await salvar(form);
  await soon(() => expect(onClose).toHaveBeenCalledOnce());
  expect(await notas(device)).toEqual([{ motivo: 2, texto: 'Volto na sexta' }]);
  expect(
    await shownToasts().findByText('A anotação está guardada neste aparelho e segue quando houver sinal.'),
  ).toBeTruthy();
});

test('another reason needs its words', async () => {
  const device = await openDevice();
  const form = await open(device);
  await user.selectOptions(form.getByLabelText(motivo), 'Outro');
  await salvar(form);
  expect(form.getByText('Escreva qual foi o motivo.')).toBeTruthy();
  await user.fill(form.getByLabelText('Anotação'), 'Inventário');
  await salvar(form);
  await soon(async () => expect(await notas(device)).toEqual([{ motivo: 7, texto: 'Inventário' }]));
});

test('with an order of the day, which may be unsent, there is no reason, and the text is needed', async () => {
  const device = await openDevice();
  const order = envioIntent([{ idItem: 1, quantidade: 3 }]);
  await device.vault.outbox.add(sampleRow(1, order, { at: Date.now() }));
  const form = await open(device);
  expect(form.queryByLabelText(motivo)).toBeNull();
  expect(form.getByText(/^Pedidos de hoje: R\$\s30,00\.$/)).toBeTruthy();
  await salvar(form);
  expect(form.getByText('Escreva a anotação.')).toBeTruthy();
  await user.fill(form.getByLabelText('Anotação'), 'Quer receber cedo');
  await salvar(form);
  await soon(async () => expect(await notas(device)).toEqual([{ motivo: null, texto: 'Quer receber cedo' }]));
});

test('the day’s note is changed in its form', async () => {
  const device = await openDevice();
  await anotar(device, 'primeira');
  const form = await open(device);
  expect(form.getByLabelText<HTMLTextAreaElement>('Anotação').value).toBe('primeira');
  expect(form.getByText('No aparelho')).toBeTruthy();
  await user.fill(form.getByLabelText('Anotação'), 'segunda');
  await salvar(form);
  await soon(async () => expect(await notas(device)).toEqual([{ motivo: 1, texto: 'segunda' }]));
});

test('the day’s note is deleted, with a way back', async () => {
  const device = await openDevice();
  await anotar(device, 'segunda');
  const form = await open(device);
  await user.click(form.getByRole('button', { name: 'Apagar' }));
  await soon(async () => expect(await notas(device)).toEqual([]));
  expect(await shownToasts().findByText('Anotação apagada.')).toBeTruthy();
  await user.click(shownToasts().getByRole('button', { name: 'Desfazer' }));
  await soon(async () => expect(await notas(device)).toEqual([{ motivo: 1, texto: 'segunda' }]));
});

test('earlier visits are read only, newest first, with the reason and the orders of their day', async () => {
  const device = await openDevice();
  const [ontem, antes] = [addDays(hoje(), -1), addDays(hoje(), -30)];
  const pedido = pedidoSample({ idPrePedido: 9, dataHora: `${antes}T10:00:00-03:00`, total: 120_00 });
  await device.vault.pedidos.put({ idPrePedido: 9, idPessoaCliente: CLIENTE, pedido, at: 1 });
  await keepVisitas(device.vault, [
    sampleVisita('vendeu bem', { dia: antes, motivo: null, id: 'a', escritaEm: `${antes}T14:00:00.000Z` }),
    sampleVisita('estava fora', { dia: ontem, motivo: 2, id: 'b', escritaEm: `${ontem}T14:00:00.000Z` }),
    sampleVisita('', {
      dia: ontem,
      motivo: 3,
      id: 'c',
      idUsuario: 8,
      nomeUsuario: 'Bia',
      escritaEm: `${ontem}T13:00:00.000Z`,
    }),
  ]);
  const form = await open(device);
  const list = within(form.getByRole('region', { name: 'Visitas anteriores' }));
  expect(
    list.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
  ).toEqual([
    `${formatDate(ontem)} · Comprador ausenteestava fora`,
    `${formatDate(ontem)} · Preço · Bia`,
    `${formatDate(antes)} · VendeuR$ 120,00vendeu bem`,
  ]);
  expect(list.queryByRole('button')).toBeNull();
});

test('a device without the list says so, and one with an empty list that there was no visit', async () => {
  const device = await openDevice();
  const form = await open(device);
  expect(form.getByText('As visitas deste cliente ainda não estão neste aparelho.')).toBeTruthy();
  await keepVisitas(device.vault, []);
  expect(await form.findByText('Nenhuma visita anotada nos últimos 90 dias.')).toBeTruthy();
});

const description = 'Outro aparelho já anotou esta visita.';

/** Refuses the queued change of today's note. */
async function refuse({ vault }: PageDevice): Promise<void> {
  const [row] = await vault.outbox.toArray();
  const { seq, intent, key } = must(row, 'the row');
  await vault.outbox.clear();
  const lane = laneOfVisita(CLIENTE, hoje());
  await vault.parked.put(sampleParked(seq, intent, { lane, key, codigo: 'visita-mudou', description }));
}

test('a refused note is shown as typed, with the server’s words and its own note', async () => {
  const device = await openDevice();
  await anotar(device, 'recusada');
  await refuse(device);
  await keepVisitas(device.vault, [sampleVisita('do outro', { dia: hoje() })]);
  const form = await open(device);
  expect(form.getByText(description)).toBeTruthy();
  expect(form.getByText('No servidor: Estoque cheio · do outro')).toBeTruthy();
  expect(form.getByLabelText<HTMLTextAreaElement>('Anotação').value).toBe('recusada');
});

test('a refused note that is deleted only leaves this device, without a way back', async () => {
  const device = await openDevice();
  await anotar(device, 'recusada');
  await refuse(device);
  await keepVisitas(device.vault, [sampleVisita('do outro', { dia: hoje() })]);
  const form = await open(device);
  await user.click(form.getByRole('button', { name: 'Apagar' }));
  expect(await shownToasts().findByText('A anotação recusada saiu deste aparelho.')).toBeTruthy();
  expect(shownToasts().queryByRole('button', { name: 'Desfazer' })).toBeNull();
  expect(await notas(device)).toEqual([]);
});

test('a refused deletion is tried again, with a way back', async () => {
  const device = await openDevice();
  const there = sampleVisita('do outro', { dia: hoje() });
  await keepVisitas(device.vault, [there]);
  const vista = Date.parse(there.escritaEm);
  await dispatchVisita(device.vault, cliente, { vista, depois: null }, device.env);
  await refuse(device);
  const form = await open(device);
  await user.click(form.getByRole('button', { name: 'Apagar' }));
  await soon(async () => expect(await notas(device)).toEqual([null]));
  await user.click(await shownToasts().findByRole('button', { name: 'Desfazer' }));
  await soon(async () => expect(await notas(device)).toEqual([]));
});
