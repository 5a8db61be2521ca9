import { cartoesToJson } from '#contract/cartoes-json.ts';
import { type CartaoPagamento, enviarPagamentoCartao } from '#contract/pagamento.ts';
import { CARTAO_INVALIDO } from '#domain/cartao.ts';
import { emBase64 } from '#parts/base64.ts';
import { useOneAct } from '#parts/use-one-act.ts';
import { showMessage, showWaiting } from '#ui/message-queue.ts';
import { tellFalha } from './falha.ts';
import { focusFirstInvalid } from './focus-invalid.ts';
import { useAto } from './queries-ato.ts';

const SEM_RESPOSTA =
  'Não foi possível estabelecer a conexão com a operadora de cartão de crédito. O que chegou a ser pago não é cobrado de novo.';

const ESPERA_MS = 60_000;

/** Pays an order by card. `ler` answers the card as typed, or null when its form says what is wrong. */
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
    const close = showWaiting('Estamos enviando o pagamento...');
    const body = { DadosPagamento: emBase64(cartoesToJson([cartao])) };
    const reply = await ato(enviarPagamentoCartao, { body }, ESPERA_MS).finally(close);
    if (!reply.ok) {
      await tellFalha(reply.error, SEM_RESPOSTA);
      return null;
    }
    await showMessage({ kind: 'success', text: 'Pagamento realizado com sucesso.' });
    onPago();
    return null;
  };

  return { pagar: () => run(pagar) };
}
