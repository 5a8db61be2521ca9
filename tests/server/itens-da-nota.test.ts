import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { itensDaNota } from '#server/db/migrations/0040-0049/0044-itens-da-nota.ts';
import { fcpDaNota } from '#server/db/migrations/0064-fcp-da-nota.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { scopeOf } from '#server/db/scope.ts';
import { montarNfe } from '#server/demo/nfe/montar.ts';
import { ensureItens } from '#server/invoices/data/itens-do-xml.ts';
import { insertItensFaturados } from '#server/invoices/data/itens-faturados.ts';
import { readNotaParaEmitir } from '#server/invoices/data/notas-xml.ts';
import { el, writeXml } from '#server/nfe/xml.ts';
import { listLotes } from '#server/returns/data/lotes.ts';
import { useBench } from '#tests/support/bench.ts';
import { bothDatabases, oneDatabase } from '#tests/support/database.ts';
import { CLIENTE, findNota, seedNotas } from '#tests/support/devolucoes.ts';

const REPRESENTANTE = 1;
const DE_OUTRO_ESTADO = 107;
/** An invoice of the company's own system, without an order here. */
const ERP = 90_001;

/** The lines of invoices with their lots; all invoices without ids. */
const readItens = async (db: Database, ids?: readonly number[]) => {
  const rows = await db
    .selectFrom('notaFiscalItem')
    .selectAll()
    .orderBy('idTitulo')
    .orderBy('nItem')
    .execute();
  const lotes = await db
    .selectFrom('notaFiscalItemLote')
    .selectAll()
    .orderBy('idTitulo')
    .orderBy('nItem')
    .orderBy('lote')
    .execute();
  const isWanted = ({ idTitulo }: { idTitulo: number }) => ids === undefined || ids.includes(idTitulo);
  return { linhas: rows.filter(isWanted), lotes: lotes.filter(isWanted) };
};

const putXml = async (db: Database, idTitulo: number, xml: string) => {
  await db.deleteFrom('notaFiscalItem').where('idTitulo', '=', idTitulo).execute();
  await db.insertInto('notaFiscalXml').values({ idTitulo, xml }).execute();
};

