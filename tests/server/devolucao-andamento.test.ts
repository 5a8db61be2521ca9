import { beforeEach, describe, expect, test } from 'vitest';
import { seedHistorico } from '#server/demo/seed/seed-historico.ts';
import { queriesOf } from '#server/queries/queries.ts';
import { avancarDevolucoes } from '#server/returns/avancar-devolucoes.ts';
import type { ApiClient } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import { bothDatabases } from '#tests/support/database.ts';
import {
  cadastro,
  deliver,
  devolucaoDe,
  findNota,
  type Nota,
  seedNotas,
  TOTAL,
} from '#tests/support/devolucoes.ts';

const MINUTE = 60_000;
/** The company looks at every recall first. */
const RECALL = { ...TOTAL, IdMotivoDevolucao: 7 };

describe.each(bothDatabases)('returns that nobody looks at on $name', ({ open }) => {
  const bench = useBench(open);
  let client: ApiClient;
  let nota: Nota;

  beforeEach(async () => {
    await seedNotas(bench.database.db, bench.now);
    client = await bench.api.as('representante');
    nota = await findNota(bench.database.db);
    await deliver(bench.database.db, nota, bench.now, 2);
  });

  const goOn = (signal?: AbortSignal) =>
    avancarDevolucoes({ queries: queriesOf(bench.database.store), clock: () => bench.now }, signal);
  const make = async (more: object) =>
    Number((await client.post('/Devolucao/Cadastrar', cadastro(nota, more))).text);
  const situacaoOf = async (id: number) => (await devolucaoDe(client, id)).operacaoSituacao.idSituacao;
  const etapasOf = (id: number) =>
    bench.database.db
      .selectFrom('devolucaoEtapa')
      .select(['idSituacao', 'idUsuario', 'em'])
      .where('idDevolucaoEletronica', '=', id)
      .orderBy('id')
      .execute();

  test('are approved by themselves after five minutes, once', async () => {
    const id = await make(RECALL);
    expect(await situacaoOf(id)).toBe(2);
    bench.later(5 * MINUTE);
    await goOn();
    expect(await situacaoOf(id)).toBe(2);
    bench.later(1);
    await Promise.all([goOn(), goOn(), goOn()]);
    expect(await situacaoOf(id)).toBe(4);
    expect((await etapasOf(id)).at(-1)).toEqual({ idSituacao: 4, idUsuario: null, em: bench.now });
    expect(await etapasOf(id)).toHaveLength(3);
  });

  test('stay as they are once they are ready, refused or a draft', async () => {
    const pronta = await make(TOTAL);
    const outra = await make({});
    bench.later(60 * MINUTE);
    await goOn();
    expect([await situacaoOf(pronta), await situacaoOf(outra)]).toEqual([4, 1]);
  });

  test('stop for a server that ends', async () => {
    const id = await make(RECALL);
    bench.later(6 * MINUTE);
    await goOn(AbortSignal.abort());
    expect(await situacaoOf(id)).toBe(2);
  });
});

describe.each(bothDatabases)('returns that a demonstration begins with on $name', ({ open }) => {
  const bench = useBench(open);

  test('wait for the office, however long', async () => {
    const { db, store } = bench.database;
    await db.transaction().execute((trx) => seedHistorico(trx, bench.now));
    bench.later(600 * MINUTE);
    await avancarDevolucoes({ queries: queriesOf(store), clock: () => bench.now });
    const waiting = await db.selectFrom('devolucao').select('idTitulo').where('idSituacao', '=', 2).execute();
    expect(waiting).toHaveLength(1);
  });
});
