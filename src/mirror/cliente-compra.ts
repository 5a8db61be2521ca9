import type { Contexto } from '#contract/catalogue/sincronizacao.ts';
import type { ClienteCompra } from '#domain/customer/cliente-compra.ts';
import type { ClienteDetalhe } from '#vault/mirror-rows.ts';

/** The data for computing and checking a customer's cart, from the mirrored responses. */
export function toClienteCompra(idPessoaCliente: number, detalhe: ClienteDetalhe): ClienteCompra {
  const { dadosGerais, preferencia } = detalhe;
  return {
    idPessoaCliente,
    calcularSt: preferencia.calcularSt,
    bloqueado: dadosGerais.clienteBloqueadoMotivo !== null,
    limiteDisponivel: dadosGerais.limiteDisponivel,
    limitePagamentoAntecipado: detalhe.limitePagamentoAntecipado,
    aplicarLimiteMinimoDiario: dadosGerais.aplicarLimiteMinimoDiario,
    valorLimiteMinimoDiario: dadosGerais.valorLimiteMinimoDiario,
    valorTotalPedidosDia: dadosGerais.valorTotalPedidosDia,
    contextos: detalhe.contextos,
    opcoes: detalhe.opcoes,
    idPagamentoPreferido:
      preferencia.prazo && preferencia.formaPagamento
        ? `${preferencia.prazo.idPrazo}_${preferencia.formaPagamento.idFormaPagamento}`
        : null,
  };
}

/** The price context that the user's preference for the customer names; undefined without one. */
export function contextoOf(detalhe: ClienteDetalhe): Contexto | undefined {
  const idCondicao = detalhe.preferencia.condicao?.idCondicao;
  return detalhe.contextos.find((c) => c.idCondicao === idCondicao);
}
