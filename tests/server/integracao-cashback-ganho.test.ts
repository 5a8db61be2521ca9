import { describe, expect, test } from 'vitest';
import { liberarCashbacks } from '#server/customers/liberar-cashback.ts';
import { queriesOf } from '#server/queries/queries.ts';
import { useBench } from '#tests/support/bench.ts';
import { companyOf } from '#tests/support/company-bench.ts';
import { countsOf, heldNow, motivosOf, notaDaEmpresa, pedidoDoApp } from '#tests/support/company-system.ts';
import { bothDatabases } from '#tests/support/database.ts';
import { passadoDe } from '#tests/support/past-orders.ts';
import { readJson } from '#tests/support/read-json.ts';

const GANHO = {
  codigoErp: 'CB-1',
  cliente: '101',
  valor: 12.34,
  dataHora: '2026-11-10T10:00:00-03:00',
  descricao: 'DIPIRONA 500 MG',
};
const LIBERADO = { ...GANHO, liberadoEm: '2026-11-18T10:00:00-03:00' };
const USO = { ...LIBERADO, codigoErp: 'CB-2', valor: -50, descricao: 'Usado em pedidos' };

type Cashback = {
  meuCashbackCollection: {
    meuCashbackSituacao: { descricaoMeuCashbackSituacao: string };
    titulo: { numDocumento: number } | null;
    produto: { descProduto: string };
    lancamento: { valor: number };
  }[];
};

describe.each(bothDatabases)('cashback that was earned elsewhere on $name', ({ open }) => {
  const bench = useBench(open);
  const company = companyOf(bench);

  const load = (linhas: readonly object[], more = '') =>
    company.machine.loaded(`cashbackLancamentos${more}`, linhas);
  const refused = async (linhas: readonly object[]) => await motivosOf(company.machine, await load(linhas));
  /** The cashback that the customer can spend, in cents. */
  const saldo = async () => {
    await company.expectMoney();
    return (await heldNow(bench.database.db)).saldoCashback;
  };
  /** The entries of the month as the screen gets them. */
  async function ganhos(): Promise<string[]> {
    const { meuCashbackCollection } = await readJson<Cashback>(
      company.rep,
      '/cashback?idPessoaCliente=101&dataInicial=2026-11-01&dataFinal=2026-11-19',
    );
    return meuCashbackCollection.map(
      ({ meuCashbackSituacao, titulo, produto, lancamento }) =>
        `${produto.descProduto} ${lancamento.valor} ${meuCashbackSituacao.descricaoMeuCashbackSituacao} ${titulo?.numDocumento ?? ''}`,
    );
  }

  test('is on the screen in analysis, and part of the balance once it is released', async () => {
    const before = await saldo();
    expect(countsOf(await load([GANHO]))).toBe('concluida 1 0 0 0 0');
    expect([await ganhos(), await saldo()]).toEqual([['DIPIRONA 500 MG 12.34 Em Análise '], before]);
    expect(countsOf(await load([LIBERADO]))).toBe('concluida 0 1 0 0 0');
    expect([await ganhos(), await saldo()]).toEqual([['DIPIRONA 500 MG 12.34 Liberado '], before + 12_34]);
    const carga = await load([{ ...LIBERADO, valor: 10 }]);
    expect(await saldo()).toBe(before + 10_00);
    expect(countsOf(await load([{ ...GANHO, valor: 10 }]))).toBe('concluida 0 0 1 0 0');
    await company.undo(carga.idCarga);
    expect(await saldo()).toBe(before + 10_00);
  });

  test('is used up by an entry below zero, and by no more than there is', async () => {
    const before = await saldo();
    expect(await refused([USO])).toEqual([
      'O saldo do cliente 101 é R$\u00a045,90 e não cobre este lançamento.',
    ]);
    const carga = await load([LIBERADO, USO]);
    expect(await saldo()).toBe(before + 12_34 - 50_00);
    expect((await load([USO], '?modo=substituir&limiteRetirada=100')).mensagem).toBe(
      'O crédito CB-1 já foi usado e não pode ser retirado. Nada foi gravado.',
    );
    await company.undo(carga.idCarga);
    expect([await ganhos(), await saldo()]).toEqual([[], before]);
  });

  test('names its product and its invoice, and is released and taken back by the company alone', async () => {
    const { db } = bench.database;
    const passado = await passadoDe(db);
    await company.machine.loaded('historico', [passado]);
    const { idPrePedido } = await db
      .selectFrom('prePedido')
      .select('idPrePedido')
      .orderBy('idPrePedido', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const nota = await notaDaEmpresa(db, idPrePedido, new Date('2026-10-06T12:00:00Z'));
    const cargaDaNota = await company.machine.loaded('notas', [{ ...nota, pedido: 'erp:PV-1' }]);
    const linha = { ...GANHO, nota: nota.chave, produto: passado.itens[0]?.produto };
    expect(countsOf(await load([linha]))).toBe('concluida 1 0 0 0 0');
    expect(await ganhos()).toEqual(['DIPIRONA 500 MG 12.34 Em Análise 7001']);
    expect(countsOf(await load([linha]))).toBe('concluida 0 0 1 0 0');
    const before = await saldo();
    bench.later(40 * 24 * 3_600_000);
    await liberarCashbacks({ queries: queriesOf(bench.database.store), clock: () => bench.now });
    expect(await saldo()).toBe(before);
    await company.undo(cargaDaNota.idCarga);
    expect(countsOf(await load([linha]))).toBe('concluida 0 0 1 0 0');
  });

  test('is not loaded for an invoice whose cashback the portal counted', async () => {
    const { db } = bench.database;
    await db
      .updateTable('cashback')
      .set({ valorCashbackItem: 1500, utilizarLimitadorQuantidade: false, utilizarLimitadorValor: false })
      .where('idCashback', '=', 1)
      .execute();
    await db.updateTable('produto').set({ idCashback: 1 }).execute();
    const id = await pedidoDoApp(company.rep, db);
    const nota = await notaDaEmpresa(db, id, bench.now);
    await company.machine.loaded('notas', [{ ...nota, pedido: String(id) }]);
    expect(await refused([{ ...GANHO, nota: nota.chave }])).toEqual([
      `O cashback da nota ${nota.chave} já foi lançado aqui no portal.`,
    ]);
  });

  test('is refused one by one with a sentence', async () => {
    expect(
      await refused([
        { ...GANHO, cliente: 'K-9' },
        { ...GANHO, codigoErp: 'CB-2', valor: 0 },
        { ...LIBERADO, codigoErp: 'CB-3', liberadoEm: '2026-11-09T10:00:00-03:00' },
        { ...GANHO, codigoErp: 'CB-4', produto: 'X-1' },
        { ...GANHO, codigoErp: 'CB-5', nota: 'N-1' },
        { codigoErp: 'CB-6', cliente: '101' },
      ]),
    ).toEqual([
      'O cliente K-9 não existe.',
      expect.stringMatching(/^O campo valor tem de ser diferente de 0/),
      'A liberação é anterior a dataHora.',
      'O produto X-1 não existe.',
      'A nota N-1 não existe.',
      'O campo valor falta, e o código é novo.',
    ]);
  });
});
