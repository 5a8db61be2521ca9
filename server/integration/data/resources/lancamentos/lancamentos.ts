import { type LancamentoRegistro, lancamentoLinha } from '#contract/integration/lancamento.ts';
import { listCodigos } from '#server/integration/data/codes.ts';
import { comNossosNumeros } from '#server/integration/data/orders-named.ts';
import { defineRecurso } from '#server/integration/data/resource.ts';
import { checkConta } from './check-conta.ts';
import { readWhyWrong } from './check-lancamentos.ts';
import { readLancamentos } from './read-lancamentos.ts';
import type { Conta } from './saldos.ts';
import { findUsados, withdrawConta, writeConta } from './write-conta.ts';

const CONTA: Conta<LancamentoRegistro> = {
  recurso: 'lancamentos',
  tabela: 'lancamentoContaCorrente',
  saldo: 'saldoAdiantamento',
  readColumns: async () => [
    ['dataHora', 'timestamptz', (l) => l.dataHora],
    ['observacao', 'text', (l) => l.observacao],
    ['valor', 'bigint', (l) => l.valor],
    ['natureza', 'text', (l) => l.natureza],
    ['idPrePedido', 'integer', (l) => (l.pedido === null ? null : Number(l.pedido))],
  ],
  efeitoDe: ({ natureza, valor }) => (natureza === 'C' ? valor : -valor),
  ler: readLancamentos,
};

/** Entries of current accounts that the company booked. Those that the portal booked have no code: no load names them. */
export const lancamentos = defineRecurso<LancamentoRegistro>({
  nome: 'lancamentos',
  linha: lancamentoLinha,
  codigos: ['codigoErp'],
  obrigatorios: ['cliente', 'natureza', 'valor', 'dataHora', 'observacao'],
  padrao: { pedido: null },
  chaveDe: ({ codigoErp = '' }) => codigoErp,
  nomear: comNossosNumeros,
  conferir: async (trx, registros) =>
    await checkConta(trx, CONTA, registros, await readWhyWrong(trx, registros)),
  ler: readLancamentos,
  gravar: (trx, registros) => writeConta(trx, CONTA, registros),
  presos: (trx, chaves) => findUsados(trx, CONTA, chaves),
  retirar: (trx, chaves) => withdrawConta(trx, CONTA, chaves),
  listarChaves: (trx, depoisDe, quantas) => listCodigos(trx, 'lancamentos', depoisDe, quantas),
});
