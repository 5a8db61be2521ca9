import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { LinkTo } from '#parts/link-to.tsx';
import { routes } from '#routes.ts';
import { announce } from '#ui/announce.ts';
import { EmptyState } from '#ui/screen-state.tsx';

const LEAVE_AFTER_S = 6;
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel'] as const;

/** Seconds left until the page goes home; null once the user did anything, and where nothing shall happen. */
function useLeaving(isOn: boolean): number | null {
  const [, navigate] = useLocation();
  const [left, setLeft] = useState<number | null>(isOn ? LEAVE_AFTER_S : null);
  const isLeaving = left !== null;
  useEffect(() => {
    if (!isLeaving) return undefined;
    const stay = () => setLeft(null);
    const timer = setInterval(() => setLeft((s) => (s === null ? null : s - 1)), 1000);
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, stay, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, stay);
    };
  }, [isLeaving]);
  useEffect(() => {
    if (left === 0) navigate(routes.home);
  }, [left, navigate]);
  return left;
}

/** An empty cart. Unless something of this customer still waits, it goes home by itself after 6 seconds. */
export function EmptyCarrinho({ leaves }: { leaves: boolean }) {
  const left = useLeaving(leaves);
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
        <LinkTo href={routes.busca} variant="primary">
          Buscar produtos
        </LinkTo>
      }
    />
  );
}