describe.each(oneDatabase)('the lines of an invoice on $name', ({ open }) => {
  const bench = useBench(open);
  const notasOf = async (idPessoaCliente: number) =>
    (
      await bench.database.db
        .selectFrom('notaFiscal')
        .select('idTitulo')
        .where('idPessoaDestinatario', '=', idPessoaCliente)
        .orderBy('idTitulo')
        .limit(15)
        .execute()
    ).map(({ idTitulo }) => idTitulo);

  /** Invoices an order again, without ST. */
  async function putSemSt(idTitulo: number): Promise<void> {
    const { db } = bench.database;
    await sql`update "prePedidoItem" set "valorLiquido" = "valorLiquido" - "stValor", "stValor" = 0,
      "valorTotal" = round("quantidadeAtendida"::numeric * ("valorLiquido" - "stValor") / 100)::bigint
      where "idPrePedido" = (select "idPrePedido" from "notaFiscal" where "idTitulo" = ${idTitulo})`.execute(
      db,
    );
    await db.deleteFrom('notaFiscalItem').where('idTitulo', '=', idTitulo).execute();
    await insertItensFaturados(db, [idTitulo]);
  }

  /** Invoices an order again, a fifth of whose ST goes to a state's fund. */
  async function putFundo(idTitulo: number): Promise<void> {
    const { db } = bench.database;
    await sql`update "prePedidoItem" set "stFcp" = "st" / 5
      where "idPrePedido" = (select "idPrePedido" from "notaFiscal" where "idTitulo" = ${idTitulo})`.execute(
      db,
    );
    await db.deleteFrom('notaFiscalItem').where('idTitulo', '=', idTitulo).execute();
    await insertItensFaturados(db, [idTitulo]);
  }

  beforeEach(() => seedNotas(bench.database.db, bench.now));

  test('are of an order what the demonstration’s NF-e says, to the cent', async () => {
    const { db } = bench.database;
    const ids = [...(await notasOf(CLIENTE)), ...(await notasOf(DE_OUTRO_ESTADO))];
    for (const idTitulo of ids.filter((_, at) => at % 2 === 0)) await putSemSt(idTitulo);
    for (const idTitulo of ids.filter((_, at) => at % 4 === 1)) await putFundo(idTitulo);
    const before = await readItens(db, ids);
    for (const idTitulo of ids) {
      const nota = must(await readNotaParaEmitir(scopeOf(db, REPRESENTANTE), idTitulo), 'invoice');
      await putXml(db, idTitulo, writeXml(el('NFe', [must(montarNfe(nota), 'infNFe')])));
      await ensureItens(db, idTitulo);
    }
    const after = await readItens(db, ids);
    // A text of the layout is shorter and plainer.
    const semTexto = (linhas: typeof before.linhas) => linhas.map((linha) => ({ ...linha, descricao: '' }));
    expect(semTexto(after.linhas)).toEqual(semTexto(before.linhas));
    expect(after.lotes).toEqual(before.lotes);
    expect(new Set(after.linhas.map(({ cfop }) => cfop))).toEqual(new Set(['5102', '5403', '6102', '6403']));
    expect(new Set(after.linhas.map(({ aliquotaIcms }) => aliquotaIcms))).toEqual(new Set([1200, 1800]));
    for (const { st, baseSt, valor, desconto, base } of after.linhas) {
      expect(base).toBe(valor - desconto);
      expect(baseSt > 0).toBe(st > 0);
    }
    const comFundo = after.linhas.filter(({ fcpSt }) => fcpSt > 0);
    expect(comFundo.length).toBeGreaterThan(0);
    expect(comFundo.filter(({ st, fcpSt }) => fcpSt > st)).toEqual([]);
  });

  test('have the code that the company gave to their product', async () => {
    const { db } = bench.database;
    const { idTitulo } = await findNota(db);
    const first = async () => must((await readItens(db, [idTitulo])).linhas[0], 'line');
    const { idItem } = await first();
    await db
      .updateTable('codigoErp')
      .set({ codigo: '0000777' })
      .where('recurso', '=', 'produtos')
      .where('id', '=', idItem)
      .execute();
    await db.deleteFrom('notaFiscalItem').where('idTitulo', '=', idTitulo).execute();
    await insertItensFaturados(db, [idTitulo]);
    expect((await first()).codigo).toBe('0000777');
  });
});

const ST_ = '<vBCST>120.00</vBCST><pICMSST>18.00</pICMSST><vICMSST>6.00</vICMSST><vFCPST>2.40</vFCPST>';
const det = (n: number, codigo: number | string, prod: string, imposto: string, quantidade = 10) =>
  `<det nItem="${n}"><prod><cProd>${codigo}</cProd><xProd>Item ${n}</xProd>${prod}` +
  `<qCom>${quantidade}.0000</qCom><vUnCom>10.0000</vUnCom><vProd>${quantidade}0.00</vProd></prod>` +
  `<imposto>${imposto}</imposto></det>`;
const rastro = (lote: string, unidades: number, dVal = '2028-01-31') =>
  `<rastro><nLote>${lote}</nLote><qLote>${unidades}.000</qLote><dFab>2026-02-01</dFab><dVal>${dVal}</dVal></rastro>`;
const nfe = (...dets: readonly string[]) => `<NFe><infNFe>${dets.join('')}</infNFe></NFe>`;

