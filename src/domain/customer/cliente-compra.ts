import type { Contexto } from '#contract/catalogue/sincronizacao.ts';
import type { PrazoFormaPagamento } from '#contract/customers/preferencia.ts';

/** Everything of a customer that a cart is computed and checked with. Amounts in cents. */
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
  /** The ways to pay, by sale condition. */
  opcoes: readonly { idCondicao: number; opcoes: readonly PrazoFormaPagamento[] }[];
  /** `<idPrazo>_<idFormaPagamento>` of the user's preference, if complete. */
  idPagamentoPreferido: string | null;
};

/** The ways to pay that the customer may use under a sale condition: a blocked one only in advance. */
export function opcoesFor(
  cliente: Pick<ClienteCompra, 'bloqueado' | 'opcoes'>,
  idCondicao: number,
): readonly PrazoFormaPagamento[] {
  const opcoes = cliente.opcoes.find((o) => o.idCondicao === idCondicao)?.opcoes ?? [];
  return cliente.bloqueado ? opcoes.filter((o) => o.formaPagamento.pagamentoAntecipado) : opcoes;
}

/**
 * The way a group is paid: the one chosen for it, else the user's preference, else the first; a choice that
 * is no longer offered is passed over. Undefined when the customer has none.
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
