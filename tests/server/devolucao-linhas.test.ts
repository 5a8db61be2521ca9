import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { ok } from '#lib/result.ts';
import { transact } from '#server/db/transacao.ts';
import { type AtoDaEmpresa, moverDaEmpresa } from '#server/returns/data/mover-da-empresa.ts';
import type { ApiClient } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import { oneDatabase } from '#tests/support/database.ts';
import {
  CLIENTE,
  cadastro,
  deliver,
  devolucaoDe,
  expectUnitsWithinLots,
  finalizar,
  findNota,
  itemParcial,
  lotesDe,
  type Nota,
  rascunho,
  seedNotas,
  TOTAL,
  type WireDevolucao,
} from '#tests/support/devolucoes.ts';
import { readJson } from '#tests/support/read-json.ts';

const ITEM = '/Devolucao/CadastrarItemParcial';

describe.each(oneDatabase)('returned lines on $name', ({ open }) => {
  const bench = useBench(open);
  let client: ApiClient;
  let nota: Nota;

  beforeEach(async () => {
    await seedNotas(bench.database.db, bench.now);
    client = await bench.api.as('representante');
    nota = await findNota(bench.database.db);
    await deliver(bench.database.db, nota, bench.now, 2);
  });

  const act = (id: number, ato: AtoDaEmpresa) =>
    transact(bench.database.db, async (trx) =>
      ok(await moverDaEmpresa(trx, id, ato, { mensagem: '', em: bench.now })),
    );
  const list = (more = '') =>
    readJson<WireDevolucao[]>(client, `/Devolucao/ConsultarDevolucoes?idCliente=${CLIENTE}${more}`);
  const first = async () => must((await lotesDe(client, nota))[0], 'a lot');

  /** Adds a free line of the first line's product and lot, as a combo does. */
  const addFree = (quantidade: number) =>
    sql`with "gratis" as (
      insert into "notaFiscalItem"
        select (jsonb_populate_record(i, jsonb_build_object('nItem', 90, 'quantidade', ${quantidade}::int,
          'valorUnitario', 0, 'valor', 0, 'desconto', 0, 'st', 0, 'valorTotal', 0, 'base', 0, 'icms', 0,
          'baseSt', 0, 'fcpSt', 0))).*
        from "notaFiscalItem" i where "idTitulo" = ${nota.idTitulo} and "nItem" = 1
        returning "idTitulo")
      insert into "notaFiscalItemLote"
        select l."idTitulo", 90, l."lote", ${quantidade}::int, l."dataFabricacao", l."dataValidade"
        from "notaFiscalItemLote" l join "gratis" using ("idTitulo") where l."nItem" = 1`.execute(
      bench.database.db,
    );

  test('tell the fund’s part of the invoice’s ST, and of a returned unit its share', async () => {
    const bought = await first();
    const { quantidade } = bought.tituloItemLote;
    const st = { st: 10_01, fcpSt: 2_01 };
    await bench.database.db
      .updateTable('notaFiscalItem')
      .set(st)
      .where('idTitulo', '=', nota.idTitulo)
      .where('nItem', '=', 1)
      .execute();
    expect((await first()).itensImpostos).toMatchObject({ stValor: 10.01, fundoCombatePobrezaStValor: 2.01 });
    const shares = async (unidades: number) => {
      const id = await rascunho(client, nota);
      expect((await client.post(ITEM, itemParcial(id, nota, bought, unidades))).status).toBe(200);
      const { itens = [] } = await devolucaoDe(client, id);
      await client.delete(`/Devolucao?idDevolucaoEletronica=${id}`);
      return must(itens[0], 'a line').itensImpostos;
    };
    expect(quantidade).toBeGreaterThan(1);
    expect(await shares(quantidade)).toMatchObject({ stValor: 10.01, fundoCombatePobrezaStValor: 2.01 });
    const part = (amount: number) => Math.round(amount / quantidade) / 100;
    expect(await shares(1)).toMatchObject({
      stValor: part(st.st),
      fundoCombatePobrezaStValor: part(st.fcpSt),
    });
  });

  test('of a bought and a free unit in one lot are one line at their average price', async () => {
    const bought = await first();
    await addFree(2);
    const lotes = await lotesDe(client, nota);
    const line = must(lotes[0], 'a lot');
    const quantidade = bought.tituloItemLote.quantidade + 2;
    expect(line.tituloItemLote).toEqual({ ...bought.tituloItemLote, quantidade });
    expect(line.itensImpostos.valorTotal).toBe(bought.itensImpostos.valorTotal);
    expect(lotes.filter(({ produto }) => produto.idProduto === bought.produto.idProduto)).toHaveLength(1);
    const id = await rascunho(client, nota);
    expect((await client.post(ITEM, itemParcial(id, nota, line, quantidade))).status).toBe(200);
    await finalizar(client, id);
    expect((await devolucaoDe(client, id)).valorTotal).toBe(bought.itensImpostos.valorTotal);
    expect((await first()).quantidadeRestante).toBe(0);
    await expectUnitsWithinLots(bench.database.db);
  });

  test('go back with the whole invoice, free ones too', async () => {
    await addFree(2);
    const id = Number((await client.post('/Devolucao/Cadastrar', cadastro(nota, TOTAL))).text);
    expect((await devolucaoDe(client, id)).valorTotal).toBe(nota.valorTotalNota / 100);
  });

  test('take cashback of their own product only, a free unit its share', async () => {
    await addFree(1);
    const line = await first();
    const { db } = bench.database;
    const ganho = { idPessoaCliente: CLIENTE, idTitulo: nota.idTitulo, situacao: 1, dataHora: bench.now };
    await db.deleteFrom('cashbackLancamento').where('idTitulo', '=', nota.idTitulo).execute();
    await db
      .updateTable('prePedidoItem')
      .set({ valorCashback: 0 })
      .where('idPrePedido', '=', nota.idPrePedido)
      .execute();
    await db
      .insertInto('cashbackLancamento')
      .values({ ...ganho, posicao: 1, idProduto: line.produto.idProduto, descProduto: 'x', valor: 9_00 })
      .execute();
    const cashback = async () =>
      (
        await db
          .selectFrom('cashbackLancamento')
          .select('valor')
          .where('idTitulo', '=', nota.idTitulo)
          .executeTakeFirst()
      )?.valor;
    const receive = async (unidades: number) => {
      const id = await rascunho(client, nota);
      await client.post(ITEM, itemParcial(id, nota, await first(), unidades));
      await finalizar(client, id);
      await act(id, 'receber');
    };
    await receive(1);
    const { quantidade } = line.tituloItemLote;
    expect(await cashback()).toBe(9_00 - Math.round(9_00 / quantidade));
    // A combo has the same number as the product, and nothing of its cashback.
    await db
      .updateTable('notaFiscalItem')
      .set({ idItemTipo: 2 })
      .where('idTitulo', '=', nota.idTitulo)
      .where('idItem', '=', line.produto.idProduto)
      .execute();
    await receive(1);
    expect(await cashback()).toBe(9_00 - Math.round(9_00 / quantidade));
  });

  test('leave to a refused return the units that its lot has, not more', async () => {
    await deliver(bench.database.db, nota, bench.now, 9);
    const id = await rascunho(client, nota);
    await client.post(ITEM, itemParcial(id, nota, await first(), 2));
    await finalizar(client, id);
    const restante = async () => (await devolucaoDe(client, id)).itens?.[0]?.quantidadeRestante;
    const { quantidade } = (await first()).tituloItemLote;
    expect(await restante()).toBe(quantidade);
    await act(id, 'recusar');
    expect(await restante()).toBe(quantidade);
  });

  test('add up to the sum of the list, whatever other returns did meanwhile', async () => {
    const id = await rascunho(client, nota);
    await client.post(ITEM, itemParcial(id, nota, await first(), 2));
    const { db } = bench.database;
    await db.updateTable('devolucao').set({ idSituacao: 4, idDevolucaoVenda: 9 }).execute();
    const other = await rascunho(client, nota);
    await client.post(ITEM, itemParcial(other, nota, await first(), 3));
    await db.updateTable('devolucaoItem').set({ valor: 1 }).where('idDevolucaoEletronica', '=', id).execute();
    const rows = await list('&incluirItens=true');
    const cents = (reais: number) => Math.round(reais * 100);
    expect(rows.reduce((sum, row) => sum + cents(row.valorTotal), 0)).toBe(
      cents(rows[0]?.somaValorTotal ?? 0),
    );
    expect((await list()).map((row) => row.valorTotal)).toEqual(rows.map((row) => row.valorTotal));
  });

  test('have the term that the company sets, and seven days without a valid one', async () => {
    const prazo = async () => {
      const path = `/Devolucao/ConsultarNotas?idCliente=${CLIENTE}&numDocumento=${nota.numDocumento}`;
      const { ListaNotas } = await readJson<{ ListaNotas: { prazoAte: string }[] }>(client, path);
      return ListaNotas[0]?.prazoAte;
    };
    const put = (valor: string) =>
      bench.database.db
        .insertInto('parametro')
        .values({ nome: 'prazoDevolucaoDias', valor })
        .onConflict((conflict) => conflict.column('nome').doUpdateSet({ valor }))
        .execute();
    expect(await prazo()).toBe('2026-11-25');
    await put('30');
    expect(await prazo()).toBe('2026-12-18');
    for (const valor of ['0', '-1', 'sete', '1e3', '']) {
      await put(valor);
      expect(await prazo()).toBe('2026-11-25');
    }
  });

  test('are authorised by the company from collection, and then stay as they are for the customer', async () => {
    const id = Number((await client.post('/Devolucao/Cadastrar', cadastro(nota, TOTAL))).text);
    await act(id, 'autorizar');
    expect((await devolucaoDe(client, id)).operacaoSituacao.descSituacao).toBe('Autorização emitida');
    const moved = await client.put(
      `/Devolucao/AlterarSituacao?idDevolucaoEletronica=${id}&idSituacaoNova=11`,
    );
    expect(moved.status).toBe(409);
    await act(id, 'receber');
    expect((await devolucaoDe(client, id)).operacaoSituacao.descSituacao).toBe('Recebida');
  });
});
