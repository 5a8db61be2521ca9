import { useCallback, useLayoutEffect, useRef } from 'react';
import { useCarrinho } from './carrinho-na-tela.ts';

/** The cart of a customer whose data is not on this device never comes. */
const LONGEST_MS = 2000;

/** Resolves once the customer's cart is known to this screen, and after 2 s in any case. */
export function useCarrinhoLido(): () => Promise<void> {
  const isKnown = useCarrinho() !== null;
  const known = useRef(isKnown);
  const waiting = useRef(new Set<() => void>());
  // A layout effect, like those that keep the cart for callbacks: they have run when the promise continues.
  useLayoutEffect(() => {
    known.current = isKnown;
    if (!isKnown) return;
    for (const goOn of waiting.current) goOn();
    waiting.current.clear();
  }, [isKnown]);
  return useCallback(async () => {
    if (known.current) return;
    await new Promise<void>((resolve) => {
      const late = setTimeout(resolve, LONGEST_MS);
      waiting.current.add(() => {
        clearTimeout(late);
        resolve();
      });
    });
  }, []);
}
