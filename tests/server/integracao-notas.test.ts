import { beforeEach, describe, expect, test } from 'vitest';
import { ITEM_COMBO, ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import { LOTE_COMBO, SEM_LOTE } from '#contract/returns/devolucao.ts';
import { must } from '#lib/must.ts';
import { useBench } from '#tests/support/bench.ts';
import { companyOf } from '#tests/support/company-bench.ts';
import {
  countsOf,
  heldNow,
  motivosOf,
  notaDaEmpresa,
  pedidoDoApp,
  pedidoNow,
  titulo,
} from '#tests/support/company-system.ts';
import { bothDatabases } from '#tests/support/database.ts';
import { cadastro, TOTAL } from '#tests/support/devolucoes.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { okOf } from '#tests/support/pending-cart.ts';

type Listada = {
  titulo: { idTitulo: number; serieDocumento: string };
  chaveAcesso: string;
  numDocumento: string;
  valorTotalNota: number;
  idPrePedido: number | null;
  boletos: { idBoleto: number }[];
};

describe.each(bothDatabases)('invoices from the company on $name', ({ open }) => {
  const bench = useBench(open);
  const company = companyOf(bench);
  const { expectMoney, taken, undo } = company;
  let id: number;
  let nota: { chave: string; xml: string };

  beforeEach(async () => {
    const { db } = bench.database;
    id = await pedidoDoApp(company.rep, db);
    nota = await notaDaEmpresa(db, id, bench.now);
  });

  const linked = () => ({ ...nota, pedido: String(id) });
  const reasonsFor = async (line: object) =>
    await motivosOf(company.machine, await company.machine.loaded('notas', [line]));
  const listed = async () => {
    const { text } = await company.rep.get('/NotaFiscal/ConsultarNotas?idPessoaDestinatario=101');
    return (JSON.parse(text) as { colecao: Listada[] }).colecao;
  };
  const download = (path: string) =>
    bench.api.app.inject({
      method: 'GET',
      url: `/api/NotaFiscal/${path}`,
      headers: { authorization: `Bearer ${company.rep.token}` },
    });
  const mudado = () =>
    bench.database.db
      .selectFrom('notaFiscal')
      .select('mudado')
      .where('chaveAcesso', '=', nota.chave)
      .executeTakeFirstOrThrow();

  test('show in list, XML, DANFE and return as the company issued them', async () => {
    const { db } = bench.database;
    expect(countsOf(await company.machine.loaded('notas', [linked()]))).toBe('concluida 1 0 0 0 0');
    const em = bench.now.toISOString();
    const etapas = ['3', '7', '10'].map((situacao) => ({ pedido: String(id), situacao, em }));
    expect((await company.machine.loaded('etapas', etapas)).novas).toBe(3);
    await company.machine.loaded('titulos', [titulo({ nota: nota.chave, pedido: String(id) })]);
    const [found] = await listed();
    const { total } = await db
      .selectFrom('prePedido')
      .select('total')
      .where('idPrePedido', '=', id)
      .executeTakeFirstOrThrow();
    expect(found).toMatchObject({
      titulo: { serieDocumento: '9' },
      chaveAcesso: nota.chave,
      numDocumento: '7001',
      valorTotalNota: total / 100,
      idPrePedido: id,
      boletos: [{ idBoleto: expect.any(Number) }],
    });
    const { idTitulo } = must(found, 'invoice').titulo;
    expect((await download(`DownloadXml?titulos=${idTitulo}`)).body).toBe(nota.xml);
    const { rawPayload } = await download(`DownloadDanfe?titulos=${idTitulo}`);
    expect(readPdf(rawPayload).text.replaceAll(' ', '')).toContain(nota.chave);
    const lotes = JSON.parse(
      (await company.rep.get(`/Devolucao/ConsultarItensNotaFiscal?idNotaFiscal=${idTitulo}`)).text,
    ) as { produto: { idProduto: number }; tituloItemLote: { lote: string } }[];
    const { idItem } = await db
      .selectFrom('prePedidoItem')
      .select('idItem')
      .where('idPrePedido', '=', id)
      .executeTakeFirstOrThrow();
    expect(lotes.map(({ produto, tituloItemLote }) => [produto.idProduto, tituloItemLote.lote])).toEqual([
      [idItem, 'ERP-7'],
    ]);
    await expectMoney();
  });

  test('that come again unchanged move nothing', async () => {
    await company.machine.loaded('notas', [linked()]);
    const before = await mudado();
    const held = await heldNow(bench.database.db);
    expect(countsOf(await company.machine.loaded('notas', [linked()]))).toBe('concluida 0 0 1 0 0');
    expect(countsOf(await company.machine.loaded('notas', [nota]))).toBe('concluida 0 0 1 0 0');
    expect(await mudado()).toEqual(before);
    expect(await heldNow(bench.database.db)).toEqual(held);
  });

  test('take over the credit of their order; a second one takes its own', async () => {
    const { db } = bench.database;
    const before = await heldNow(db);
    await company.machine.loaded('notas', [linked()]);
    expect(await heldNow(db)).toEqual(before);
    const second = await notaDaEmpresa(db, id, bench.now, { numDocumento: 7002 });
    const { idCarga } = await company.machine.loaded('notas', [{ ...second, pedido: String(id) }]);
    expect((await heldNow(db)).limiteDisponivel).toBeLessThan(before.limiteDisponivel);
    await expectMoney();
    await undo(idCarga);
    expect(await heldNow(db)).toEqual(before);
    await expectMoney();
  });

  test('give back the credit of what was not invoiced', async () => {
    const before = await heldNow(bench.database.db);
    const { total } = await pedidoNow(bench.database.db, id);
    const xml = nota.xml.replace(/<vNF>[^<]*/, `<vNF>${((total - 1000) / 100).toFixed(2)}`);
    await company.machine.loaded('notas', [{ ...linked(), xml }]);
    const { limiteDisponivel } = await heldNow(bench.database.db);
    expect(limiteDisponivel).toBe(before.limiteDisponivel + 1000);
    await expectMoney();
  });

  test('that are linked after their instalments let these hold the credit', async () => {
    await company.machine.loaded('notas', [nota]);
    await company.machine.loaded('titulos', [titulo({ nota: nota.chave })]);
    await company.machine.loaded('notas', [linked()]);
    expect(await taken()).toBe(100_00);
    await expectMoney();
  });

  test('are linked to their order later, and unlinked again when that load is undone', async () => {
    const { db } = bench.database;
    const before = await heldNow(db);
    await company.machine.loaded('notas', [nota]);
    await expectMoney();
    const { idCarga } = await company.machine.loaded('notas', [linked()]);
    expect(await heldNow(db)).toEqual(before);
    await expectMoney();
    await undo(idCarga);
    expect((await listed()).map(({ idPrePedido }) => idPrePedido)).toEqual([null]);
    expect(await heldNow(db)).toEqual(before);
    await expectMoney();
  });

  test('are gone when their load is undone, unless something refers to them', async () => {
    const { db } = bench.database;
    const before = await heldNow(db);
    const first = await company.machine.loaded('notas', [linked()]);
    await undo(first.idCarga);
    expect(await listed()).toEqual([]);
    expect(await heldNow(db)).toEqual(before);
    await expectMoney();
    const second = await company.machine.loaded('notas', [linked()]);
    await company.machine.loaded('titulos', [titulo({ nota: nota.chave })]);
    await undo(second.idCarga);
    expect((await company.machine.carga(second.idCarga)).situacao).toBe('desfeita');
    expect((await listed()).length).toBe(1);
    await expectMoney();
  });

  test('change with another XML, but not the lines of one with a return', async () => {
    const { db } = bench.database;
    await company.machine.loaded('notas', [linked()]);
    const other = { ...linked(), xml: nota.xml.replaceAll('ERP-7', 'ERP-8') };
    expect(countsOf(await company.machine.loaded('notas', [other]))).toBe('concluida 0 1 0 0 0');
    const lotes = () => db.selectFrom('notaFiscalItemLote').select('lote').execute();
    expect(await lotes()).toEqual([{ lote: 'ERP-8' }]);
    await company.machine.loaded('etapas', [
      { pedido: String(id), situacao: '10', em: bench.now.toISOString() },
    ]);
    const { idTitulo } = must((await listed())[0], 'invoice').titulo;
    await okOf(company.rep.post('/Devolucao/Cadastrar', cadastro({ idTitulo, idPessoaEmitente: 1 }, TOTAL)));
    expect(await reasonsFor(linked())).toEqual([
      'A nota tem devolução ou carta de correção: seus itens não mudam mais.',
    ]);
    expect(await lotes()).toEqual([{ lote: 'ERP-8' }]);
    const restamped = { ...other, xml: other.xml.replace('DEMONSTRACAO', 'SEFAZ') };
    expect(countsOf(await company.machine.loaded('notas', [restamped]))).toBe('concluida 0 1 0 0 0');
    expect((await download(`DownloadXml?titulos=${idTitulo}`)).body).toBe(restamped.xml);
  });

  test("name a product by the company's code, also by one that reads as our combo's", async () => {
    const { db } = bench.database;
    const { idItem } = await db
      .selectFrom('prePedidoItem')
      .select('idItem')
      .where('idPrePedido', '=', id)
      .executeTakeFirstOrThrow();
    const { chave } = nota;
    const xml = nota.xml.replace(/<rastro>[\s\S]*?<\/rastro>/, '').replace(/<cProd>[^<]*/, '<cProd>K12');
    const load = async () => {
      const { idCarga } = await company.machine.loaded('notas', [{ chave, xml }]);
      const linhas = await db
        .selectFrom('notaFiscalItem')
        .innerJoin('notaFiscalItemLote', 'notaFiscalItemLote.idTitulo', 'notaFiscalItem.idTitulo')
        .select(['idItem', 'idItemTipo', 'codigo', 'lote'])
        .execute();
      await undo(idCarga);
      return linhas;
    };
    expect(await load()).toEqual([{ idItem: 12, idItemTipo: ITEM_COMBO, codigo: 'K12', lote: LOTE_COMBO }]);
    await db.deleteFrom('codigoErp').where('recurso', '=', 'produtos').where('id', '=', idItem).execute();
    await db.insertInto('codigoErp').values({ recurso: 'produtos', codigo: 'K12', id: idItem }).execute();
    expect(await load()).toEqual([{ idItem, idItemTipo: ITEM_PRODUTO, codigo: 'K12', lote: SEM_LOTE }]);
  });

  test('that are wrong are refused, each with its reason', async () => {
    const { db } = bench.database;
    const { chave, xml } = nota;
    const wrongDigit = chave.slice(0, 43) + ((Number(chave[43]) + 1) % 10);
    expect(await reasonsFor({ chave: wrongDigit, xml })).toEqual([
      'A chave de acesso não tem 44 dígitos ou tem um dígito errado.',
    ]);
    const unreadable = ['O XML não é de uma NF-e inteira: está em outro formato ou foi cortado.'];
    expect(await reasonsFor({ chave, xml: xml.slice(0, -40) })).toEqual(unreadable);
    expect(await reasonsFor({ chave, xml: 'nota' })).toEqual(unreadable);
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${xml.replace('Venda', '&b;')}`;
    expect(await reasonsFor({ chave, xml: bomb })).toEqual(unreadable);
    expect(await reasonsFor({ chave, xml: xml.replace('Venda', '&b;') })).toEqual(unreadable);
    expect(await reasonsFor({ chave, xml: xml.replace(/<protNFe[\s\S]*<\/protNFe>/, '') })).toEqual([
      'O XML não tem o protocolo de autorização da NF-e (procNFe).',
    ]);
    expect(await reasonsFor({ chave, xml: xml.replace('<cStat>100', '<cStat>110') })).toEqual([
      'A NF-e não está autorizada (cStat 110).',
    ]);
    const second = await notaDaEmpresa(db, id, bench.now, { numDocumento: 7002 });
    expect(await reasonsFor({ chave: second.chave, xml })).toEqual(['O XML é de outra chave de acesso.']);
    expect(await reasonsFor({ chave, xml: xml.replace('<nNF>7001', '<nNF>7003') })).toEqual([
      'O emitente, a série ou o número do XML não são os da chave de acesso.',
    ]);
    expect(
      await reasonsFor({ chave, xml: xml.replace(/<dest><CNPJ>\d+/, '<dest><CNPJ>11222333000181') }),
    ).toEqual(['O destinatário 11222333000181 não é um cliente.']);
    expect(await reasonsFor({ chave, xml: xml.replaceAll(/<det [\s\S]*<\/det>/g, '') })).toEqual([
      'A NF-e não tem itens.',
    ]);
    await db.updateTable('pessoa').set({ tipo: 'cliente' }).where('idPessoa', '=', 1).execute();
    expect((await reasonsFor({ chave, xml }))[0]).toMatch(
      /^O emitente \d{14} não é uma filial da empresa\.$/,
    );
    await db.updateTable('pessoa').set({ tipo: 'filial' }).where('idPessoa', '=', 1).execute();
    expect(await reasonsFor({ chave, xml, pedido: '999999' })).toEqual(['O pedido 999999 não existe.']);
    await db.updateTable('prePedido').set({ idPessoaCliente: 102 }).where('idPrePedido', '=', id).execute();
    expect(await reasonsFor(linked())).toEqual([`O pedido ${id} é de outro cliente.`]);
    await db.updateTable('prePedido').set({ idPessoaCliente: 101 }).where('idPrePedido', '=', id).execute();
    await company.machine.loaded('etapas', [
      { pedido: String(id), situacao: '6', em: bench.now.toISOString() },
    ]);
    expect(await reasonsFor(linked())).toEqual([`O pedido ${id} foi recusado ou cancelado.`]);
    expect(await listed()).toEqual([]);
    await expectMoney();
  });
});
