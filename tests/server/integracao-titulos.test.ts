import { beforeEach, describe, expect, test } from 'vitest';
import { codigoBarras, linhaDigitavel } from '#domain/payment/boleto-linha.ts';
import { useBench } from '#tests/support/bench.ts';
import { companyOf } from '#tests/support/company-bench.ts';
import {
  countsOf,
  motivosOf,
  notaDaEmpresa,
  pedidoDoApp,
  pedidoNow,
  titulo,
} from '#tests/support/company-system.ts';
import { bothDatabases } from '#tests/support/database.ts';

describe.each(bothDatabases)('instalments from the company on $name', ({ open }) => {
  const bench = useBench(open);
  const company = companyOf(bench);
  const { expectMoney, taken, undo } = company;
  let id: number;
  let nota: string;
  /** In cents. */
  let total: number;

  beforeEach(async () => {
    const { db } = bench.database;
    id = await pedidoDoApp(company.rep, db);
    ({ total } = await pedidoNow(db, id));
    const emitida = await notaDaEmpresa(db, id, bench.now);
    await company.machine.loaded('notas', [{ ...emitida, pedido: String(id) }]);
    nota = emitida.chave;
  });

  /** The two instalments of the order's invoice. */
  const two = () => [
    titulo({ codigoErp: 'T-1', nota, pedido: String(id), valor: (total - 5000) / 100 }),
    titulo({ codigoErp: 'T-2', nota, pedido: String(id), valor: 50, dataVencimento: '2027-01-20' }),
  ];
  const listed = async () => {
    const { text } = await company.rep.get('/extratocliente?idPessoaCliente=101');
    return text;
  };

  test('hold the credit of their order, and give it back as they are paid, once', async () => {
    expect(await taken()).toBe(total);
    expect(countsOf(await company.machine.loaded('titulos', two()))).toBe('concluida 2 0 0 0 0');
    expect(await taken()).toBe(total);
    const emParte = [{ codigoErp: 'T-2', valorPago: 20 }];
    expect(countsOf(await company.machine.loaded('titulos', emParte))).toBe('concluida 0 1 0 0 0');
    expect(await taken()).toBe(total - 2000);
    await company.machine.loaded('titulos', emParte);
    expect(await taken()).toBe(total - 2000);
    const paga = [{ codigoErp: 'T-2', dataLiquidacao: '2026-11-25' }];
    const { idCarga } = await company.machine.loaded('titulos', paga);
    expect(await taken()).toBe(total - 5000);
    await undo(idCarga);
    expect(await taken()).toBe(total - 2000);
    await company.machine.loaded('titulos', paga);
    expect(countsOf(await company.machine.loaded('titulos', paga))).toBe('concluida 0 0 1 0 0');
    expect(await taken()).toBe(total - 5000);
    await expectMoney();
  });

  test('that are reduced hold what is left', async () => {
    await company.machine.loaded('titulos', two());
    await company.machine.loaded('titulos', [{ codigoErp: 'T-2', abatimento: 10 }]);
    expect(await taken()).toBe(total - 1000);
    await expectMoney();
  });

  test('of an order that is paid in advance, or of none, hold no credit', async () => {
    const { db } = bench.database;
    const before = await taken();
    await company.machine.loaded('titulos', [titulo({ codigoErp: 'T-9' })]);
    expect(await taken()).toBe(before);
    await db.updateTable('prePedido').set({ idFormaPagamento: 7 }).where('idPrePedido', '=', id).execute();
    await company.machine.loaded('titulos', two());
    const tomados = db.selectFrom('contaReceber').select('creditoTomado').where('numero', '=', '7001/1');
    expect(await tomados.execute()).toEqual([
      { creditoTomado: 0 },
      { creditoTomado: 0 },
      { creditoTomado: 0 },
    ]);
  });

  test('that the limit counts already take no credit, and give theirs back as they are paid', async () => {
    const before = await taken();
    const contado = titulo({ codigoErp: 'T-9', contadoNoLimite: true });
    const vinda = await company.machine.loaded('titulos', [contado]);
    expect(await taken()).toBe(before);
    await undo(vinda.idCarga);
    expect(await taken()).toBe(before);
    await company.machine.loaded('titulos', [contado]);
    await company.machine.loaded('titulos', [{ codigoErp: 'T-9', valorPago: 40 }]);
    expect(await taken()).toBe(before - 4000);
    const paga = [{ codigoErp: 'T-9', dataLiquidacao: '2026-11-25' }];
    const resto = await company.machine.loaded('titulos', paga);
    expect(await taken()).toBe(before - 10_000);
    await undo(resto.idCarga);
    expect(await taken()).toBe(before - 4000);
    await company.machine.loaded('titulos', [{ codigoErp: 'T-9', valorPago: 0 }]);
    expect(await taken()).toBe(before);
  });

  test('that the limit counts already move no credit when they are cancelled and come back', async () => {
    const before = await taken();
    const contado = titulo({ codigoErp: 'T-9', contadoNoLimite: true });
    await company.machine.loaded('titulos', [contado, titulo({ codigoErp: 'T-8' })]);
    const { idCarga } = await company.machine.loaded('titulos?modo=substituir', [{ codigoErp: 'T-8' }]);
    expect(await taken()).toBe(before);
    await undo(idCarga);
    expect(await taken()).toBe(before);
  });

  test('of an order made here hold its credit, whatever is said of the limit', async () => {
    await company.machine.loaded(
      'titulos',
      two().map((one) => ({ ...one, contadoNoLimite: true })),
    );
    expect(await taken()).toBe(total);
    await company.machine.loaded('titulos', [{ codigoErp: 'T-2', dataLiquidacao: '2026-11-25' }]);
    expect(await taken()).toBe(total - 5000);
    await expectMoney();
  });

  test('that join invoices hold the credit of all their orders', async () => {
    const { db } = bench.database;
    const outro = await pedidoDoApp(company.rep, db);
    const segunda = await notaDaEmpresa(db, outro, bench.now, { numDocumento: 7002 });
    await company.machine.loaded('notas', [{ ...segunda, pedido: String(outro) }]);
    const ambos = total + (await pedidoNow(db, outro)).total;
    expect(await taken()).toBe(ambos);
    const juntas = titulo({ nota, outrasNotas: [segunda.chave], valor: ambos / 100 });
    expect(countsOf(await company.machine.loaded('titulos', [juntas]))).toBe('concluida 1 0 0 0 0');
    expect(countsOf(await company.machine.loaded('titulos', [juntas]))).toBe('concluida 0 0 1 0 0');
    expect(await taken()).toBe(ambos);
    expect(await listed()).toContain('7001, 7002');
    await company.machine.loaded('titulos', [{ codigoErp: 'T-1', outrasNotas: [] }]);
    expect(await listed()).not.toContain('7001, 7002');
    await expectMoney();
  });

  test('are listed for the customer, and devices hear of their invoice', async () => {
    const mudado = () =>
      bench.database.db
        .selectFrom('notaFiscal')
        .select('mudado')
        .where('chaveAcesso', '=', nota)
        .executeTakeFirstOrThrow();
    const before = await mudado();
    const barras = codigoBarras({
      banco: '237',
      vencimento: '2026-12-20',
      valor: total - 5000,
      campoLivre: '1'.repeat(25),
    });
    const [first, second] = two();
    await company.machine.loaded('titulos', [
      { ...first, linhaDigitavel: linhaDigitavel(barras) },
      second ?? {},
    ]);
    expect(await listed()).toContain('7001/1');
    expect((await mudado()).mudado).toBeGreaterThan(before.mudado);
    const after = await mudado();
    const again = await company.machine.loaded('titulos', [
      { ...first, linhaDigitavel: linhaDigitavel(barras), dataLiquidacao: null },
      second ?? {},
    ]);
    expect(countsOf(again)).toBe('concluida 0 0 2 0 0');
    expect(await mudado()).toEqual(after);
  });

  test('that a whole load leaves out are cancelled and kept, but not settled ones', async () => {
    const { db } = bench.database;
    const [first, second] = two();
    await company.machine.loaded('titulos', [
      first ?? {},
      second ?? {},
      titulo({ codigoErp: 'T-3', dataLiquidacao: '2026-11-22' }),
    ]);
    const carga = await company.machine.loaded('titulos?modo=substituir', [first ?? {}]);
    expect(countsOf(carga)).toBe('concluida 0 0 1 0 1');
    const codigos = () =>
      db
        .selectFrom('codigoErp')
        .select('codigo')
        .where('recurso', '=', 'titulos')
        .orderBy('codigo')
        .execute();
    expect((await codigos()).map(({ codigo }) => codigo)).toEqual(['T-1', 'T-3']);
    expect(await taken()).toBe(total - 5000);
    const canceladas = db.selectFrom('contaReceberCancelada').select('codigo').execute();
    expect(await canceladas).toEqual([{ codigo: 'T-2' }]);
    await expectMoney();
    await undo(carga.idCarga);
    expect((await codigos()).map(({ codigo }) => codigo)).toEqual(['T-1', 'T-2', 'T-3']);
    expect(await taken()).toBe(total);
    await expectMoney();
  });

  test('are gone when their load is undone', async () => {
    const before = await listed();
    const { idCarga } = await company.machine.loaded('titulos', [titulo({ codigoErp: 'T-9' })]);
    expect(await listed()).not.toBe(before);
    await undo(idCarga);
    expect(await listed()).toBe(before);
    await expectMoney();
  });

  test('that are wrong are refused, each with its reason', async () => {
    await company.machine.loaded('titulos', [titulo({ codigoErp: 'T-0' })]);
    const lines: [object, string][] = [
      [{ cliente: '999' }, 'O cliente 999 não existe.'],
      [{ filial: '999' }, 'A filial 999 não existe.'],
      [{ formaPagamento: 99 }, 'A forma de pagamento 99 não existe.'],
      [{ nota: '1'.repeat(44) }, `A nota ${'1'.repeat(44)} não existe.`],
      [{ outrasNotas: [nota] }, 'O campo outrasNotas precisa de uma chave no campo nota.'],
      [{ nota, outrasNotas: [nota] }, `A nota ${nota} está nos campos nota e outrasNotas.`],
      [{ nota, outrasNotas: ['1'] }, 'A nota 1 não existe.'],
      [{ nota, cliente: '102' }, `A nota ${nota} é de outro cliente.`],
      [{ pedido: '999999' }, 'O pedido 999999 não existe.'],
      [{ pedido: String(id), cliente: '102' }, `O pedido ${id} é de outro cliente.`],
      [{ dataVencimento: '2026-11-19' }, 'O vencimento é anterior à emissão.'],
      [{ dataLiquidacao: '2026-11-19' }, 'A liquidação é anterior à emissão.'],
      [{ dataVencimento: '2026-02-31' }, 'O campo dataVencimento tem de ser uma data como 2026-12-31.'],
      [{ abatimento: 101 }, 'O abatimento é maior que o valor.'],
      [{ valor: 0 }, 'O campo valor tem de ser maior que 0 (veio "0").'],
      [{ valorPago: -1 }, 'O campo valorPago tem de ser 0 ou mais (veio "-1").'],
      [
        { linhaDigitavel: '12345' },
        'A linha digitável ou o código de barras tem um dígito errado, ou são de boletos diferentes.',
      ],
    ];
    const carga = await company.machine.loaded('titulos', [
      ...lines.map(([more], at) => titulo({ codigoErp: `E-${at}`, ...more })),
      titulo({ codigoErp: 'T-0', cliente: '102' }),
    ]);
    expect((await motivosOf(company.machine, carga)).toSorted()).toEqual(
      [...lines.map(([, motivo]) => motivo), 'O título é do cliente 101.'].toSorted(),
    );
    await expectMoney();
  });
});
