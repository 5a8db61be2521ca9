import { beforeEach, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { queriesOf } from '#server/queries/queries.ts';
import { avancarPendencias } from '#server/regulatory/avancar-pendencias.ts';
import type { ApiClient } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import { oneDatabase } from '#tests/support/database.ts';
import { DEMONSTRACAO } from '#tests/support/demonstracao.ts';
import { CLIENTE, guardadas, listar, pdfOf, solicitar } from '#tests/support/documentos.ts';

const PATH = '/demo/retaguarda';
const SAME = { origin: 'http://localhost:3000', host: 'localhost:3000' };
const MINUTE_MS = 60_000;
const NENHUMA = 'Este cliente não tem solicitações de revisão abertas.';

describe.each(oneDatabase)('requests for review at the demonstration’s office on $name', ({ open }) => {
  const bench = useBench(open, () => ({ demonstracao: DEMONSTRACAO }));
  let client: ApiClient;

  beforeEach(async () => {
    client = await bench.api.as('representante');
  });

  const read = async (query = `?cliente=${CLIENTE}`) =>
    (await bench.api.app.inject({ method: 'GET', url: `${PATH}${query}` })).body;
  const act = (acao: string, id: number | string, headers: Record<string, string> = SAME) =>
    bench.api.app.inject({
      method: 'POST',
      url: PATH,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ acao, id: String(id), cliente: String(CLIENTE) }).toString(),
    });
  /** Makes a request. @returns its id. */
  const make = async (mark = 0): Promise<number> => {
    await solicitar(client, pdfOf(3000, mark));
    return must((await guardadas(bench.database.db)).at(-1), 'a request').id;
  };
  const stateOf = async () =>
    (await guardadas(bench.database.db)).map(({ situacao, dataResolucao }) => [situacao, dataResolucao]);

  test('are listed with moment, origin, kind and size, and not with their file', async () => {
    const id = await make(65);
    const page = await read();
    expect(page).toContain(
      `<th scope="row">${id}</th><td>20/11/2026 12:00</td><td>Portal</td><td>pdf, 2,9\u00a0KB</td>`,
    );
    expect(page).not.toContain('AAAA');
    const [abertos] = (await read('')).split('Sem nada em aberto');
    expect(abertos).toContain(`<option value="${CLIENTE}">`);
    await act('resolver-documento', id);
    expect(await read()).toContain(NENHUMA);
    expect((await read('')).split('Sem nada em aberto')[0]).not.toContain(`<option value="${CLIENTE}">`);
  });

  test('are resolved at a moment, by which the customer finds them', async () => {
    const id = await make();
    const resolved = '&dataInicialResolucao=2026-11-20&dataFinalResolucao=2026-11-20';
    expect((await listar(client, resolved)).totalRegistros).toBe(0);
    bench.later(MINUTE_MS);
    const answer = await act('resolver-documento', id);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${PATH}?cliente=${CLIENTE}`]);
    expect(await stateOf()).toEqual([[2, bench.now]]);
    expect((await listar(client, resolved)).colecao[0]?.dataResolucao).toBe('2026-11-20T12:01:00-03:00');
  });

  test('are deleted without such a moment, and stay in the list', async () => {
    await act('excluir-documento', await make());
    expect(await stateOf()).toEqual([[3, null]]);
    expect((await listar(client)).colecao[0]?.situacao.descricao).toBe('Excluída');
  });

  test('end once, however often and whatever is pressed', async () => {
    const id = await make();
    const answers = await Promise.all(Array.from({ length: 4 }, () => act('resolver-documento', id)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      303, 409, 409, 409,
    ]);
    const late = await act('excluir-documento', id);
    expect([late.statusCode, late.body.includes('Esta solicitação já foi encerrada.')]).toEqual([409, true]);
    expect(await stateOf()).toEqual([[2, bench.now]]);
  });

  test('are refused for another page, for unknown ones and for other acts', async () => {
    const id = await make();
    const foreign = { origin: 'http://evil.example', host: 'localhost:3000' };
    expect((await act('resolver-documento', id, foreign)).statusCode).toBe(403);
    for (const wrong of [id + 1, '', 'x', '-1', '99999999999'])
      expect((await act('resolver-documento', wrong)).statusCode).toBe(404);
    expect((await act('abrir-documento', id)).statusCode).toBe(404);
    expect(await stateOf()).toEqual([[1, null]]);
  });

  test('resolve by themselves after five minutes, except those that the company took', async () => {
    await make(1);
    bench.later(MINUTE_MS);
    await make(2);
    await make(3);
    await bench.database.db
      .updateTable('pendenciaDocumento')
      .set({ idUsuario: null, dataPendencia: new Date(0) })
      .where('id', '=', must((await guardadas(bench.database.db)).at(-1), 'a request').id)
      .execute();
    const queries = queriesOf(bench.database.store);
    const goOn = (signal?: AbortSignal) => avancarPendencias({ queries, clock: () => bench.now }, signal);
    bench.later(4 * MINUTE_MS);
    await goOn();
    expect(await stateOf()).toEqual([
      [1, null],
      [1, null],
      [1, null],
    ]);
    bench.later(1);
    await goOn(AbortSignal.abort());
    expect((await stateOf())[0]).toEqual([1, null]);
    await goOn();
    expect(await stateOf()).toEqual([
      [2, bench.now],
      [1, null],
      [1, null],
    ]);
    await queries.close();
  });
});
