import { useLocation } from 'wouter';
import { pagarRecusa } from '#domain/orders/pedido-atos.ts';
import { openPagamento } from '#parts/dialogs/pagamento-aberto.ts';
import { SEM_SELECAO } from '#parts/list/sem-selecao.ts';
import { showMessage } from '#ui/layer/message-queue.ts';
import { linhaHref } from './colunas.tsx';
import type { Linha } from './use-pedidos.ts';

const NAO_ENVIADO =
  'Este pedido ainda não foi confirmado. Quando tiver um número, ele poderá ser pago e repetido.';

const E_ORCAMENTO = 'Este é um orçamento. Em Detalhes, ele pode ser transformado em pedido.';

function tell(text: string): void {
  showMessage({ kind: 'alert', text }).catch((error: unknown) =>
    console.error('the alert could not be shown', error),
  );
}

/** The actions for the marked row; each refusal gives its reason. */
export function useAtos(
  marcada: Linha | undefined,
  repetir: (pedido: Extract<Linha, { tipo: 'pedido' }>['pedido']) => void,
): { repetir: () => void; pagar: () => void; detalhar: () => void } {
  const [, navigate] = useLocation();
  const withPedido = (act: (linha: Extract<Linha, { tipo: 'pedido' }>) => void) => () => {
    if (marcada === undefined) tell(SEM_SELECAO);
    else if (marcada.tipo === 'proprio') tell(marcada.envio.isOrcamento ? E_ORCAMENTO : NAO_ENVIADO);
    else act(marcada);
  };
  return {
    repetir: withPedido(({ pedido }) => repetir(pedido)),
    pagar: withPedido(({ pedido }) => {
      const recusa = pagarRecusa(pedido);
      if (recusa !== null) return tell(recusa);
      openPagamento({
        idPrePedido: pedido.idPrePedido,
        idFormaPagamento: pedido.formaPagamento.idFormaPagamento,
        idPessoaFilial: pedido.pessoaEmitente.idPessoa,
        idPessoaCliente: pedido.pessoaDestinatario.idPessoa,
      });
    }),
    detalhar: () => {
      if (marcada === undefined) tell(SEM_SELECAO);
      else navigate(linhaHref(marcada));
    },
  };
}
