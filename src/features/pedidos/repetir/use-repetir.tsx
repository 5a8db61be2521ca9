import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { repetirRecusa } from '#domain/orders/pedido-atos.ts';
import { announce } from '#outbox/wake.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { type CarrinhoNaTela, useCarrinho } from '#parts/cart/carrinho-na-tela.ts';
import { usePendente } from '#parts/cart/use-pendente.ts';
import { useDevice } from '#parts/device/device.tsx';
import { useOnline } from '#parts/device/use-online.ts';
import { useSyncStatus } from '#parts/device/use-sync-status.ts';
import type { PedidoARepetir } from '#parts/dialogs/pedido-a-repetir.ts';
import { type Palavras, tellFalha } from '#parts/failure/falha.ts';
import { routes } from '#routes.ts';
import { confirm, showMessage } from '#ui/layer/message-queue.ts';
import { confirmRepetir } from './ja-no-carrinho.ts';
import { COPIADO, isInteiro, SO_UMA_VEZ, VAI_DEPOIS } from './palavras.ts';
import { repetir } from './repetir.ts';
import { type Resultado, ResultadoDialog } from './resultado-dialog.tsx';

const PALAVRAS: Palavras = {
  semDetalhe: 'Houve um erro ao repetir o pedido.',
  semResposta: 'Os itens deste pedido não estão neste aparelho. Repita-o quando houver sinal.',
  area: 'conta',
};

const SEM_CLIENTE = 'O carrinho deste cliente ainda não está neste aparelho.';

/** Why the cart on screen cannot take the order; null if it can. */
function recusaDoCarrinho(carrinho: CarrinhoNaTela | null, { pessoaDestinatario }: PedidoARepetir) {
  if (carrinho === null) return SEM_CLIENTE;
  const { idPessoa, nome } = pessoaDestinatario;
  return carrinho.cliente.idPessoa === idPessoa
    ? null
    : `Este pedido é de ${nome}. Atenda esse cliente para repetir o pedido.`;
}

/** 'Repetir Pedido': copies an order into the cart and lists the lines that did not come as they were. */
export function useRepetir(): {
  repetir: (pedido: PedidoARepetir) => void;
  isPending: boolean;
  /** The message about it, over the screen. */
  dialog: ReactNode;
} {
  const device = useDevice();
  const carrinho = useCarrinho();
  const isHeld = usePendente();
  const isOnline = useOnline();
  const isConnected = (useSyncStatus()?.connected ?? false) && isOnline;
  const [, navigate] = useLocation();
  const { isPending, run } = useOneAct();
  const [resultado, setResultado] = useState<Resultado | null>(null);

  const act = async (pedido: PedidoARepetir): Promise<string | null> => {
    const recusa = repetirRecusa(pedido) ?? recusaDoCarrinho(carrinho, pedido);
    if (recusa !== null) {
      await showMessage({ kind: 'alert', text: recusa });
      return null;
    }
    if (carrinho === null || (await isHeld())) return null;
    if (!(await confirmRepetir(device, carrinho, pedido))) return null;
    const fim = await repetir(device, carrinho, pedido, isConnected);
    // The server's cart is another one now, or may be.
    if (fim.kind === 'nada' || (fim.kind !== 'falha' && fim.isNoServidor)) {
      announce(device.vault.name, 'refresh');
    }
    if (fim.kind === 'falha') await tellFalha(fim.falha, PALAVRAS);
    else if (fim.kind === 'texto') await showMessage({ kind: 'information', text: fim.texto });
    else if (fim.kind === 'linhas' && isInteiro(fim.linhas)) {
      const text = fim.isDeAntes
        ? `${COPIADO} ${SO_UMA_VEZ}`
        : isConnected
          ? COPIADO
          : `${COPIADO} ${VAI_DEPOIS}`;
      if (await confirm({ kind: 'success', text, yes: 'Ver o carrinho' })) navigate(routes.carrinho);
    } else if (fim.kind === 'linhas') setResultado({ linhas: fim.linhas, isDeAntes: fim.isDeAntes ?? false });
    return null;
  };
  return {
    repetir: (pedido) => run(() => act(pedido)),
    isPending,
    dialog: resultado && <ResultadoDialog {...resultado} onClose={() => setResultado(null)} />,
  };
}
