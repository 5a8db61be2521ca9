import { proxy } from 'valtio';

const DESTAQUE_MS = 500;

/** Whether the way to the cart is highlighted, because something was just put into it. */
export const carrinhoDestaque = proxy({ isLit: false });

let timer: ReturnType<typeof setTimeout> | undefined;

/** Highlights the way to the cart for half a second. */
export function destacarCarrinho(): void {
  clearTimeout(timer);
  carrinhoDestaque.isLit = true;
  timer = setTimeout(() => {
    carrinhoDestaque.isLit = false;
  }, DESTAQUE_MS);
}
