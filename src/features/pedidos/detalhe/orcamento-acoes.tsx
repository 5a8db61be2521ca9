import RotateCcw from 'lucide-react/icons/rotate-ccw';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Trash2 from 'lucide-react/icons/trash-2';
import { useLocation } from 'wouter';
import type { PedidoItem } from '#contract/orders/pedido-lista.ts';
import { isOrcamentoExcluido, linhasOrcadas } from '#domain/orders/orcamento.ts';
import { dispatchMarca } from '#outbox/orcamentos/dispatch-orcamento.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { excluirOrcamento } from '#parts/cart/tell-exclusao.ts';
import { useDevice } from '#parts/device/device.tsx';
import { storageMessage } from '#parts/device/storage-message.ts';
import { openTransformar } from '#parts/share/orcamento-aberto.ts';
import { routes } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import type { PedidoNaPagina } from './pedido-lido.ts';

const ICON = { size: 18, 'aria-hidden': true } as const;

/** The acts on a kept quotation: into the cart, away, and back. */
export function OrcamentoAcoes({
  pedido,
  itens,
}: {
  pedido: PedidoNaPagina;
  itens: readonly PedidoItem[] | undefined;
}) {
  const device = useDevice();
  const { isPending, run } = useOneAct();
  const [, navigate] = useLocation();
  const { idPrePedido, codigoLocal, idCondicao, pessoaDestinatario } = pedido;
  const { validoAte = null, transformadoEm = null } = pedido;
  const doCliente = {
    idPrePedido,
    codigoLocal,
    idPessoaCliente: pessoaDestinatario.idPessoa,
    nomeCliente: pessoaDestinatario.nome,
  };
  const excluir = () =>
    run(async () => {
      const problem = await excluirOrcamento(device, doCliente);
      if (problem === null) navigate(routes.pedidos);
      return problem;
    });
  const restaurar = () =>
    run(async () => {
      const back = await dispatchMarca(device.vault, { ...doCliente, situacao: 'aberto' }, device.env);
      return back.ok ? null : storageMessage(back.error);
    });
  if (isOrcamentoExcluido(pedido)) {
    return (
      <Button icon={<RotateCcw {...ICON} />} isPending={isPending} onPress={restaurar}>
        Trazer de volta
      </Button>
    );
  }
  const linhas = itens && linhasOrcadas(itens, idCondicao);
  return (
    <>
      <Button
        variant="primary"
        icon={<ShoppingCart {...ICON} />}
        disabled={linhas === undefined}
        onPress={() =>
          linhas &&
          openTransformar({
            idPrePedido,
            codigoLocal,
            nome: `nº ${idPrePedido}`,
            pessoaDestinatario,
            linhas,
            validoAte,
            transformadoEm,
          })
        }
      >
        Transformar em pedido
      </Button>
      {validoAte !== null && (
        <Button variant="quiet" icon={<Trash2 {...ICON} />} isPending={isPending} onPress={excluir}>
          Excluir orçamento
        </Button>
      )}
    </>
  );
}
