import { expect, test } from 'vitest';
import { FORMA_CARTAO } from '#contract/payment/pagamento.ts';
import { semOperadora } from '#server/provider/unavailable.ts';
import type { PagamentoRow } from './data/pagamentos.ts';
import { vigiarPagamentos } from './vigiar-pagamentos.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

const rowOf = (idPagamento: number): PagamentoRow => ({
  idPagamento,
  idPrePedido: idPagamento,
  idFormaPagamento: FORMA_CARTAO,
  valor: 1000,
  situacao: 'processando',
  referencia: `referencia-${idPagamento}`,
  copiaECola: null,
  parcelas: 1,
  mensagem: null,
  criadoEm: NOW,
  expiraEm: null,
});

test('decisions of a round are stored three at a time, and all of them', async () => {
  const rounds = [Array.from({ length: 10 }, (_, i) => rowOf(i + 1)), undefined];
  const stored: number[] = [];
  let running = 0;
  let most = 0;
  await vigiarPagamentos({
    clock: () => NOW,
    pagamentos: {
      ...semOperadora,
      consultarCartao: async () => ({ situacao: 'paga', autorizacao: 'A1' }),
    },
    queries: {
      takeVigiados: async () => rounds.shift(),
      async decidirPagamento(idPagamento) {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        stored.push(idPagamento);
      },
    },
  });
  expect(most).toBe(3);
  expect(stored.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});
