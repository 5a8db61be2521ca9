import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { consultarDevolucoes } from '#contract/returns/devolucao-consultas.ts';
import { devolucaoSample } from '#domain/returns/devolucao-sample.ts';
import { numbers, openList, PRONTA, show, showList } from '#tests/support/dom/devolucoes-page.tsx';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';

const server = fakeServer();
const user = person();

describe('returns that are over and older than those on the device', () => {
  const ANTIGAS = '/devolucao?de=2020-01-01&ate=2020-02-01';
  const antiga = (id: number) =>
    devolucaoSample(id, { dataDevolucao: '2020-01-15T10:00:00-03:00', totalRegistros: 2 });

  test('are asked of the server, page by page', async () => {
    server.answer(consultarDevolucoes, ({ query }) => [antiga(query.get('paginaAtual') === '1' ? 907 : 906)]);
    await showList([], ANTIGAS);
    await soon(async () => expect(await numbers()).toEqual(['907', '906']));
    expect(server.askedOf(consultarDevolucoes)[0]?.query.get('dataFinal')).toBe('2020-02-01');
  });

  test('come with the signal, and the screen says so', async () => {
    server.silence(consultarDevolucoes);
    await showList([], ANTIGAS);
    expect(
      await screen.findByText(
        'Sem sinal: devoluções encerradas há mais de 90 dias não ficam neste aparelho e aparecem quando o sinal voltar.',
      ),
    ).toBeTruthy();
  });

  test('a device that has none asks the server for the default list', async () => {
    server.reply(consultarDevolucoes, [{ ...PRONTA, totalRegistros: 1 }]);
    await show(await openList(null));
    expect(await numbers()).toEqual(['902']);
    expect(server.askedOf(consultarDevolucoes)[0]?.query.has('dataInicial')).toBe(false);
  });

  test('are not summed while a page of them is missing', async () => {
    server.answer(consultarDevolucoes, () => [antiga(907)]);
    server.refuse(
      consultarDevolucoes,
      { status: 500, Message: 'Mensagem', Description: 'Tente mais tarde.', Codigo: 'erro-interno' },
      ({ query }) => query.get('paginaAtual') === '2',
    );
    await showList([], ANTIGAS);
    expect(await screen.findByText('Tente mais tarde.')).toBeTruthy();
    expect(await numbers()).toEqual(['907']);
    expect(screen.queryByText(/Valor total/)).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Filtrar/ }));
    expect(await screen.findByRole('button', { name: 'Ver devoluções' })).toBeTruthy();
  });

  test('of a server without returns are not available, and the page says so', async () => {
    server.raw(consultarDevolucoes, { status: 404, body: 'Cannot GET' });
    await show(await openList(null));
    expect(await screen.findByText('Esta função não está disponível neste servidor.')).toBeTruthy();
    expect(server.askedOf(consultarDevolucoes)).toHaveLength(1);
  });
});
