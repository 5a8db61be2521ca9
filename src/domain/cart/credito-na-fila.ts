import type { ClienteCompra } from '#domain/customer/cliente-compra.ts';

/** A queued order, as far as it uses credit. Amounts in cents. */
export type EnvioNaFila = {
  readonly grupos: readonly {
    readonly idCondicao: number;
    readonly totalVisto: number;
    /** `<idPrazo>_<idFormaPagamento>`; undefined if it was not stored. */
    readonly idPagamentoVisto?: string | undefined;
  }[];
  /** Deducted from the groups that are not paid in advance. */
  readonly cashbackAplicado?: number | undefined;
};

/**
 * Returns the credit that queued orders will use, in cents: their groups not paid in advance, less their
 * cashback. A group counts unless the customer's payment options show that it is paid in advance.
 */
export function creditoNaFila(envios: readonly EnvioNaFila[], opcoes: ClienteCompra['opcoes']): number {
  const isAntecipado = ({ idCondicao, idPagamentoVisto }: EnvioNaFila['grupos'][number]): boolean =>
    opcoes.find((o) => o.idCondicao === idCondicao)?.opcoes.find((o) => o.id === idPagamentoVisto)
      ?.formaPagamento.pagamentoAntecipado ?? false;
  return envios.reduce((all, { grupos, cashbackAplicado = 0 }) => {
    const total = grupos.filter((g) => !isAntecipado(g)).reduce((sum, { totalVisto }) => sum + totalVisto, 0);
    return all + Math.max(0, total - cashbackAplicado);
  }, 0);
}

/**
 * Returns the credit that a new order may use, in cents: the server's last limit less the queue, never below
 * zero.
 */
export const limiteDepoisDaFila = (limiteDisponivel: number, naFila: number): number =>
  Math.max(0, limiteDisponivel - naFila);
