import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Papel } from '#contract/access/papel.ts';
import type { Meta } from '#contract/orders/meta.ts';
import { metaSample } from '#domain/metas/meta-sample.ts';
import { Atendimento } from '#features/inicio/atendimento.tsx';
import { must } from '#lib/must.ts';
import { putMetas } from '#mirror/metas.ts';
import { envioIntent, sampleGrupo, sampleReceipt, sampleRow } from '#outbox/outbox-sample.ts';
import { CLIENTE, openPageDevice, type PageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';

const user = person();

// Thursday. From it on December 2026 has twenty working days: Christmas is a Friday.
const NOW = Date.parse('2026-12-03T12:00:00-03:00');

afterEach(() => void vi.useRealTimers());

/** A device of two customers, at noon, with these goals of December, which were read at eleven. */
async function openHome(
  metas: Meta[],
  { papel, mes = '2026-12', now = NOW }: { papel?: Papel; mes?: string; now?: number } = {},
): Promise<PageDevice> {
  vi.useFakeTimers({ toFake: ['Date'], now });
  const device = await openPageDevice({ produtos: [{ idProduto: 1, nome: 'AMOXICILINA' }] });
  const { vault } = device;
  const row = must(await vault.clientes.get(CLIENTE), 'customer');
  const pessoa = { ...row.usuarioCliente.pessoa, idPessoa: 501, nome: 'Drogaria Vereda' };
  await vault.clientes.put({
    ...row,
    idPessoa: 501,
    usuarioCliente: { ...row.usuarioCliente, pessoa },
  });
  const valor = { mes, lidoEm: '2026-12-03T11:00:00-03:00', metas };
  await putMetas(vault, { at: NOW - 3_600_000, valor });
  return { ...device, usuario: { ...device.usuario, ...(papel && { papel }) } };
}

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
async function findLines(device: PageDevice): Promise<(string | undefined)[]> {
  renderPage(<Atendimento avisos={null} loja={<p>Loja</p>} />, device);
  const hoje = await screen.findByRole('region', { name: 'Hoje' });
  const list = within(hoje).queryByRole('list', { name: 'Metas de dezembro' });
  return list === null ? [] : linesOf(list);
}
const linesOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent));

test('the day tells the goal, the missing amount and its share of a working day, with a bar', async () => {
  expect(await findLines(await openHome([metaSample()]))).toEqual([
    'Meta de dezembro (60 %)R$ 48.200,00 de R$ 80.000,00faltam R$ 31.800,00, R$ 1.590,00 por dia útil',
  ]);
  const bar = screen.getByRole('progressbar', { name: /^Meta de dezembro/ });
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual([
    '4820000',
    '8000000',
  ]);
  expect(screen.getByText('Contado às 11:00.')).toBeTruthy();
});

test('the last working day has no amount a day', async () => {
  const device = await openHome([metaSample()], { now: Date.parse('2026-12-31T12:00:00-03:00') });
  expect(await findLines(device)).toEqual([
    'Meta de dezembro (60 %)R$ 48.200,00 de R$ 80.000,00faltam R$ 31.800,00 no último dia útil',
  ]);
});

test('unsent orders stand apart, and those confirmed since the reading are reached', async () => {
  const device = await openHome([metaSample()]);
  const order = envioIntent([{ idItem: 1, quantidade: 90 }]);
  await device.vault.outbox.add(sampleRow(2, order, { at: NOW, notBefore: NOW + 1e9 }));
  const pedidos = [{ ...sampleGrupo(), idPrePedido: 7, total: 800_00 }];
  await device.vault.receipts.bulkAdd([
    sampleReceipt(1, order, 1, { settledAt: NOW, pedidos }),
    sampleReceipt(3, order, 1, { key: 'before', settledAt: NOW - 3_700_000, pedidos }),
  ]);
  expect(await findLines(device)).toEqual([
    'Meta de dezembro (61 %)R$ 49.000,00 de R$ 80.000,00faltam R$ 31.000,00, R$ 1.550,00 por dia útil · + R$ 900,00 na fila',
  ]);
});

test('a goal of a maker has the unsent lines of its products', async () => {
  const maker = { fabricante: 'Lab Um', fabricantes: [1, 9], valor: 10_000_00, realizado: 10_400_00 };
  const device = await openHome([metaSample({ idMeta: 2, ...maker })]);
  const order = envioIntent([{ idItem: 1, quantidade: 9 }]);
  await device.vault.outbox.add(sampleRow(2, order, { at: NOW, notBefore: NOW + 1e9 }));
  await findLines(device);
  expect(await screen.findByText(/^\+ R\$\s90,00 na fila$/)).toBeTruthy();
  expect(linesOf(screen.getByRole('list', { name: 'Metas de dezembro' }))[0]).toMatch(
    /^Lab Um: alcançada104 %/,
  );
});

test('three goals come first, the others on a press', async () => {
  const cliente = (idMeta: number) =>
    metaSample({ idMeta, cliente: { idPessoa: idMeta, nome: `Farmácia ${idMeta}` } });
  expect(await findLines(await openHome([2, 3, 4, 5].map(cliente)))).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'mais 1: Metas de dezembro' }));
  const lines = linesOf(screen.getByRole('list', { name: 'Metas de dezembro' }));
  expect(lines).toHaveLength(4);
  expect(lines[3]).toMatch(/^Farmácia 5 \(/);
  await user.click(screen.getByRole('button', { name: 'menos: Metas de dezembro' }));
  expect(linesOf(screen.getByRole('list', { name: 'Metas de dezembro' }))).toHaveLength(3);
});

test.each([
  ['no goals', [], {}],
  ['goals of another month', [metaSample()], { mes: '2026-11' }],
  ['a buyer', [metaSample()], { papel: 'comprador' }],
] as const)('nothing is drawn for %s', async (_, metas, more) => {
  expect(await findLines(await openHome([...metas], more))).toEqual([]);
  expect(screen.queryByText(/^Contado/)).toBeNull();
});
