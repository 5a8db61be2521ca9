import { FORMA_BOLETO_ANTECIPADO, FORMA_DEPOSITO_ANTECIPADO } from '#contract/payment/pagamento.ts';
import {
  baixarBoletoAntecipado,
  consultarBoletoAntecipado,
  consultarContaDeposito,
} from '#contract/payment/pagamento-antecipado.ts';
import { linhaDigitavel } from '#domain/payment/boleto-linha.ts';
import { vencimentoOf } from '#domain/payment/espera-pagamento.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { beneficiarioOf } from '#server/boleto/boleto-conta.ts';
import { boletoPdf } from '#server/boleto/boleto-pdf.ts';
import { readCliente } from '#server/customers/data/clientes.ts';
import type { Scope } from '#server/db/scope.ts';
import { answerRecusa } from '#server/http/answer.ts';
import { withMarca } from '#server/http/marca.ts';
import { naoVinculado, type Recusa, recusa } from '#server/http/recusa.ts';
import { type Route, sessionRoute, streamRoute } from '#server/http/route.ts';
import { boletoDoPedido, boletoNaoRegistrado, type ContaDeposito } from './boleto-antecipado.ts';
import { type PedidoAPagar, readContaDeposito, readPedidoAPagar } from './data/pagamentos.ts';
import { naoPermitido, pedidoNaoEncontrado } from './pagamento-recusas.ts';

/** Boletos and deposits that are paid before the goods leave. */
export const pagamentoAntecipadoRoutes: readonly Route[] = [
  withMarca(
    sessionRoute(consultarBoletoAntecipado, async ({ user, query }, { inventaBoletos }) => {
      const found = await findPedido(user, query, [FORMA_BOLETO_ANTECIPADO, FORMA_DEPOSITO_ANTECIPADO]);
      if (!found.ok) return found;
      const { pedido, conta } = found.value;
      if (pedido.idFormaPagamento !== FORMA_BOLETO_ANTECIPADO)
        return ok({
          dataVencimento: vencimentoOf(pedido),
          numeroDocumento: String(pedido.idPrePedido),
          valorDocumento: pedido.valor,
          linhaDigitavel: null,
        });
      const boleto = await boletoDoPedido(user, pedido, conta, inventaBoletos);
      if (boleto === undefined) return fail(boletoNaoRegistrado());
      const { barras, dataVencimento, numeroDocumento, valor } = boleto;
      return ok({
        dataVencimento,
        numeroDocumento,
        valorDocumento: valor,
        linhaDigitavel: linhaDigitavel(barras),
      });
    }),
  ),

  withMarca(
    streamRoute(baixarBoletoAntecipado, async ({ user, query, now }, _request, { inventaBoletos }) => {
      const found = await findPedido(user, query, [FORMA_BOLETO_ANTECIPADO]);
      if (!found.ok) return answerRecusa(found.error);
      const { pedido, conta } = found.value;
      const boleto = await boletoDoPedido(user, pedido, conta, inventaBoletos);
      if (boleto === undefined) return answerRecusa(boletoNaoRegistrado());
      const corpo = boletoPdf({
        ...boleto,
        ...beneficiarioOf(conta),
        pagador: pedido,
        dataDocumento: businessDayOf(pedido.dataHora),
        isAteVencimento: true,
        instrucoes: 'O pedido é liberado depois da confirmação do pagamento.',
        criadoEm: now,
      });
      return {
        status: 200,
        corpo,
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="Boleto-${pedido.idPrePedido}.pdf"`,
        },
      };
    }),
  ),

  sessionRoute(consultarContaDeposito, async ({ user, query }) => {
    const conta = await readContaDeposito(user, query.idPessoaFilial);
    if (conta === undefined) return fail(semConta());
    const { numeroAgencia, digVerifAgencia, numContaCorrente, digVerifContaCorrente } = conta;
    return ok({
      pessoa: { cpfCnpj: conta.cpfCnpj, nome: conta.nome },
      banco: { descBanco: `${conta.codigoBanco} - ${conta.descBanco}` },
      numeroAgencia,
      digVerifAgencia,
      numContaCorrente,
      digVerifContaCorrente,
    });
  }),
];

const semConta = (): Recusa =>
  recusa('nao-encontrado', 'Não há conta cadastrada para este centro de distribuição.');

/** A customer's order that awaits its payment in one of the given ways, with the account for it. */
async function findPedido(
  user: Scope,
  { idPessoaCliente, idPrePedido }: { idPessoaCliente: number; idPrePedido: number },
  formas: readonly number[],
): Promise<Result<{ pedido: PedidoAPagar; conta: ContaDeposito }, Recusa>> {
  if ((await readCliente(user, idPessoaCliente)) === undefined) return naoVinculado();
  const pedido = await readPedidoAPagar(user, idPrePedido);
  if (pedido?.idPessoaCliente !== idPessoaCliente) return fail(pedidoNaoEncontrado());
  if (!pedido.aguarda || !formas.includes(pedido.idFormaPagamento)) return fail(naoPermitido());
  const conta = await readContaDeposito(user, pedido.idPessoaFilial);
  return conta === undefined ? fail(semConta()) : ok({ pedido, conta });
}
