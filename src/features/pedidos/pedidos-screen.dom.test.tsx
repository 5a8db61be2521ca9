import { act, cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { consultarPedidos } from '#contract/orders/pedido-lista.ts';
import { PEDIDO_EM_TRANSPORTE, PEDIDO_FATURADO } from '#contract/orders/situacao.ts';
import { pedidoSample } from '#domain/orders/pedido-sample.ts';
import { addDays } from '#lib/business-day.ts';
import { envioIntent, sampleRow } from '#outbox/outbox-sample.ts';
import { TOM } from '#parts/list/legenda.tsx';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { setViewport } from '#tests/support/dom/layout.ts';
import { DIA, grid, HOJE, numbers, openList, pedidos, rows } from '#tests/support/dom/pedidos-page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { columnsOf, legendOf, soon } from '#tests/support/dom/shown.ts';

const server = fakeServer();
const user = person();

const focused = () => document.activeElement?.getAttribute('data-index');

beforeEach(() => {
  server.reply(consultarPedidos, { totalRegistros: 0, colecao: [] });
});

describe('the list of orders', () => {
  test('is sorted as it is asked for, and the address says it', async () => {
    await openList(pedidos);
    expect(await numbers()).toEqual(['100003', '100002', '100001']);
    await user.selectOptions(screen.getByLabelText('Ordenar por'), 'Maior total');
    expect(await numbers()).toEqual(['100001', '100002', '100003']);
    expect(location.search).toContain('ord');
  });

  test('shows the number of orders and their total', async () => {
    await openList(pedidos);
    expect(await screen.findByText(/^3 pedidos · R\$\s600,00$/)).toBeTruthy();
  });

  test('says how many cancelled or refused orders its sum leaves out', async () => {
    const portalPedidoSituacao = { idPedidoSituacao: 6, descPedidoSituacao: 'Cancelado' };
    await openList([
      ...pedidos,
      pedidoSample({ idPrePedido: 100_008, dataHora: HOJE, total: 900_00, portalPedidoSituacao }),
    ]);
    expect(await screen.findByText(/^4 pedidos · R\$\s600,00 sem 1 cancelado ou recusado$/)).toBeTruthy();
  });

  test('shows the day of delivery, but not of an order that was refused or cancelled', async () => {
    const de = (idPrePedido: number, idPedidoSituacao: number) =>
      pedidoSample({
        idPrePedido,
        dataHora: HOJE,
        previsaoEntrega: '2030-01-02',
        portalPedidoSituacao: { idPedidoSituacao, descPedidoSituacao: 'X' },
      });
    await openList([de(1, 1), de(2, 6), de(3, 2)]);
    const days = (await rows()).map(({ textContent }) => textContent.includes('02/01/2030'));
    expect(days).toEqual([true, false, false]);
  });

  test('has its title, columns and legend, and marks orders green and quotations orange', async () => {
    await openList([
      pedidoSample({ dataHora: HOJE }),
      pedidoSample({ idPrePedido: 9, orcamento: true, dataHora: HOJE }),
    ]);
    expect(columnsOf(await screen.findByRole('grid', { name: 'Pedidos' }))).toEqual([
      'Marcar',
      'Legenda',
      'Código',
      'Data e hora',
      'Situação',
      'Origem',
      'Total',
      'Pagamento antecipado',
      'Previsão de entrega',
    ]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Meus Pedidos');
    expect(legendOf()).toEqual(['Pedido', 'Orçamento']);
    const marks = (await rows()).map((row) => within(row).getByTitle(/^(?:Pedido|Orçamento)$/));
    expect(marks.map(({ title }) => title)).toEqual(['Pedido', 'Orçamento']);
    expect(marks[0]?.className).toContain(TOM.verde);
    expect(marks[1]?.className).toContain(TOM.amarelo);
  });

  test('is narrowed by its drawer, which names the customer, and a chip takes the filter off again', async () => {
    await openList(pedidos);
    await rows();
    await user.click(screen.getByRole('button', { name: /^Filtrar/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filtrar Pedido' }));
    const cliente = drawer.getByLabelText('Cliente');
    await soon(() => expect(cliente.textContent).toBe('Farmácia Modelo'));
    expect(drawer.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
      'Legenda',
      'Situação',
      'Origem',
    ]);
    for (const name of ['Pedido', 'Orçamento', 'Portal'])
      expect(drawer.getByRole('checkbox', { name })).toBeTruthy();
    await user.click(drawer.getByRole('checkbox', { name: 'Faturado' }));
    expect(await numbers()).toEqual(['100003', '100002']);
    await user.click(drawer.getByRole('button', { name: 'Ver 2 pedidos' }));
    await soon(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: /Faturado/ }));
    expect(await numbers()).toHaveLength(3);
  });

  test('has a column of the company’s numbers once an order has one, and a card names it', async () => {
    await openList([pedidoSample({ dataHora: HOJE, numeroErp: 'PV-00100' }), ...pedidos]);
    const list = await screen.findByRole('grid', { name: 'Pedidos' });
    expect(columnsOf(list).slice(2, 4)).toEqual(['Código', 'Pedido na empresa']);
    const shown = (await rows()).map((row) => row.textContent.includes('PV-00100'));
    expect(shown.filter(Boolean)).toHaveLength(1);
    cleanup();
    setViewport({ width: 400, pointer: 'coarse' });
    await openList([pedidoSample({ dataHora: HOJE, numeroErp: 'PV-00100' })]);
    expect((await grid()).getByRole('row').textContent).toContain('Pedido na empresaPV-00100');
  });

  test('is searched by a number, of any day and also on the server, and the filter is cleared', async () => {
    const antigo = pedidoSample({ dataHora: '2026-01-05T10:00:00-03:00', numeroErp: 'PV-00100' });
    const device = await openList([...pedidos, antigo]);
    await device.vault.outbox.add(sampleRow(1, envioIntent([{ idItem: 1, quantidade: 1 }])));
    await soon(async () => expect(await rows()).toHaveLength(4));
    await user.click(screen.getByRole('button', { name: /^Filtrar/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filtrar Pedido' }));
    const numero = drawer.getByLabelText<HTMLInputElement>('Número do pedido');
    await user.fill(numero, ' pv-00100 ');
    await user.tab();
    await soon(async () => expect(await rows()).toHaveLength(1));
    expect((await rows())[0]?.textContent).toContain('PV-00100');
    expect(location.search).toBe('?num=pv-00100');
    expect(screen.getByText(/Número: Nº pv-00100/).textContent).not.toMatch(/\d a \d/);
    await soon(() =>
      expect(server.askedOf(consultarPedidos).map(({ query }) => query.get('numero'))).toEqual(['pv-00100']),
    );
    expect(server.askedOf(consultarPedidos)[0]?.query.has('dataInicial')).toBe(false);
    await user.click(drawer.getByRole('button', { name: 'Limpar Todos' }));
    expect(numero.value).toBe('');
    await user.fill(numero, '7');
    // Enter in the field, which keeps the focus.
    act(() => numero.form?.requestSubmit());
    await soon(() => expect(location.search).toBe('?num=7'));
  });

  test('says so where the filter lets nothing through, and offers to change it', async () => {
    await openList(pedidos, '/pedidos?de=2026-01-01&ate=2026-01-02');
    expect(await screen.findByText('Nenhum item encontrado.')).toBeTruthy();
    expect(
      await screen.findByText(/^A lista mostra de 01\/01\/2026 a 02\/01\/2026\. Mude o período/),
    ).toBeTruthy();
  });

  test.each([
    ['empty', []],
    ['short', pedidos.slice(0, 1)],
  ])('names its period, and one that is %s shows 90 days at a press', async (_, kept) => {
    const antigo = pedidoSample({ idPrePedido: 100_009, dataHora: `${addDays(DIA, -40)}T10:00:00-03:00` });
    await openList([...kept, antigo]);
    expect(await screen.findByText(/^Últimos 7 dias · Lista atualizada /)).toBeTruthy();
    if (kept.length === 0)
      expect(await screen.findByText(/^A lista mostra os últimos 7 dias\. /)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Ver 90 dias' }));
    expect(await numbers()).toContain('100009');
    expect(location.search).toBe(`?de=${addDays(DIA, -90)}`);
    expect(await screen.findByText(/^Últimos 90 dias · /)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ver 90 dias' })).toBeNull();
  });

  test('a range of dates that ends before it begins is said in the drawer and changes nothing', async () => {
    await openList(pedidos);
    await rows();
    const before = location.href;
    await user.click(screen.getByRole('button', { name: /^Filtrar/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filtrar Pedido' }));
    await user.fill(drawer.getByLabelText('Data final'), '2020-01-01');
    expect(drawer.getByLabelText('Data inicial').getAttribute('aria-invalid')).toBe('true');
    expect(location.href).toBe(before);
  });

  test('says which order on its way is late, and on a phone until when another one is expected', async () => {
    const aCaminho = (idPrePedido: number, dias: number, idPedidoSituacao: number) =>
      pedidoSample({
        idPrePedido,
        dataHora: HOJE,
        previsaoEntrega: addDays(DIA, dias),
        portalPedidoSituacao: { idPedidoSituacao, descPedidoSituacao: 'Situação' },
      });
    await openList([aCaminho(1, 2, PEDIDO_EM_TRANSPORTE), aCaminho(2, -2, PEDIDO_FATURADO)]);
    await soon(() => expect(screen.getByText('fora do prazo')).toBeTruthy());
    act(() => setViewport({ width: 360, height: 740, pointer: 'coarse' }));
    await soon(() => expect(screen.getByText(/^fora do prazo \(/)).toBeTruthy());
    expect(screen.getByText('Entrega até')).toBeTruthy();
  });

  test('of orders one is marked at a time, and opened by Enter or two presses', async () => {
    await openList(pedidos);
    const [first, second] = await rows();
    await user.click(first as HTMLElement);
    await user.click(second as HTMLElement);
    expect((await rows()).map((row) => row.getAttribute('aria-selected'))).toEqual([
      'false',
      'true',
      'false',
    ]);
    await user.keyboard('{Enter}');
    expect(location.pathname).toContain('100002');
  });

  test('follows the keyboard: arrows, End and Home, and up from the first row to its buttons', async () => {
    await openList(pedidos);
    const [first] = await rows();
    (first as HTMLElement).focus();
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('1');
    await user.keyboard('{End}');
    expect(focused()).toBe('2');
    await user.keyboard('{Home}{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Filtrar/ }));
  });

  test('is one of cards on a phone, without a head of columns', async () => {
    setViewport({ width: 400, pointer: 'coarse' });
    await openList(pedidos);
    expect((await grid()).getAllByRole('row')).toHaveLength(3);
    expect((await grid()).queryAllByRole('columnheader')).toEqual([]);
  });
});
