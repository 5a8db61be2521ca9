import { type LancamentoRegistro, lancamentoLinha } from '#contract/integration/lancamento.ts';
import { listCodigos } from '#server/integration/data/codes.ts';
import { comNossosNumeros } from '#server/integration/data/orders-named.ts';
import { defineRecurso } from '#server/integration/data/resource.ts';
import { checkLancamentos } from './check-lancamentos.ts';
import { readLancamentos } from './read-lancamentos.ts';
import { findUsados, withdrawLancamentos, writeLancamentos } from './write-lancamentos.ts';

/** Entries of current accounts that the company booked. Those that the portal booked have no code: no load names them. */
export const lancamentos = defineRecurso<LancamentoRegistro>({
  nome: 'lancamentos',
  linha: lancamentoLinha,
  codigos: ['codigoErp'],
  obrigatorios: ['cliente', 'natureza', 'valor', 'dataHora', 'observacao'],
  padrao: { pedido: null },
  chaveDe: ({ codigoErp = '' }) => codigoErp,
  nomear: comNossosNumeros,
  conferir: checkLancamentos,
  ler: readLancamentos,
  gravar: writeLancamentos,
  presos: findUsados,
  retirar: withdrawLancamentos,
  listarChaves: (trx, depoisDe, quantas) => listCodigos(trx, 'lancamentos', depoisDe, quantas),
});
