import type * as z from 'zod/mini';
import type { cashbackLancamentoLinha } from '#contract/integration/cashback-lancamento.ts';
import type { lancamentoLinha } from '#contract/integration/lancamento.ts';

/** The text of a balance from before. */
export const SALDO_ANTERIOR = 'Saldo anterior';

/** An entry of the past; `valor` in cents, below 0 for a debit. */
type Lancamento = { readonly dataHora: Date; readonly observacao: string; readonly valor: number };

/** A customer's entries as the company's own system tells them, the oldest first. */
export const linhasDeLancamentos = (
  idPessoaCliente: number,
  lancamentos: readonly Lancamento[],
): z.input<typeof lancamentoLinha>[] =>
  lancamentos.map(({ dataHora, observacao, valor }, index) => ({
    codigoErp: `CC-${idPessoaCliente}-${index + 1}`,
    cliente: String(idPessoaCliente),
    natureza: valor > 0 ? 'C' : 'D',
    valor: Math.abs(valor) / 100,
    dataHora: dataHora.toISOString(),
    observacao,
  }));

/** The cashback that a customer had before all other entries, in cents. */
export const linhaDeSaldo = (
  idPessoaCliente: number,
  valor: number,
  em: Date,
): z.input<typeof cashbackLancamentoLinha> & { readonly codigoErp: string } => ({
  codigoErp: `CB-${idPessoaCliente}-1`,
  cliente: String(idPessoaCliente),
  valor: valor / 100,
  dataHora: em.toISOString(),
  descricao: SALDO_ANTERIOR,
  liberadoEm: em.toISOString(),
});
