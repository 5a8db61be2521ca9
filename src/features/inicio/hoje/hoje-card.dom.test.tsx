import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { contaSample } from '#domain/payment/conta-sample.ts';
import { Atendimento } from '#features/inicio/atendimento.tsx';
import { formatMoney } from '#lib/format-number.ts';
import { must } from '#lib/must.ts';
import {
  envioIntent,
  linhaIntent,
  sampleGrupo,
  sampleParked,
  sampleReceipt,
  sampleRow,
} from '#outbox/outbox-sample.ts';
import { dispatchVisita } from '#outbox/visitas/dispatch-visita.ts';
import { sincronizacaoState } from '#parts/dialogs/sincronizacao-state.ts';
import { closeVisita, visitaAberta } from '#parts/dialogs/visita-aberta.ts';
import { dayAgo } from '#tests/support/dom/bought.ts';
import { CLIENTE, openPageDevice, type PageDevice } from '#tests/support/dom/device.ts';
import { setViewport } from '#tests/support/dom/layout.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';

const user = person();
const VEREDA = 501;
const LUME = 502;

afterEach(() => {
  setViewport({});
  sincronizacaoState.isOpen = false;
});

/** A device of three customers that keeps two of them fresh. */
async function openDevice(): Promise<PageDevice> {
  const device = await openPageDevice();
  const { vault } = device;
  const row = must(await vault.clientes.get(CLIENTE), 'customer');
  const named = (idPessoa: number, nome: string) => ({
    ...row,
    idPessoa,
    usuarioCliente: { ...row.usuarioCliente, pessoa: { ...row.usuarioCliente.pessoa, idPessoa, nome } },
  });
  await vault.clientes.bulkPut([named(VEREDA, 'Drogaria Vereda'), named(LUME, 'Drogaria Lume')]);
  await vault.device.update(1, { levarComigo: [VEREDA] });
  return device;
}

/** The accounts and the empty cart of a customer, with one late account. */
async function putAtraso({ vault }: PageDevice, idPessoaCliente: number, valor: number): Promise<void> {
  const recebivel = contaSample(idPessoaCliente, { dataVencimento: dayAgo(10), valor });
  await vault.recebiveis.put({ id: recebivel.id, idPessoaCliente, recebivel, at: 1 });
  await vault.checkpoints.put({ name: `recebiveis:${idPessoaCliente}`, at: 1 });
  await vault.carrinhos.put({ idPessoaCliente, carrinho: null, at: 1 });
}

const renderHome = (device: PageDevice) =>
  renderPage(<Atendimento avisos={null} loja={<p>Loja</p>} />, device);
const findHoje = async () => within(await screen.findByRole('region', { name: 'Hoje' }));
const money = (cents: number) => formatMoney(cents).replace('\u00a0', ' ');
const textsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

test('a day without orders, open work and risks is short, and says that no account has come', async () => {
  renderHome(await openDevice());
  const hoje = await findHoje();
  expect(hoje.getByText('Nenhum pedido feito hoje neste aparelho.')).toBeTruthy();
  expect(
    hoje.getByText('As contas e os carrinhos dos clientes ainda não estão neste aparelho.'),
  ).toBeTruthy();
  expect(hoje.queryAllByRole('heading', { level: 3 })).toEqual([]);
});

test('the day’s orders are summed, and open work of every customer leads to its decision', async () => {
  const device = await openDevice();
  const { vault } = device;
  const at = Date.now();
  const vereda = { lane: String(VEREDA), idPessoaCliente: VEREDA, nomeCliente: 'Drogaria Vereda' };
  const order = envioIntent([{ idItem: 1, quantidade: 3 }]);
  const pedidos = [7, 8].map((idPrePedido) => ({ ...sampleGrupo(1), idPrePedido, total: 40_00 }));
  await vault.receipts.add(sampleReceipt(1, order, 1, { at, settledAt: at, pedidos }));
  await vault.outbox.add(sampleRow(2, order, { at, key: 'waiting' }));
  await vault.parked.bulkAdd([
    sampleParked(3, linhaIntent(1, 1), vereda),
    sampleParked(4, order, { ...vereda, at, key: 'refused' }),
  ]);
  renderHome(device);
  const hoje = await findHoje();
  expect(
    hoje.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  ).toEqual([money(80_00), money(60_00)]);
  expect(hoje.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    '2 confirmados',
    '2 não enviados',
  ]);
  expect(hoje.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/confirmacao?envio=refused',
    '/confirmacao?envio=waiting',
  ]);
  await user.click(hoje.getByRole('button', { name: '1 alteração recusada Drogaria Vereda' }));
  expect(sincronizacaoState.isOpen).toBe(true);
});

/** The home, left for another screen and come back to. */
function Coming() {
  const [isHome, setHome] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setHome(!isHome)}>
        {isHome ? 'Outra tela' : 'Início'}
      </button>
      {isHome && <Atendimento avisos={null} loja={<p>Loja</p>} />}
    </>
  );
}

