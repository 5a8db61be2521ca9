import { proxy } from 'valtio';

const DESTAQUE_MS = 500;

/** True while the cart button is highlighted after an item was added. */
export const carrinhoDestaque = proxy({ isLit: false });

let timer: ReturnType<typeof setTimeout> | undefined;

/** Highlights the cart button for half a second. */
export function destacarCarrinho(): void {
  clearTimeout(timer);
  carrinhoDestaque.isLit = true;
  timer = setTimeout(() => {
    carrinhoDestaque.isLit = false;
  }, DESTAQUE_MS);
}
