import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { LeitorDialog } from '#features/leitor/leitor-dialog.tsx';
import type { Reader } from '#features/leitor/reader.ts';
import { openPageDevice, type PageDevice } from './device.ts';
import { renderPage } from './page.tsx';
import type { ProdutoSample } from './samples.ts';

export const DIPIRONA = { idProduto: 1, nome: 'DIPIRONA', codBarras: '7896422507059' };
export const LOSARTANA = { idProduto: 2, nome: 'LOSARTANA', codBarras: '7891317427542' };

export const leitor = () => within(screen.getByRole('dialog', { name: 'Ler código' }));
export const button = (name: string | RegExp) => leitor().getByRole('button', { name });
export const readItems = () =>
  within(leitor().getByRole('list', { name: 'Códigos lidos' })).getAllByRole('listitem');
export const typed = () => leitor().getByRole<HTMLInputElement>('searchbox', { name: 'Digitar o código' });

/** The boxes in front of the camera, as the reader gives their codes; `pictures` were looked at so far. */
export function createShelf() {
  let texts: string[] = [];
  let isClosed = false;
  let pictures = 0;
  const open = async (): Promise<Reader> => ({
    read: async () => {
      pictures += 1;
      return texts;
    },
    close: () => {
      isClosed = true;
    },
  });
  return {
    open,
    show: (...next: string[]) => void (texts = next),
    isClosed: () => isClosed,
    pictures: () => pictures,
  };
}

/** Opens the reader of codes over a shelf. */
export async function openLeitor({
  produtos = [DIPIRONA, LOSARTANA],
  shelf = createShelf(),
  openWith = shelf.open,
}: {
  produtos?: readonly ProdutoSample[];
  shelf?: ReturnType<typeof createShelf>;
  openWith?: () => Promise<Reader>;
} = {}) {
  const device: PageDevice = await openPageDevice({ produtos });
  const onClose = vi.fn<() => void>();
  const { unmount } = renderPage(<LeitorDialog onClose={onClose} openWith={openWith} />, device);
  await screen.findByRole('dialog', { name: 'Ler código' });
  return { device, onClose, unmount, shelf };
}

/** Opens a dialog over the reader. Returns a function that removes it. */
export function coverLeitor(): () => void {
  const over = document.createElement('dialog');
  document.body.append(over);
  over.showModal();
  return () => {
    over.close();
    over.remove();
  };
}