describe.each(bothDatabases)('the lines of another system’s invoice on $name', ({ open }) => {
  const bench = useBench(open);
  const produtoOf = async (idCarrinhoGrupoTipo: number) =>
    (
      await bench.database.db
        .selectFrom('produto')
        .select('idProduto')
        .where('idCarrinhoGrupoTipo', '=', idCarrinhoGrupoTipo)
        .limit(1)
        .executeTakeFirstOrThrow()
    ).idProduto;

  async function insertNota(xml: string): Promise<void> {
    const { db } = bench.database;
    await db
      .insertInto('notaFiscal')
      .values({
        idTitulo: ERP,
        idPrePedido: null,
        idPessoaEmitente: 1,
        idPessoaDestinatario: CLIENTE,
        numDocumento: 77,
        serieDocumento: '1',
        chaveAcesso: '7'.repeat(44),
        descOperacao: 'Venda',
        valorTotalNota: 0,
        dataDocumento: bench.now,
      })
      .execute();
    await putXml(db, ERP, xml);
  }
  const written = async () => {
    await ensureItens(bench.database.db, ERP);
    return await readItens(bench.database.db, [ERP]);
  };

  test('have every part of the invoice’s total, the ICMS as it is there, and their CFOP', async () => {
    const ipi = '<IPI><cEnq>999</cEnq><IPITrib><CST>50</CST><vIPI>4.50</vIPI></IPITrib></IPI>';
    const icms = `<vBC>90.00</vBC><pICMS>12.00</pICMS><vICMS>10.80</vICMS>${ST_}`;
    await insertNota(
      nfe(
        det(
          1,
          'A-1',
          '<CFOP>6403</CFOP><vFrete>1.50</vFrete><vSeg>0.25</vSeg><vDesc>10.00</vDesc><vOutro>0.75</vOutro>',
          `<ICMS><ICMS10>${icms}</ICMS10></ICMS>${ipi}`,
        ),
        det(
          2,
          'A-2',
          '<CFOP>5102</CFOP>',
          '<ICMS><ICMS20><vBC>61.11</vBC><pICMS>7.00</pICMS><vICMS>4.28</vICMS><vICMSDeson>3.00</vICMSDeson>' +
            '<indDeduzDeson>1</indDeduzDeson></ICMS20></ICMS>',
        ),
        det(3, 'A-3', '<CFOP>5405</CFOP>', '<ICMS><ICMS60><vBCSTRet>9.00</vBCSTRet></ICMS60></ICMS>'),
        det(4, 'A-4', '', '<ICMS><ICMS00><vBC>not a number</vBC></ICMS00></ICMS>'),
      ),
    );
    const { linhas } = await written();
    expect(linhas.map(({ valorTotal }) => valorTotal)).toEqual([105_40, 97_00, 100_00, 100_00]);
    expect(linhas).toMatchObject([
      {
        cfop: '6403',
        valor: 100_00,
        desconto: 10_00,
        st: 8_40,
        fcpSt: 2_40,
        base: 90_00,
        icms: 10_80,
        aliquotaIcms: 1200,
        baseSt: 120_00,
      },
      { cfop: '5102', desconto: 3_00, st: 0, base: 61_11, icms: 4_28, aliquotaIcms: 700, baseSt: 0 },
      { cfop: '5405', st: 0, base: 0, icms: 0, aliquotaIcms: 0, baseSt: 0 },
      { cfop: '', base: 0, icms: 0 },
    ]);
  });

  test('have each lot once, and none where the lots are not of all units', async () => {
    await insertNota(
      nfe(
        det(1, 1, rastro('A', 4) + rastro('B', 3) + rastro('A', 3), ''),
        det(2, 2, rastro('A', 4) + rastro('B', 3), ''),
        det(3, 3, rastro('A', 10, '2028-02-31') + rastro('B', 0), ''),
      ),
    );
    const days = { idTitulo: ERP, dataFabricacao: '2026-02-01', dataValidade: '2028-01-31' };
    expect((await written()).lotes).toEqual([
      { ...days, nItem: 1, lote: 'A', quantidade: 7 },
      { ...days, nItem: 1, lote: 'B', quantidade: 3 },
      { idTitulo: ERP, nItem: 2, lote: '—', quantidade: 10, dataFabricacao: null, dataValidade: null },
      { ...days, nItem: 3, lote: 'A', quantidade: 10, dataValidade: null },
    ]);
  });

  test('are refrigerated or controlled as their product is, even without an order', async () => {
    const [geral, controlado, refrigerado] = [await produtoOf(1), await produtoOf(2), await produtoOf(3)];
    const dets = [geral, controlado, refrigerado, 'A-1'].map((codigo, at) => det(at + 1, codigo, '', ''));
    await insertNota(nfe(...dets));
    const cuidados = (linhas: readonly { refrigerado: boolean; controlado: boolean }[]) =>
      linhas.map((linha) => [linha.refrigerado, linha.controlado]);
    expect(cuidados((await written()).linhas)).toEqual([
      [false, false],
      [false, true],
      [true, false],
      [false, false],
    ]);
    // An unknown product is what its order is.
    const { db } = bench.database;
    await seedNotas(db, bench.now);
    const { idTitulo, idPrePedido } = await findNota(db);
    await db
      .updateTable('prePedido')
      .set({ idCarrinhoGrupoTipo: 3 })
      .where('idPrePedido', '=', idPrePedido)
      .execute();
    await putXml(db, idTitulo, nfe(...dets));
    await ensureItens(db, idTitulo);
    expect(cuidados((await readItens(db, [idTitulo])).linhas).at(-1)).toEqual([true, false]);
  });

  test('are written with their lots or not at all', async () => {
    const { db } = bench.database;
    await insertNota(nfe(det(1, 1, rastro('A', 10), ''), det(2, 2, rastro('PROIBIDO', 10), '')));
    await sql`alter table "notaFiscalItemLote" add constraint "teste" check ("lote" <> 'PROIBIDO') not valid`.execute(
      db,
    );
    try {
      await expect(ensureItens(db, ERP)).rejects.toThrow();
      expect(await readItens(db, [ERP])).toEqual({ linhas: [], lotes: [] });
    } finally {
      await sql`alter table "notaFiscalItemLote" drop constraint "teste"`.execute(db);
    }
    const { linhas, lotes } = await written();
    expect([linhas.length, lotes.length]).toEqual([2, 2]);
  });

  test('are seen whole by every one of the first readers', async () => {
    const { db } = bench.database;
    await insertNota(nfe(...Array.from({ length: 60 }, (_, at) => det(at + 1, at + 1, rastro('A', 10), ''))));
    const seen = await Promise.all(
      Array.from({ length: 8 }, async () => {
        await ensureItens(db, ERP);
        return (await listLotes(db, [ERP])).length;
      }),
    );
    expect(seen).toEqual(Array(8).fill(60));
  });
});

class Undo extends Error {}

describe.each(bothDatabases)('the lines of older invoices on $name', ({ open }) => {
  const bench = useBench(open);

  /** Does `work` in a database from before the lines, and undoes it. */
  const before = (work: (trx: Database) => Promise<void>) =>
    expect(
      bench.database.db.transaction().execute(async (trx) => {
        await trx.schema.dropTable('notaFiscalItemLote').execute();
        await trx.schema.dropTable('notaFiscalItem').execute();
        await work(trx);
        throw new Undo();
      }),
    ).rejects.toThrow(Undo);

  test('are those of new ones in a demonstration, and no other database gets invented lots', async () => {
    const { db } = bench.database;
    await seedNotas(db, bench.now);
    const written = await readItens(db);
    expect(written.lotes.length).toBeGreaterThan(0);
    await before(async (trx) => {
      await itensDaNota.up(trx);
      await fcpDaNota.up(trx);
      expect(await readItens(trx)).toEqual(written);
    });
    await before(async (trx) => {
      await trx.deleteFrom('versaoSemente').execute();
      await itensDaNota.up(trx);
      await fcpDaNota.up(trx);
      expect(await readItens(trx)).toEqual({ linhas: [], lotes: [] });
    });
  });
});
