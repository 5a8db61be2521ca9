import { beforeEach, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { ok } from '#lib/result.ts';
import { scopeOf } from '#server/db/scope.ts';
import { transact } from '#server/db/transacao.ts';
import { readDevolucaoVenda } from '#server/returns/data/devolucoes.ts';
import { moverDaEmpresa } from '#server/returns/data/mover-da-empresa.ts';
import { readPapel } from '#server/returns/data/papel.ts';
import type { ApiClient } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import { oneDatabase } from '#tests/support/database.ts';
import {
  cadastro,
  deliver,
  devolucaoDe,
  finalizar,
  findNota,
  itemParcial,
  lotesDe,
  type Nota,
  rascunho,
  seedNotas,
  TOTAL,
} from '#tests/support/devolucoes.ts';

const REPRESENTANTE = 1;
const MINUTE = 60_000;
const ITEM = '/Devolucao/CadastrarItemParcial';

describe.each(oneDatabase)('the papers of a return on $name', ({ open }) => {
  const bench = useBench(open);
  let client: ApiClient;
  let nota: Nota;

  beforeEach(async () => {
    await seedNotas(bench.database.db, bench.now);
    client = await bench.api.as('representante');
    nota = await findNota(bench.database.db);
    await deliver(bench.database.db, nota, bench.now, 2);
  });

  async function papelDe(idDevolucaoEletronica: number) {
    const scope = scopeOf(bench.database.db, REPRESENTANTE);
    const idDevolucaoVenda = must(
      (await devolucaoDe(client, idDevolucaoEletronica)).idDevolucaoVenda,
      'number',
    );
    const row = must(await readDevolucaoVenda(scope, idDevolucaoVenda), 'return');
    return await readPapel(scope, { ...row, idDevolucaoVenda });
  }
  const putLinha = (figures: object) =>
    bench.database.db
      .updateTable('notaFiscalItem')
      .set(figures)
      .where('idTitulo', '=', nota.idTitulo)
      .where('nItem', '=', 1)
      .execute();

  /** Makes the first line one of lots of one unit each, at R$ 10,01 with ST of 1 cent. */
  async function putLotes(quantidade: number) {
    const { db } = bench.database;
    const valor = 10_01;
    const icms = { base: valor, icms: 17, baseSt: 1_00 };
    await putLinha({ quantidade, valor, desconto: 0, st: 1, valorTotal: valor + 1, ...icms });
    await db
      .deleteFrom('notaFiscalItemLote')
      .where('idTitulo', '=', nota.idTitulo)
      .where('nItem', '=', 1)
      .execute();
    const days = { dataFabricacao: null, dataValidade: null };
    await db
      .insertInto('notaFiscalItemLote')
      .values(
        Array.from({ length: quantidade }, (_, at) => ({
          ...days,
          idTitulo: nota.idTitulo,
          nItem: 1,
          lote: `L${at}`,
          quantidade: 1,
        })),
      )
      .execute();
  }
  /** Returns one unit of each of these lots of the first line. */
  async function devolver(lotes: readonly string[]): Promise<number> {
    const id = await rascunho(client, nota);
    for (const lote of await lotesDe(client, nota))
      if (lotes.includes(lote.tituloItemLote.lote))
        expect((await client.post(ITEM, itemParcial(id, nota, lote, 1))).status).toBe(200);
    expect((await finalizar(client, id)).status).toBe(200);
    return id;
  }

  test('have the ICMS and the CFOP of the invoice’s own line', async () => {
    await putLinha({ cfop: '5405', base: 60_01, icms: 2_40, aliquotaIcms: 400, baseSt: 7_77 });
    const id = Number((await client.post('/Devolucao/Cadastrar', cadastro(nota, TOTAL))).text);
    const { linhas } = await papelDe(id);
    expect(linhas[0]).toMatchObject({
      cfop: '5411',
      base: 60_01,
      icms: 2_40,
      aliquotaIcms: 400,
      baseSt: 7_77,
    });
    const all = await bench.database.db
      .selectFrom('notaFiscalItem')
      .select(['valor', 'desconto', 'st', 'base', 'icms', 'baseSt', 'valorTotal'])
      .where('idTitulo', '=', nota.idTitulo)
      .orderBy('nItem')
      .execute();
    expect(linhas).toMatchObject(all);
  });

  test('have of the lots of a line together what the line has, also in several returns', async () => {
    await putLotes(5);
    const ids = [await devolver(['L0', 'L3']), await devolver(['L1']), await devolver(['L2', 'L4'])];
    const linhas = (await Promise.all(ids.map(papelDe))).flatMap((papel) => papel.linhas);
    const sum = (nome: 'valor' | 'desconto' | 'st' | 'base' | 'icms' | 'baseSt' | 'valorTotal') =>
      linhas.reduce((all, linha) => all + linha[nome], 0);
    expect(linhas).toHaveLength(5);
    expect([sum('valor'), sum('desconto'), sum('st'), sum('valorTotal')]).toEqual([10_01, 0, 1, 10_02]);
    expect([sum('base'), sum('icms'), sum('baseSt')]).toEqual([10_01, 17, 1_00]);
  });

  test('stay as they are when an earlier return is cancelled or a later one is made', async () => {
    await putLotes(5);
    const first = await devolver(['L0', 'L1']);
    const second = await devolver(['L2']);
    const printed = await papelDe(second);
    expect(printed.linhas.map(({ st }) => st)).toEqual([1]);
    await transact(bench.database.db, async (trx) =>
      ok(await moverDaEmpresa(trx, first, 'cancelar', { mensagem: '', em: bench.now })),
    );
    await devolver(['L0', 'L3']);
    expect(await papelDe(second)).toEqual(printed);
  });

  test('are dated by the last day on which the return went into collection, with the days of then', async () => {
    const id = Number((await client.post('/Devolucao/Cadastrar', cadastro(nota, TOTAL))).text);
    const move = async (idSituacaoNova: number) => {
      bench.later(MINUTE);
      const path = `/Devolucao/AlterarSituacao?idDevolucaoEletronica=${id}&idSituacaoNova=${idSituacaoNova}`;
      expect((await client.put(path)).status).toBe(200);
      return bench.now;
    };
    const first = await move(11);
    await move(11);
    expect((await papelDe(id)).autorizadaEm).toEqual(first);
    await move(4);
    expect((await papelDe(id)).autorizadaEm).toEqual(first);
    await bench.database.db.insertInto('parametro').values({ nome: 'diasParaColeta', valor: '20' }).execute();
    expect(await papelDe(id)).toMatchObject({ autorizadaEm: first, diasParaColeta: 10 });
    const again = await move(11);
    bench.later(MINUTE);
    expect(await papelDe(id)).toMatchObject({ autorizadaEm: again, diasParaColeta: 20 });
  });
});
