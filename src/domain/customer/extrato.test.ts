import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ContaCorrente, efeitoOf, extratoDe } from './extrato.ts';
import { extratoHead, extratoNome, extratoRow } from './extrato-csv.ts';

const lancamento = (dataHora: string, efeito: number, observacao = 'Depósito recebido') => ({
  dataHora,
  observacao,
  valor: Math.abs(efeito),
  naturezaCreditoDebito:
    efeito > 0 ? { id: 'C' as const, descricao: 'Crédito' } : { id: 'D' as const, descricao: 'Débito' },
});

const CONTA: ContaCorrente = {
  saldoInicial: 3_800_00,
  lancamentos: [
    // 23:30 of the 7th in São Paulo.
    lancamento('2026-11-08T02:30:00Z', 2_000_00),
    lancamento('2026-11-15T12:00:00-03:00', -1_150_00),
    lancamento('2026-11-24T12:00:00-03:00', 350_00),
  ],
};

test('earlier entries count for the initial balance, later ones not at all', () => {
  expect(extratoDe(CONTA, { de: '2026-11-08', ate: '2026-11-20' })).toMatchObject({
    lancamentos: [{ saldoAposLancamento: 4_650_00 }],
    saldoInicial: 5_800_00,
    creditos: 0,
    debitos: 1_150_00,
    saldoFinal: 4_650_00,
  });
  expect(extratoDe(CONTA, { de: '2026-11-07', ate: '2026-11-07' })).toMatchObject({
    saldoInicial: 3_800_00,
    creditos: 2_000_00,
    saldoFinal: 5_800_00,
  });
});

test('days without an entry keep the balance', () => {
  expect(extratoDe(CONTA, { de: '2026-11-25', ate: '2026-11-27' })).toEqual({
    lancamentos: [],
    saldoInicial: 5_000_00,
    creditos: 0,
    debitos: 0,
    saldoFinal: 5_000_00,
  });
});

test('the final balance of one range is the initial one of the next, and of the last entry', () => {
  const efeito = fc.integer({ min: -1e9, max: 1e9 }).filter((cents) => cents !== 0);
  const dia = fc.integer({ min: 10, max: 28 });
  fc.assert(
    fc.property(fc.array(fc.tuple(dia, efeito)), dia, (entries, corte) => {
      const conta = {
        saldoInicial: 0,
        lancamentos: entries
          .sort(([a], [b]) => a - b)
          .map(([day, cents]) => lancamento(`2026-11-${day}T12:00:00-03:00`, cents)),
      };
      const antes = extratoDe(conta, { de: '2026-11-01', ate: `2026-11-${corte}` });
      const depois = extratoDe(conta, { de: `2026-11-${corte + 1}`, ate: '2026-12-31' });
      expect(depois.saldoInicial).toBe(antes.saldoFinal);
      expect(antes.lancamentos.at(-1)?.saldoAposLancamento ?? 0).toBe(antes.saldoFinal);
      expect(depois.saldoFinal).toBe(conta.lancamentos.reduce((sum, row) => sum + efeitoOf(row), 0));
    }),
  );
});

test('a CSV file has a minus before debits, ends with the final balance and defuses a formula', () => {
  const { lancamentos } = extratoDe(
    {
      saldoInicial: 0,
      lancamentos: [...CONTA.lancamentos.slice(1), lancamento('2026-11-25T12:00:00Z', 1, '=A1;')],
    },
    { de: '2026-11-01', ate: '2026-11-30' },
  );
  expect(extratoHead() + lancamentos.map(extratoRow).join('')).toBe(
    [
      '\uFEFFData/hora;Histórico;Valor (R$);Natureza;Saldo após lançamento (R$)',
      '15/11/2026 12:00;Depósito recebido;-1150,00;Débito;-1150,00',
      '24/11/2026 12:00;Depósito recebido;350,00;Crédito;-800,00',
      `25/11/2026 09:00;"'=A1;";0,01;Crédito;-799,99`,
      '',
    ].join('\r\n'),
  );
  expect(extratoNome('2026-11-27T10:15:30-03:00')).toBe('ExtratoContaCorrente-20261127101530.csv');
});
