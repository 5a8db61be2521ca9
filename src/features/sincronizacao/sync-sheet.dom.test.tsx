import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import {
  envioIntent,
  linhaIntent,
  pagamentoIntent,
  sampleCarrinho,
  sampleGrupo,
  sampleParked,
  sampleRow,
} from '#outbox/outbox-sample.ts';
import { keepRascunho } from '#outbox/rascunhos/keep-rascunho.ts';
import { CLIENTE, openPageDevice, type PageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { shownToasts, soon } from '#tests/support/dom/shown.ts';
import type { OutboxRow, ParkedRow } from '#vault/outbox-rows.ts';
import { SyncSheet } from './sync-sheet.tsx';

const user = person();

/** The sheet of a device with these rows; the server's cart holds ten of item 1. */
async function openSheet(rows: OutboxRow[], parked: ParkedRow[] = []): Promise<PageDevice> {
  const device = await openPageDevice();
  await device.vault.outbox.bulkPut(rows);
  await device.vault.parked.bulkPut(parked);
  await device.vault.carrinhos.put({
    idPessoaCliente: CLIENTE,
    carrinho: sampleCarrinho([{ idItem: 1, quantidade: 10 }]),
    at: 1,
  });
  renderPage(<SyncSheet onClose={() => undefined} onEnter={() => undefined} />, device);
  await screen.findByRole('dialog', { name: 'Sincronização' });
  return device;
}

const decisions = () => screen.findByRole('region', { name: /^Precisa de você/ });
const press = async (name: string | RegExp) => {
  const button = within(await decisions()).getByRole('button', { name });
  button.focus();
  await user.keyboard('{Enter}');
};
const queued = async ({ vault }: PageDevice) =>
  (await vault.outbox.toArray()).map(({ intent }) =>
    intent.tipo === 'linha' ? [intent.linha.idItem, intent.quantidade] : intent.tipo,
  );
const undecided = async ({ vault }: PageDevice) =>
  (await vault.parked.toArray()).filter((row) => row.decided === null).length;

describe('a refused line in the sheet', () => {
  const refused = sampleParked(3, linhaIntent(2, 7));

  test('is named with its customer and the server’s reason', async () => {
    await openSheet([], [refused]);
    const text = (await decisions()).textContent;
    expect(text).toContain('7 × DIPIRONA');
    expect(text).toContain('Drogaria Aurora');
    expect(text).toContain('Sem preço.');
    expect(screen.getByText(/^O que espera a sua decisão fica neste aparelho/)).toBeTruthy();
  });

  test('is changed by the keyboard alone: its counter has the focus, and Enter queues the new quantity', async () => {
    const device = await openSheet([], [refused]);
    await press('Alterar: DIPIRONA');
    const counter = screen.getByRole('spinbutton', { name: 'Quantidade de DIPIRONA' });
    expect(document.activeElement).toBe(counter);
    await user.fill(counter, '3');
    await user.keyboard('{Enter}');
    await soon(async () => expect(await queued(device)).toEqual([[2, 3]]));
    expect(await undecided(device)).toBe(0);
  });

  test('keeps its refusal when the change is called off, and the focus goes back to its button', async () => {
    const device = await openSheet([], [refused]);
    await press('Alterar: DIPIRONA');
    await press('Cancelar');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Alterar: DIPIRONA' }));
    expect([await queued(device), await undecided(device)]).toEqual([[], 1]);
  });

  test('is tried again as it was', async () => {
    const device = await openSheet([], [refused]);
    await press('Tentar de novo: 7 × DIPIRONA');
    await soon(async () => expect(await queued(device)).toEqual([[2, 7]]));
    expect(await undecided(device)).toBe(0);
  });

  test('that is not in the cart is removed without a word to the server', async () => {
    const device = await openSheet([], [refused]);
    await press('Remover: DIPIRONA');
    expect(await screen.findByText('Tudo enviado.')).toBeTruthy();
    expect([await queued(device), await undecided(device)]).toEqual([[], 0]);
  });

  test('that is in the cart is taken out of it', async () => {
    const device = await openSheet([], [sampleParked(3, linhaIntent(1, 20, { antes: 10, revisao: 5 }))]);
    await press('Remover: DIPIRONA');
    await soon(async () => expect(await queued(device)).toEqual([[1, 0]]));
  });
});

describe('a change for a cart that another device finished', () => {
  const pedidos = [
    {
      ...sampleGrupo(1),
      idPrePedido: 900,
      total: 11_095,
      linhas: [
        { idItem: 2, idItemTipo: 1, quantidade: 500 },
        { idItem: 9, idItemTipo: 1, quantidade: 3 },
      ],
    },
    { ...sampleGrupo(2), idPrePedido: 901, total: 100, linhas: [] },
  ];
  const refusal = { codigo: 'carrinho-finalizado', description: 'Este carrinho já foi finalizado.', pedidos };
  const feitos = async () =>
    within(await decisions())
      .getAllByRole('listitem')
      .map((item) => item.textContent.replaceAll('\u00a0', ' '))
      .filter((text) => text.startsWith('Nº'));

  test('names the order that has the line, with the quantity there and here', async () => {
    await openSheet([], [sampleParked(3, linhaIntent(2, 7), refusal)]);
    expect(await feitos()).toEqual(['Nº 900 · R$ 110,95: 500 × DIPIRONA lá, 7 aqui']);
    expect((await decisions()).textContent).toContain('Outro aparelho já fez pedidos deste carrinho:');
  });

  test('says that the order of its group lacks the line, or has as much of it', async () => {
    await openSheet(
      [],
      [sampleParked(3, linhaIntent(4, 7), refusal), sampleParked(4, linhaIntent(2, 500), refusal)],
    );
    expect(await feitos()).toEqual([
      'Nº 900 · R$ 110,95: sem este item',
      'Nº 900 · R$ 110,95: 500 × DIPIRONA, como aqui',
    ]);
  });

  test('names the order of the group of the payment, with its content', async () => {
    await openSheet([], [sampleParked(3, pagamentoIntent(1), refusal)]);
    expect(await feitos()).toEqual(['Nº 900 · R$ 110,95: 2 itens, 503 unidades']);
  });
});

describe('the queue in the sheet', () => {
  const fila = () => screen.findByRole('region', { name: /^Na fila/ });

  test('lists unsent changes, and leads to an order by its code', async () => {
    await openSheet([
      sampleRow(1, envioIntent([{ idItem: 1, quantidade: 10 }])),
      sampleRow(2, linhaIntent(2, 5)),
    ]);
    expect(within(await fila()).getAllByRole('listitem')).toHaveLength(2);
    await user.click(within(await fila()).getByRole('link', { name: /^Ver Pedido A2B-001/ }));
    expect(location.pathname).toBe('/confirmacao');
  });

  test('counts an order as one, with the changes of its cart inside', async () => {
    await openSheet([
      sampleRow(1, linhaIntent(1, 10)),
      sampleRow(2, envioIntent([{ idItem: 1, quantidade: 10 }])),
      sampleRow(3, linhaIntent(2, 5)),
    ]);
    expect(within(await fila()).getByRole('heading', { level: 3 }).textContent).toBe('Na fila2');
    const inside = within(await fila()).getByText('Com 1 mudança do carrinho');
    expect(inside.closest('details')?.textContent).toContain('10 × DIPIRONA');
    expect(within(await fila()).getByText(/^Um pedido conta como 1/)).toBeTruthy();
  });

  test('gives a change back by one press, and says so', async () => {
    const device = await openSheet([sampleRow(1, linhaIntent(2, 5)), sampleRow(2, linhaIntent(3, 1))]);
    const [undo] = within(await fila()).getAllByRole('button', { name: /^Desfazer: 5 × DIPIRONA/ });
    await user.click(must(undo, 'button'));
    await soon(async () => expect(await queued(device)).toEqual([[3, 1]]));
    expect(await shownToasts().findByText(/^Desfeito: 5 × DIPIRONA/)).toBeTruthy();
  });

  test('that is empty says that all was sent', async () => {
    await openSheet([]);
    expect(await screen.findByText('Tudo enviado.')).toBeTruthy();
  });
});

test('a draft is shown with its customer and a way to it, and not everything is sent', async () => {
  const device = await openSheet([]);
  await screen.findByText('Tudo enviado.');
  const cliente = { idPessoaCliente: CLIENTE, nomeCliente: 'Farmácia Modelo' };
  await keepRascunho(device.vault, cliente, { nome: 'a.pdf', bytes: new Uint8Array([1]) }, device.env);
  const section = within(await screen.findByRole('region', { name: /^Rascunhos/ }));
  expect(section.getByText('Rascunho')).toBeTruthy();
  expect(section.getByText('agora · só você envia')).toBeTruthy();
  expect(section.getByRole('link', { name: 'Ver o rascunho de Farmácia Modelo' }).getAttribute('href')).toBe(
    '/DocumentosRegulatorios',
  );
  expect(screen.queryByText('Tudo enviado.')).toBeNull();
});

test("a refused change of a customer's own codes is short, and is taken from the queue", async () => {
  const par = { texto: 'ab 12', idProduto: 1, contraCatalogo: false };
  const intent = { tipo: 'codigos' as const, aprendidos: [par], esquecidos: ['x', 'y'] };
  const device = await openSheet([], [sampleParked(3, intent, { lane: `codigos:${CLIENTE}` })]);
  expect((await decisions()).textContent).toContain('Códigos da farmácia: lembrar 1, esquecer 2');
  await press(/^Tirar da fila/);
  await soon(async () => expect(await undecided(device)).toBe(0));
});
