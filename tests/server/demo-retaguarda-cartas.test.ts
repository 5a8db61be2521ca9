import { beforeEach, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { avancarCartas } from '#server/letters/avancar-cartas.ts';
import { queriesOf } from '#server/queries/queries.ts';
import type { ApiClient } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import { cartaDe, cartaProcessada, expectCartasEmOrdem } from '#tests/support/cartas.ts';
import { oneDatabase } from '#tests/support/database.ts';
import { DEMONSTRACAO, standIns } from '#tests/support/demonstracao.ts';
import { cadastro, deliver, findNota, type Nota, seedNotas, TOTAL } from '#tests/support/devolucoes.ts';

const PATH = '/demo/retaguarda';
const SAME = { origin: 'http://localhost:3000', host: 'localhost:3000' };
const MINUTE_MS = 60_000;
const LOTE = 'ZZZ999';

describe.each(oneDatabase)('correction letters at the demonstration’s office on $name', ({ open }) => {
  const bench = useBench(open, () => ({ demonstracao: DEMONSTRACAO }));
  let client: ApiClient;
  let nota: Nota;
  let id: number;
  beforeEach(async () => {
    await seedNotas(bench.database.db, bench.now);
    client = await bench.api.as('representante');
    nota = await findNota(bench.database.db);
    await deliver(bench.database.db, nota, bench.now, 2);
    id = await cartaProcessada(client, nota.idTitulo, LOTE);
  });

  const read = async (query = '?cliente=101') =>
    (await bench.api.app.inject({ method: 'GET', url: `${PATH}${query}` })).body;
  const act = (acao: string, carta: number | string, more: Record<string, string> = {}, headers = SAME) =>
    bench.api.app.inject({
      method: 'POST',
      url: PATH,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ acao, id: String(carta), cliente: '101', ...more }).toString(),
    });
  const stateOf = async (carta = id) => {
    const { cartaCorrecao } = await cartaDe(client, carta);
    const { descricao } = cartaCorrecao.cartaCorrecaoSituacao;
    return [descricao, cartaCorrecao.evento?.nSeqEvento, cartaCorrecao.mensagem];
  };
  const goOn = async (signal?: AbortSignal) => {
    const queries = queriesOf(bench.database.store);
    const clock = () => bench.now;
    try {
      await avancarCartas({ queries, clock, emissor: standIns(clock).emissor }, signal);
    } finally {
      await queries.close();
    }
  };

  test('are listed with invoice and corrections', async () => {
    const page = await read();
    expect(page).toContain(
      `<th scope="row">${id}</th><td>${nota.numDocumento}</td><td>20/11/2026 12:00</td>`,
    );
    expect(page).toContain(`→ ${LOTE} (1 un.)`);
    expect(await read('')).toContain('<option value="101">');
    await act('aprovar-carta', id);
    expect(await read()).toContain('Este cliente não tem cartas de correção aguardando aprovação.');
  });

  test('are registered once, however often it is pressed', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => act('aprovar-carta', id)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      303, 409, 409, 409,
    ]);
    expect(await stateOf()).toEqual(['Finalizada', 1, undefined]);
    await expectCartasEmOrdem(bench.database.db);
  });

  test('are rejected with a sentence that the customer reads, and another one may be made', async () => {
    const mensagem = 'O lote <b> não é deste centro.';
    for (const wrong of ['', ' ', 'x'.repeat(201), 'a\0b'])
      expect((await act('recusar-carta', id, { mensagem: wrong })).statusCode).toBe(422);
    expect((await act('recusar-carta', id, { mensagem })).statusCode).toBe(303);
    expect(await stateOf()).toEqual(['Rejeitada', undefined, mensagem]);
    expect((await act('aprovar-carta', id)).statusCode).toBe(409);
    const outra = await cartaProcessada(client, nota.idTitulo, LOTE);
    await act('aprovar-carta', outra);
    expect(await stateOf(outra)).toEqual(['Finalizada', 1, undefined]);
  });

  test('are refused for another page, for unknown ones and for other acts', async () => {
    const foreign = { origin: 'http://evil.example', host: 'localhost:3000' };
    expect((await act('aprovar-carta', id, {}, foreign)).statusCode).toBe(403);
    for (const wrong of [id + 1, '', 'x', '-1', '99999999999'])
      expect((await act('aprovar-carta', wrong)).statusCode).toBe(404);
    expect((await act('abrir-carta', id)).statusCode).toBe(404);
    expect(await stateOf()).toEqual(['Aguardando Aprovação', undefined, undefined]);
  });

  test('are not approved once the invoice was returned, and by themselves they are then rejected', async () => {
    await client.post('/Devolucao/Cadastrar', cadastro(nota, TOTAL));
    const answer = await act('aprovar-carta', id);
    expect([answer.statusCode, answer.body.includes('Esta nota fiscal foi devolvida.')]).toEqual([409, true]);
    bench.later(5 * MINUTE_MS + 1);
    await goOn();
    expect(await stateOf()).toEqual(['Rejeitada', undefined, 'Esta nota fiscal foi devolvida.']);
  });

  test('are registered by themselves after five minutes, except those of the demonstration', async () => {
    bench.later(5 * MINUTE_MS);
    await goOn();
    expect((await stateOf())[0]).toBe('Aguardando Aprovação');
    bench.later(1);
    await goOn(AbortSignal.abort());
    await bench.database.db.updateTable('cartaCorrecaoEtapa').set({ idUsuario: null }).execute();
    await goOn();
    expect((await stateOf())[0]).toBe('Aguardando Aprovação');
    await bench.database.db.updateTable('cartaCorrecaoEtapa').set({ idUsuario: 1 }).execute();
    await goOn();
    expect(await stateOf()).toEqual(['Finalizada', 1, undefined]);
    const { idUsuario } = must(
      (await bench.database.db.selectFrom('cartaCorrecaoEtapa').selectAll().orderBy('id').execute()).at(-1),
      'the last stage',
    );
    expect(idUsuario).toBeNull();
  });
});
