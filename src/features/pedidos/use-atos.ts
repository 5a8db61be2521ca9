import { useLocation } from 'wouter';
import type { PedidoResumo } from '#contract/orders/pedido-lista.ts';
import { FORMA_BOLETO_ANTECIPADO, FORMA_DEPOSITO_ANTECIPADO } from '#contract/payment/pagamento.ts';
import { pagarRecusa } from '#domain/orders/pedido-atos.ts';
import { useMay } from '#parts/device/use-may.ts';
import { openPagamento } from '#parts/dialogs/pagamento-aberto.ts';
import { SEM_SELECAO } from '#parts/list/sem-selecao.ts';
import { showMessage } from '#ui/layer/message-queue.ts';
import { linhaHref } from './colunas.tsx';
import type { PagarDaLinha } from './pagar-pedido.tsx';
import type { Linha } from './use-pedidos.ts';

const NAO_ENVIADO =
  'Este pedido ainda não foi confirmado. Quando tiver um número, ele poderá ser pago e repetido.';

const E_ORCAMENTO = 'Este é um orçamento. Em Detalhes, ele pode ser transformado em pedido.';

function tell(text: string): void {
  showMessage({ kind: 'alert', text }).catch((error: unknown) =>
    console.error('the alert could not be shown', error),
  );
}

/** Opens the payment of an order, or the choice of another way to pay it, or says why it cannot be paid. */
function pagar(pedido: PedidoResumo, querOutra = false): void {
  const recusa = pagarRecusa(pedido);
  if (recusa !== null) return tell(recusa);
  openPagamento({
    querOutra,
    idPrePedido: pedido.idPrePedido,
    idFormaPagamento: pedido.formaPagamento.idFormaPagamento,
    idPessoaFilial: pedido.pessoaEmitente.idPessoa,
    idPessoaCliente: pedido.pessoaDestinatario.idPessoa,
  });
}

/** The methods whose payment data every role may see, with the word of that act. */
const A_VER: Readonly<Record<number, string>> = {
  [FORMA_BOLETO_ANTECIPADO]: 'Ver boleto',
  [FORMA_DEPOSITO_ANTECIPADO]: 'Ver depósito',
};

/** Pays a row that can be paid now, or shows how; null for any other, and for a user without the right. */
export function usePagarDaLinha(): PagarDaLinha {
  const mayAct = useMay('act');
  return (linha) => {
    if (linha.tipo !== 'pedido' || pagarRecusa(linha.pedido) !== null) return null;
    const ver = A_VER[linha.pedido.formaPagamento.idFormaPagamento];
    if (ver === undefined && !mayAct) return null;
    return { texto: ver ?? 'Pagar', onPress: () => pagar(linha.pedido) };
  };
}

/** The actions for the marked row; each refusal gives its reason. */
export function useAtos(
  marcada: Linha | undefined,
  repetir: (pedido: PedidoResumo) => void,
): Record<'repetir' | 'pagar' | 'pagarDeOutraForma' | 'detalhar', () => void> {
  const [, navigate] = useLocation();
  const withPedido = (act: (linha: Extract<Linha, { tipo: 'pedido' }>) => void) => () => {
    if (marcada === undefined) tell(SEM_SELECAO);
    else if (marcada.tipo === 'proprio') tell(marcada.envio.isOrcamento ? E_ORCAMENTO : NAO_ENVIADO);
    else act(marcada);
  };
  return {
    repetir: withPedido(({ pedido }) => repetir(pedido)),
    pagar: withPedido(({ pedido }) => pagar(pedido)),
    pagarDeOutraForma: withPedido(({ pedido }) => pagar(pedido, true)),
    detalhar: () => {
      if (marcada === undefined) tell(SEM_SELECAO);
      else navigate(linhaHref(marcada));
    },
  };
}
