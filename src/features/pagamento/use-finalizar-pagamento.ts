import { useLocation } from 'wouter';
import { cartoesToJson } from '#contract/payment/cartoes-json.ts';
import type { CartaoPagamento } from '#contract/payment/pagamento.ts';
import { finalizarPagamento } from '#contract/payment/pagamento.ts';
import { CARTAO_INVALIDO } from '#domain/payment/cartao.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { visitaDosPedidos } from '#parts/cart/pedidos-feitos.ts';
import { type Falha, type Palavras, tellFalha } from '#parts/failure/falha.ts';
import { emBase64 } from '#parts/share/base64.ts';
import { confirmacaoDoCarrinhoHref } from '#routes.ts';
import { confirm, showMessage, showWaiting } from '#ui/layer/message-queue.ts';
import { focusFirstInvalid } from './focus-invalid.ts';
import { useReler } from './queries.ts';
import { type Lembrar, useAto, useGuardarCarrinho } from './queries-ato.ts';
import { type PixAPagar, useDeixarPix } from './use-deixar-pix.ts';

const POLITICAS =
  'Para confirmar o pagamento é necessário aceitar as políticas da empresa. Realmente deseja continuar?';
const SEM_RESPOSTA =
  'O servidor não respondeu. O que chegou a ser pago aparece aqui e não é cobrado de novo: tente outra vez quando houver sinal.';
const PALAVRAS: Palavras = {
  semDetalhe: SEM_RESPOSTA,
  semResposta: SEM_RESPOSTA,
  ressalva: 'O que chegou a ser pago aparece aqui e não é cobrado de novo.',
  area: 'conta',
};

/** A charge may wait for the operator longer than other answers do. */
const ESPERA_MS = 60_000;

export type Finalizar = {
  idCarrinho: number;
  /** The numbers of its orders. */
  numeros: readonly number[];
  /** The orders whose Pix is not paid yet, with their cents. */
  pixAPagar: PixAPagar;
  lembrar: Lembrar;
  isAceita: boolean;
  onAceitar: () => void;
  /** The cards as typed; null when something is wrong with one of them, which its form then says. */
  lerCartoes: () => CartaoPagamento[] | null;
};

/** Ends the checkout: the policies, the cards, a Pix that may wait, one call, the confirmation. */
export function useFinalizarPagamento({
  idCarrinho,
  numeros,
  pixAPagar,
  lembrar,
  isAceita,
  onAceitar,
  lerCartoes,
}: Finalizar): () => void {
  const { run } = useOneAct();
  const ato = useAto();
  const guardar = useGuardarCarrinho();
  const reler = useReler();
  const deixarPix = useDeixarPix(pixAPagar);
  const [, navigate] = useLocation();
  const confirmacao = () =>
    navigate(confirmacaoDoCarrinhoHref(idCarrinho), { replace: true, state: visitaDosPedidos(numeros) });

  const send = async (cartoes: readonly CartaoPagamento[], deixados: PixAPagar): Promise<Falha | null> => {
    const close = showWaiting('Estamos finalizando o seu pedido...');
    await lembrar.aoFinalizar(deixados.map(({ idPrePedido }) => idPrePedido));
    try {
      const reply = await ato(
        finalizarPagamento,
        {
          body: {
            IDEcommerceCarinho: idCarrinho,
            PoliticasAceite: true,
            CartaoCreditoPagamentoCollection: cartoes.length === 0 ? '' : emBase64(cartoesToJson(cartoes)),
            ...(deixados.length > 0 && { PixDepois: true }),
          },
        },
        { timeoutMs: ESPERA_MS, keep: guardar },
      );
      if (!reply.ok) return reply.error;
      await lembrar.feito();
      return null;
    } finally {
      close();
    }
  };

  const finalizar = async (): Promise<null> => {
    if (!isAceita) {
      if (!(await confirm({ text: POLITICAS, yes: 'Sim, aceito' }))) return null;
      onAceitar();
    }
    const cartoes = lerCartoes();
    if (!cartoes) {
      await showMessage({ kind: 'error', text: CARTAO_INVALIDO });
      focusFirstInvalid();
      return null;
    }
    const deixados = await deixarPix();
    if (deixados === null) return null;
    const falha = await send(cartoes, deixados);
    if (falha === null) confirmacao();
    else if (falha.kind === 'recusa' && falha.codigo === 'carrinho-finalizado') {
      await lembrar.feito();
      reler();
      confirmacao();
    } else {
      // Without a response it stays uncertain, and the next read of the cart tells.
      if (falha.kind === 'recusa') await lembrar.desfeito();
      reler();
      await tellFalha(falha, PALAVRAS);
    }
    return null;
  };

  return () => run(finalizar);
}
