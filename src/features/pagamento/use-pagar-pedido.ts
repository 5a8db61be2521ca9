import { cartoesToJson } from '#contract/payment/cartoes-json.ts';
import { type CartaoPagamento, enviarPagamentoCartao } from '#contract/payment/pagamento.ts';
import { CARTAO_INVALIDO } from '#domain/payment/cartao.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { type Falha, type Palavras, tellFalha } from '#parts/failure/falha.ts';
import { emBase64 } from '#parts/share/base64.ts';
import { showMessage, showWaiting } from '#ui/layer/message-queue.ts';
import { focusFirstInvalid } from './focus-invalid.ts';
import { useAto } from './queries-ato.ts';

const SEM_RESPOSTA =
  'Não foi possível estabelecer a conexão com a operadora de cartão de crédito. Não se sabe se o cartão foi cobrado; o que chegou a ser pago não é cobrado de novo.';
const SEM_SINAL =
  'O aparelho está sem sinal: o pagamento não foi enviado e nada foi cobrado. O que você digitou continua aqui.';
const PAGO = 'Pagamento realizado com sucesso.';
const PAGO_UMA_VEZ = `${PAGO} O pedido foi cobrado uma só vez: se a tentativa anterior tinha sido aprovada, vale o cartão dela.`;
const PALAVRAS: Palavras = { semDetalhe: SEM_RESPOSTA, semResposta: SEM_RESPOSTA, area: 'conta' };

const ESPERA_MS = 60_000;

/** Orders with a charge of unknown outcome, as long as the page lives. */
const semDesfecho = new Set<number>();

const isSemDesfecho = (falha: Falha): boolean =>
  falha.kind === 'silencio' || (falha.kind === 'recusa' && falha.codigo === 'operadora-indisponivel');

/** Pays an order by card. `ler` returns the typed card, or null if its form shows errors. */
export function usePagarPedido(ler: () => CartaoPagamento | null, onPago: () => void): { pagar: () => void } {
  const { run } = useOneAct();
  const ato = useAto();

  const pagar = async (): Promise<null> => {
    const cartao = ler();
    if (!cartao) {
      await showMessage({ kind: 'error', text: CARTAO_INVALIDO });
      focusFirstInvalid();
      return null;
    }
    // Set before sending: afterwards it is unknown whether the card was charged.
    if (!navigator.onLine) {
      await showMessage({ kind: 'alert', title: 'Sem sinal', text: SEM_SINAL });
      return null;
    }
    const close = showWaiting('Estamos enviando o pagamento...');
    const body = { DadosPagamento: emBase64(cartoesToJson([cartao])) };
    const reply = await ato(enviarPagamentoCartao, { body }, { timeoutMs: ESPERA_MS }).finally(close);
    const { IDPrePedido } = cartao;
    if (!reply.ok && isSemDesfecho(reply.error)) {
      semDesfecho.add(IDPrePedido);
      await showMessage({ kind: 'error', text: SEM_RESPOSTA });
      return null;
    }
    if (!reply.ok) {
      await tellFalha(reply.error, PALAVRAS);
      // Paid elsewhere meanwhile: there is nothing to pay here, and the list is out of date.
      if (reply.error.kind === 'recusa' && reply.error.codigo === 'pagamento-nao-permitido') onPago();
      return null;
    }
    const text = semDesfecho.delete(IDPrePedido) ? PAGO_UMA_VEZ : PAGO;
    await showMessage({ kind: 'success', text });
    onPago();
    return null;
  };

  return { pagar: () => run(pagar) };
}
