import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useEffect } from 'react';
import { LEAVE_AFTER_S, useLeaving } from '#parts/dialogs/use-leaving.ts';
import { LinkTo } from '#parts/html/link-to.tsx';
import { routes } from '#routes.ts';
import { announce } from '#ui/announce.ts';
import { showToast } from '#ui/layer/toast-queue.ts';
import { EmptyState } from '#ui/screen-state.tsx';
import { useTemPedido } from './queries.ts';

/**
 * An empty cart. Without pending work of this customer it goes home by itself after 6 seconds. When the order was made
 * in another tab, it links to that order.
 */
export function EmptyCarrinho({ leaves, idPessoaCliente }: { leaves: boolean; idPessoaCliente: number }) {
  const temPedido = useTemPedido(idPessoaCliente);
  const left = useLeaving(leaves);
  useEffect(() => {
    if (left === 0) showToast({ text: 'Seu carrinho está vazio.' });
  }, [left]);
  useEffect(() => {
    announce(
      leaves
        ? `Seu carrinho está vazio. O início abre em ${LEAVE_AFTER_S} segundos; pressione uma tecla para ficar.`
        : 'Seu carrinho está vazio.',
    );
  }, [leaves]);
  return (
    <EmptyState
      picture={<ShoppingCart size={56} strokeWidth={1.25} aria-hidden="true" />}
      title="Seu carrinho está vazio"
      text={
        left === null
          ? 'Busque um produto para começar um pedido.'
          : `O início abre em ${left} ${left === 1 ? 'segundo' : 'segundos'}. Toque na tela para ficar aqui.`
      }
      action={
        <>
          <LinkTo href={routes.busca} variant="primary">
            Buscar produtos
          </LinkTo>
          <LinkTo href={routes.comprados}>Comprados</LinkTo>
          <LinkTo href={routes.pedidos}>Repetir um pedido</LinkTo>
          {temPedido && <LinkTo href={routes.confirmacao}>Ver o último pedido</LinkTo>}
        </>
      }
    />
  );
}
