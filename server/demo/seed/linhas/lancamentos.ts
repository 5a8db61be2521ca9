import type * as z from 'zod/mini';
import type { lancamentoLinha } from '#contract/integration/lancamento.ts';

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
