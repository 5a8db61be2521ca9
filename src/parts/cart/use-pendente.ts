import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { isPendente } from '#domain/cart/pendente.ts';
import { routes } from '#routes.ts';
import { confirm } from '#ui/layer/message-queue.ts';
import { useCarrinho } from './carrinho-na-tela.ts';

/**
 * Returns false while the customer's cart accepts items. While its payment is pending it shows so, offers a link to the
 * cart and returns true.
 */
export function usePendente(): () => Promise<boolean> {
  const situacao = useCarrinho()?.base.snapshot?.carrinho?.idCarrinhoSituacao;
  const [, navigate] = useLocation();
  return useCallback(async () => {
    if (!isPendente(situacao)) return false;
    const goes = await confirm({
      kind: 'alert',
      text: 'O carrinho está pendente. É necessário finalizar o carrinho para continuar.',
      yes: 'Ir para o Carrinho',
      no: 'Fechar',
    });
    if (goes) navigate(routes.carrinho);
    return true;
  }, [situacao, navigate]);
}
