import type { Contexto } from '#contract/catalogue/sincronizacao.ts';
import type { PrazoFormaPagamento } from '#contract/customers/preferencia.ts';

/** The customer data that compute and check a cart. Amounts in cents. */
export type ClienteCompra = {
  idPessoaCliente: number;
  calcularSt: boolean;
  /** A blocked customer buys with advance payment only. */
  bloqueado: boolean;
  limiteDisponivel: number;
  limitePagamentoAntecipado: number;
  aplicarLimiteMinimoDiario: boolean;
  valorLimiteMinimoDiario: number;
  valorTotalPedidosDia: number;
  /** The price contexts, one per sale condition. */
  contextos: readonly Contexto[];
  /** The payment options, by sale condition. */
  opcoes: readonly { idCondicao: number; opcoes: readonly PrazoFormaPagamento[] }[];
  /** `<idPrazo>_<idFormaPagamento>` of the user's preference, if complete. */
  idPagamentoPreferido: string | null;
};

/**
 * Returns the payment options of the customer under a sale condition; for a blocked customer only advance
 * payments.
 */
export function opcoesFor(
  cliente: Pick<ClienteCompra, 'bloqueado' | 'opcoes'>,
  idCondicao: number,
): readonly PrazoFormaPagamento[] {
  const opcoes = cliente.opcoes.find((o) => o.idCondicao === idCondicao)?.opcoes ?? [];
  return cliente.bloqueado ? opcoes.filter((o) => o.formaPagamento.pagamentoAntecipado) : opcoes;
}

/**
 * Returns the payment of a group: the chosen one, else the user's preference, else the first option. Skips a
 * choice that is no longer offered. Undefined if the customer has no option.
 */
export function pagamentoFor(
  cliente: ClienteCompra,
  idCondicao: number,
  idEscolhido: string | undefined,
): PrazoFormaPagamento | undefined {
  const opcoes = opcoesFor(cliente, idCondicao);
  const byId = (wanted: string | null | undefined) => opcoes.find((o) => o.id === wanted);
  return byId(idEscolhido) ?? byId(cliente.idPagamentoPreferido) ?? opcoes[0];
}