test('a home that comes back is drawn at once, as it was, and then reads again', async () => {
  const device = await openDevice();
  await putAtraso(device, VEREDA, 300_00);
  renderPage(<Coming />, device);
  await screen.findByRole('region', { name: /^Seus clientes/ });
  await screen.findByRole('region', { name: 'Pedidos neste aparelho' });
  await user.click(screen.getByRole('button', { name: 'Outra tela' }));
  await device.vault.recebiveis.clear();
  act(() => screen.getByRole('button', { name: 'Início' }).click());
  const regions = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));
  expect(regions).toEqual(expect.arrayContaining(['hoje', 'clientes', 'pedidos']));
  expect(screen.getByText('1 conta em atraso')).toBeTruthy();
  await soon(() => expect(screen.queryByText('1 conta em atraso')).toBeNull());
});

test('a customer at risk is served, after the question, on the screen of the risk', async () => {
  const device = await openDevice();
  await putAtraso(device, VEREDA, 300_00);
  await putAtraso(device, LUME, 900_00);
  renderHome(device);
  const hoje = await findHoje();
  // Drogaria Lume is not among the customers that the device keeps fresh.
  expect(hoje.getByText('Visto em 1 de 3 clientes: os que este aparelho mantém em dia.')).toBeTruthy();
  const lines = hoje.getByRole('list');
  // 2 % and ten days of 1 % a month.
  expect(textsOf(lines)).toEqual([`Drogaria Vereda1 conta em atraso${money(307_00)}`]);
  await user.click(within(lines).getByRole('button'));
  const visits = vi.spyOn(history, 'pushState');
  await user.click(within(await findBox('Trocar de cliente')).getByRole('button', { name: 'Trocar' }));
  await soon(() => expect(location.pathname).toBe('/contaspendentes'));
  // Back leads to the home that the user left, not to another one.
  expect(visits.mock.calls.map(([, , url]) => url)).not.toContain('/');
  visits.mockRestore();
  expect((await device.vault.device.get(1))?.idPessoaCliente).toBe(VEREDA);
});

test('on a phone the day comes first with one line of each part, and the others on a press', async () => {
  setViewport({ width: 360, height: 740 });
  const device = await openDevice();
  await putAtraso(device, VEREDA, 300_00);
  await putAtraso(device, CLIENTE, 900_00);
  renderHome(device);
  const hoje = await findHoje();
  await screen.findByText('Loja');
  expect(screen.getAllByRole('region')[0]?.getAttribute('aria-labelledby')).toBe('hoje');
  expect(textsOf(hoje.getByRole('list'))).toEqual([expect.stringContaining('Farmácia Modelo')]);
  await user.click(hoje.getByRole('button', { name: 'mais 1: Dinheiro em risco' }));
  expect(textsOf(hoje.getByRole('list'))).toHaveLength(2);
  await user.click(hoje.getByRole('button', { name: 'menos: Dinheiro em risco' }));
  expect(textsOf(hoje.getByRole('list'))).toHaveLength(1);
});

test('on a wider screen the list of customers comes after the day, in the same column', async () => {
  renderHome(await openDevice());
  await screen.findByRole('region', { name: /^Seus clientes/ });
  await screen.findByRole('region', { name: 'Pedidos neste aparelho' });
  const ids = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));
  expect(ids).toEqual(['atendendo', 'carrinho', 'pedidos', 'hoje', 'clientes']);
});

test('the day’s visits are listed for those who note them, and a press opens the note', async () => {
  const device = await openDevice();
  const { vault, env } = device;
  const cliente = { idPessoaCliente: VEREDA, nomeCliente: 'Drogaria Vereda' };
  await dispatchVisita(vault, cliente, { vista: null, depois: { motivo: 2, texto: 'Volto na sexta' } }, env);
  const order = envioIntent([{ idItem: 1, quantidade: 3 }]);
  const at = Date.now();
  await vault.outbox.add(sampleRow(9, order, { at: at - 60_000, key: 'waiting' }));
  const page = renderHome(device);
  const hoje = await findHoje();
  const list = hoje.getByRole('heading', { name: 'Visitas de hoje' }).parentElement?.parentElement;
  expect(textsOf(must(list, 'the section'))).toEqual([
    'Drogaria VeredaComprador ausente · Volto na sexta',
    `Drogaria AuroraPedido feito${money(30_00)}`,
  ]);
  await user.click(hoje.getByRole('button', { name: /^Drogaria Vereda/ }));
  expect(visitaAberta.cliente).toEqual(cliente);
  closeVisita();
  page.unmount();
  renderHome({ ...device, usuario: { ...device.usuario, papel: 'comprador' } });
  await findHoje();
  expect(screen.queryByRole('heading', { name: 'Visitas de hoje' })).toBeNull();
});
