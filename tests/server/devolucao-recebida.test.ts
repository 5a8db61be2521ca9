import { beforeEach, describe, expect, test } from 'vitest';
import { ok } from '#lib/result.ts';
import { transact } from '#server/db/transacao.ts';
import { type AtoDaEmpresa, moverDaEmpresa } from '#server/returns/data/mover-da-empresa.ts';
import type { ApiClient } from '#tests/support/api.ts';
import { useBench } from '#tests/support/bench.ts';
import { expectBalancesFromEntries } from '#tests/support/conta-corrente.ts';
import { bothDatabases } from '#tests/support/database.ts';
import {
  CLIENTE,
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

describe.each(bothDatabases)('a received return on $name', ({ open }) => {
  const bench = useBench(open);
  let client: ApiClient;
  let nota: Nota;

  beforeEach(async () => {
    await seedNotas(bench.database.db, bench.now);
    client = await bench.api.as('representante');
    nota = await findNota(bench.database.db);
    await deliver(bench.database.db, nota, bench.now, 2);
    await bench.database.db.deleteFrom('contaReceber').where('idTitulo', '=', nota.idTitulo).execute();
  });

  const act = async (id: number, ato: AtoDaEmpresa) => {
    const done = await transact(bench.database.db, async (trx) =>
      ok(await moverDaEmpresa(trx, id, ato, { mensagem: '', em: bench.now })),
    );
    if (!done.ok) throw new Error('undone');
    return done.value;
  };

  /** Open instalments of the invoice, by the days until they are due. */
  const owe = (
    parcelas: readonly {
      dias: number;
      valor: number;
      more?: { descontoFinanceiro?: number; jurosApurados?: number; valorPago?: number };
    }[],
  ) =>
    bench.database.db
      .insertInto('contaReceber')
      .values(
        parcelas.map(({ dias, valor, more }) => ({
          idPessoaCliente: CLIENTE,
          idPessoaFilial: nota.idPessoaEmitente,
          idPrePedido: nota.idPrePedido,
          idTitulo: nota.idTitulo,
          idFormaPagamento: 1,
          idBoleto: null,
          numero: `${nota.numDocumento}/${dias}`,
          dataEmissao: '2026-11-10',
          dataVencimento: `2026-12-${String(dias).padStart(2, '0')}`,
          dataLiquidacao: null,
          valor,
          creditoTomado: valor,
          ...more,
        })),
      )
      .execute();

  const contas = () =>
    bench.database.db
      .selectFrom('contaReceber')
      .select(['valor', 'abatimento', 'dataLiquidacao', 'creditoTomado'])
      .where('idTitulo', '=', nota.idTitulo)
      .orderBy('dataVencimento')
      .execute();

  const cliente = () =>
    bench.database.db
      .selectFrom('pessoa')
      .select(['saldoAdiantamento', 'saldoCashback', 'limiteDisponivel'])
      .where('idPessoa', '=', CLIENTE)
      .executeTakeFirstOrThrow();

  const estoque = async () =>
    (
      await bench.database.db.selectFrom('produtoEstoque').select('estoque').orderBy('idProduto').execute()
    ).map((row) => row.estoque);

  const whole = async () => Number((await client.post('/Devolucao/Cadastrar', cadastro(nota, TOTAL))).text);

  test('is taken off the open instalments, latest first, and the rest is a credit; once for six at once', async () => {
    const total = nota.valorTotalNota;
    const last = Math.floor(total / 2);
    await owe([
      { dias: 1, valor: Math.floor(total / 4) },
      { dias: 20, valor: last },
    ]);
    const before = await cliente();
    const units = await estoque();
    const id = await whole();
    const results = await Promise.all(Array.from({ length: 6 }, () => act(id, 'receber')));
    expect(results.toSorted((a, b) => a.localeCompare(b))).toEqual([
      'movida',
      ...Array(5).fill('situacao-nao-permite'),
    ]);
    const first = Math.floor(total / 4);
    expect(await contas()).toEqual([
      { valor: first, abatimento: first, dataLiquidacao: '2026-11-20', creditoTomado: 0 },
      { valor: last, abatimento: last, dataLiquidacao: '2026-11-20', creditoTomado: 0 },
    ]);
    const after = await cliente();
    expect(after.saldoAdiantamento - before.saldoAdiantamento).toBe(total - first - last);
    expect(after.limiteDisponivel - before.limiteDisponivel).toBe(first + last);
    expect(await estoque()).toEqual(units);
    const { idDevolucaoVenda } = await devolucaoDe(client, id);
    const [entry] = await bench.database.db
      .selectFrom('lancamentoContaCorrente')
      .selectAll()
      .where('idDevolucao', '=', id)
      .execute();
    expect(entry?.observacao).toBe(`Devolução nº ${idDevolucaoVenda} da nota fiscal ${nota.numDocumento}`);
    await expectBalancesFromEntries(bench.database.db);
  });

  test('smaller than what is owed lowers the latest instalment only, with its credit', async () => {
    await owe([
      { dias: 1, valor: nota.valorTotalNota },
      { dias: 20, valor: nota.valorTotalNota },
    ]);
    const id = await whole();
    await bench.database.db
      .updateTable('contaReceber')
      .set({ valor: nota.valorTotalNota * 2, creditoTomado: nota.valorTotalNota * 2 })
      .where('dataVencimento', '=', '2026-12-20')
      .where('idTitulo', '=', nota.idTitulo)
      .execute();
    const before = await cliente();
    await act(id, 'receber');
    const total = nota.valorTotalNota;
    expect(await contas()).toEqual([
      { valor: total, abatimento: 0, dataLiquidacao: null, creditoTomado: total },
      { valor: total * 2, abatimento: total, dataLiquidacao: null, creditoTomado: total },
    ]);
    const after = await cliente();
    expect(after.saldoAdiantamento).toBe(before.saldoAdiantamento);
    expect(after.limiteDisponivel).toBe(before.limiteDisponivel + total);
  });

  test('settles an instalment of which its discount is all that is left, and not one that owes interest', async () => {
    const total = nota.valorTotalNota;
    const devida = async () => {
      await act(await whole(), 'receber');
      return (await contas())[0]?.dataLiquidacao;
    };
    await owe([{ dias: 20, valor: total + 90_00, more: { descontoFinanceiro: 90_00 } }]);
    expect(await devida()).toBe('2026-11-20');
    const { db } = bench.database;
    await db.deleteFrom('contaReceber').where('idTitulo', '=', nota.idTitulo).execute();
    await db.updateTable('devolucao').set({ idSituacao: 8 }).execute();
    await owe([{ dias: 20, valor: total, more: { jurosApurados: 35_00, valorPago: 20_00 } }]);
    expect(await devida()).toBeNull();
  });

  test('takes back the cashback of its units: from analysis, or from the balance but never below zero', async () => {
    const [lote] = await lotesDe(client, nota);
    if (lote === undefined) throw new Error('no lot');
    const { quantidade } = lote.tituloItemLote;
    const earn = (situacao: number, valor: number) =>
      bench.database.db
        .insertInto('cashbackLancamento')
        .values({
          idPessoaCliente: CLIENTE,
          idTitulo: nota.idTitulo,
          posicao: 1,
          idProduto: lote.produto.idProduto,
          descProduto: lote.produto.descProduto,
          situacao,
          valor,
          dataHora: bench.now,
          liberadoEm: situacao === 2 ? bench.now : null,
        })
        .execute();
    await bench.database.db.deleteFrom('cashbackLancamento').where('idTitulo', '=', nota.idTitulo).execute();
    await bench.database.db
      .updateTable('prePedidoItem')
      .set({ valorCashback: 9_00 })
      .where('idPrePedido', '=', nota.idPrePedido)
      .execute();
    await earn(1, 9_00);
    const receive = async (units: number) => {
      const id = await rascunho(client, nota);
      await client.post('/Devolucao/CadastrarItemParcial', itemParcial(id, nota, lote, units));
      await finalizar(client, id);
      await act(id, 'receber');
    };
    const entries = () =>
      bench.database.db
        .selectFrom('cashbackLancamento')
        .select(['situacao', 'valor'])
        .where('idTitulo', '=', nota.idTitulo)
        .orderBy('id')
        .execute();
    await receive(1);
    const share = Math.round(9_00 / quantidade);
    expect(await entries()).toEqual([{ situacao: 1, valor: 9_00 - share }]);
    // Released meanwhile, and spent but for one cent.
    await bench.database.db
      .updateTable('cashbackLancamento')
      .set({ situacao: 2, liberadoEm: bench.now })
      .where('idTitulo', '=', nota.idTitulo)
      .execute();
    await bench.database.db
      .updateTable('pessoa')
      .set({ saldoCashback: 1 })
      .where('idPessoa', '=', CLIENTE)
      .execute();
    if (quantidade > 1) await receive(quantidade - 1);
    expect((await cliente()).saldoCashback).toBe(0);
    expect((await entries()).at(-1)).toEqual({ situacao: 2, valor: -1 });
  });

  test('can be refused or approved while it waits, and cancelled until it is received', async () => {
    await deliver(bench.database.db, nota, bench.now, 9);
    const id = await whole();
    expect(await act(id, 'receber')).toBe('situacao-nao-permite');
    expect(await act(id, 'cancelar')).toBe('situacao-nao-permite');
    expect(await act(id, 'recusar')).toBe('movida');
    expect(await act(id, 'aprovar')).toBe('situacao-nao-permite');
    // A refused return holds no units.
    const other = await whole();
    expect(await act(other, 'aprovar')).toBe('movida');
    expect(await act(other, 'cancelar')).toBe('movida');
    expect(await act(other, 'receber')).toBe('situacao-nao-permite');
    expect(await act(999_999, 'receber')).toBe('nao-encontrada');
    expect((await lotesDe(client, nota))[0]?.quantidadeDevolvida).toBe(0);
  });
});
