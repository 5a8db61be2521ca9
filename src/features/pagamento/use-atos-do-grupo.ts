import { alterarGrupo } from '#contract/cart/carrinho-extras.ts';
import { excluirGrupo, type GrupoPrePedido } from '#contract/cart/carrinho-pendente.ts';
import type { PrazoFormaPagamento } from '#contract/customers/preferencia.ts';
import { type OneAct, useOneAct } from '#parts/buy/use-one-act.ts';
import { falhaText, type Palavras, SEM_DETALHE, tellFalha } from '#parts/failure/falha.ts';
import { confirm, showMessage } from '#ui/layer/message-queue.ts';
import { showToast } from '#ui/layer/toast-queue.ts';
import { useReler } from './queries.ts';
import { useAto, useGuardarCarrinho } from './queries-ato.ts';

const AO_EXCLUIR: Palavras = {
  semDetalhe: SEM_DETALHE.excluir,
  semResposta: 'O servidor não respondeu. Confira a conexão e veja se o grupo ainda está aqui.',
  ressalva: 'Veja se o grupo ainda está aqui.',
  area: 'conta',
};
const INESPERADO = 'Erro inesperado ao alterar o meio de pagamento.';

export type AtosDoGrupo = {
  isPending: OneAct['isPending'];
  alterar: (opcao: PrazoFormaPagamento) => void;
  excluir: () => void;
};

/** The actions for an unpaid group: another way to pay, or to leave it out. */
export function useAtosDoGrupo(
  idCarrinho: number,
  { idCarrinhoGrupo, idPrePedido }: GrupoPrePedido,
): AtosDoGrupo {
  const { isPending, run } = useOneAct();
  const ato = useAto();
  const guardar = useGuardarCarrinho();
  const reler = useReler();

  const alterar = (opcao: PrazoFormaPagamento) =>
    run(async () => {
      const { idPrazo } = opcao.prazo;
      const { idFormaPagamento } = opcao.formaPagamento;
      const body = { idCarrinho, idCarrinhoGrupo, idPrazo, idFormaPagamento };
      const reply = await ato(alterarGrupo, { body }, { keep: guardar });
      if (!reply.ok) {
        await showMessage({
          kind: 'error',
          title: 'Erro ao alterar o meio de pagamento',
          text: falhaText(reply.error, INESPERADO),
        });
      }
      reler();
      return null;
    });

  const excluir = () =>
    run(async () => {
      const agreed = await confirm({
        title: 'Excluir grupo',
        text: `Realmente deseja excluir este grupo? O pedido nº ${idPrePedido} é cancelado e os itens dele saem do carrinho.`,
        yes: 'Sim, excluir',
        isGrave: true,
      });
      if (!agreed) return null;
      const query = { idCarrinho, idCarrinhoGrupo };
      const reply = await ato(excluirGrupo, { query }, { keep: guardar });
      if (reply.ok) showToast({ text: 'Grupo removido com sucesso.', tone: 'positive' });
      else await tellFalha(reply.error, AO_EXCLUIR);
      reler();
      return null;
    });

  return { isPending, alterar, excluir };
}
