import { useLocation } from 'wouter';
import { ID_OPERACAO, ID_ORIGEM, ID_ORIGEM_TIPO } from '#contract/cart/carrinho.ts';
import { continuarComprando } from '#contract/cart/carrinho-pendente.ts';
import { CARRINHO_FINALIZADO } from '#contract/cart/carrinho-situacao.ts';
import { type OneAct, useOneAct } from '#parts/buy/use-one-act.ts';
import { type Palavras, SEM_DETALHE, tellFalha } from '#parts/failure/falha.ts';
import { confirmacaoDoCarrinhoHref, routes } from '#routes.ts';
import { confirm } from '#ui/layer/message-queue.ts';
import { useGruposDeAgora, useReler } from './queries.ts';
import { type Lembrar, useAto, useGuardarCarrinho } from './queries-ato.ts';
import { jaPagoOf, vivosOf } from './view.ts';

const TUDO_PAGO =
  'Todos os grupos já foram pagos e seguem como pedidos, que aparecem aqui em seguida. Deseja continuar comprando?';
const JA_PAGOS =
  'Os grupos já pagos continuam pagos e seguem como pedidos. Os itens dos outros grupos ficam no carrinho para edição. Deseja continuar comprando?';
const PALAVRAS: Palavras = {
  semDetalhe: SEM_DETALHE.alterar,
  semResposta: 'O servidor não respondeu. Nada se perdeu: tente de novo quando houver sinal.',
  ressalva: 'Nada se perdeu.',
  area: 'conta',
};

/**
 * Leaves the payment for the cart: paid groups stay orders, which the device remembers, and the rest can be
 * changed again. If nothing is left the orders are shown.
 */
export function useContinuarComprando(
  idCarrinho: number,
  lembrar: Lembrar,
): { isPending: OneAct['isPending']; continuar: () => void } {
  const { isPending, run } = useOneAct();
  const ato = useAto();
  const guardar = useGuardarCarrinho();
  const reler = useReler();
  const lerGrupos = useGruposDeAgora(idCarrinho);
  const [, navigate] = useLocation();

  const continuar = () =>
    run(async () => {
      // A payment may have been made a moment ago, and the page not have read it yet.
      const pago = jaPagoOf(vivosOf(await lerGrupos()));
      const text = pago?.isTudo ? TUDO_PAGO : JA_PAGOS;
      if (pago && !(await confirm({ title: 'Continuar comprando', text }))) return null;
      const query = {
        idCarrinho,
        politicaAceite: false,
        idOperacao: ID_OPERACAO,
        idOrigem: ID_ORIGEM,
        idOrigemTipo: ID_ORIGEM_TIPO,
      };
      const reply = await ato(continuarComprando, { query }, { keep: guardar });
      if (reply.ok) {
        await (pago ? lembrar.feitoEmParte(pago.total) : lembrar.desfeito());
        const isOver = reply.value.carrinho.idCarrinhoSituacao === CARRINHO_FINALIZADO;
        navigate(isOver ? confirmacaoDoCarrinhoHref(idCarrinho) : routes.carrinho, { replace: true });
      } else await tellFalha(reply.error, PALAVRAS);
      reler();
      return null;
    });

  return { isPending, continuar };
}
