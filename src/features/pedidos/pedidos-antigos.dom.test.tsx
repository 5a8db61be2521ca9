import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { consultarPedidos } from '#contract/orders/pedido-lista.ts';
import { pedidoSample } from '#domain/orders/pedido-sample.ts';
import { logInState } from '#parts/dialogs/log-in-state.ts';
import { beginSession } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { numbers, openList } from '#tests/support/dom/pedidos-page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';

const server = fakeServer();
const user = person();

beforeEach(() => {
  server.reply(consultarPedidos, { totalRegistros: 0, colecao: [] });
});

describe('orders that are older than those on the device', () => {
  const ANTIGOS = '/pedidos?de=2020-01-01&ate=2020-02-01';

  test('are asked of the server', async () => {
    const antigo = pedidoSample({ idPrePedido: 100_009, dataHora: '2020-01-15T10:00:00-03:00' });
    server.reply(consultarPedidos, { totalRegistros: 1, colecao: [antigo] });
    await openList([], ANTIGOS);
    expect(await numbers()).toEqual(['100009']);
  });

  test('are read on after the last one, and more than 10,000 are told as more', async () => {
    const old = (idPrePedido: number) => pedidoSample({ idPrePedido, dataHora: '2020-01-15T10:00:00-03:00' });
    const first = {
      totalRegistros: 10_001,
      totalIncompleto: true,
      colecao: [old(100_009)],
      continua: 100_009,
    };
    const release: (() => void)[] = [];
    server.answer(consultarPedidos, ({ query }) => {
      if (query.get('depoisDe') === '100009') return { ...first, colecao: [old(100_008)], continua: null };
      release.push(server.hold(consultarPedidos));
      return first;
    });
    await openList([], ANTIGOS);
    expect(await screen.findByText('1 de mais de 10.000 pedidos')).toBeTruthy();
    release[0]?.();
    await soon(async () => expect(await numbers()).toEqual(['100009', '100008']));
  });

  test('that an ended session cannot read show a notice, and are read after the log-in', async () => {
    beginSession();
    const Description = 'Sua sessão foi encerrada. Entre de novo para continuar.';
    server.refuse(consultarPedidos, {
      status: 401,
      Message: 'Atenção!',
      Description,
      Codigo: 'sessao-expirada',
    });
    await openList([], ANTIGOS);
    const over = await screen.findByText('A sessão expirou. Entre de novo para continuar.');
    expect(logInState.isOpen).toBe(false);
    expect(screen.getByRole('heading', { level: 1, name: /Meus Pedidos/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(logInState.isOpen).toBe(true);
    server.reply(consultarPedidos, { totalRegistros: 0, colecao: [] });
    expect(over.isConnected).toBe(true);
  });

  test('come with the signal, and the screen says so', async () => {
    server.silence(consultarPedidos);
    await openList([], ANTIGOS);
    expect(
      await screen.findByText(/^Sem sinal: pedidos com mais de 90 dias não ficam neste aparelho/),
    ).toBeTruthy();
    expect(screen.queryByText(/^0 pedidos/)).toBeNull();
  });
});
