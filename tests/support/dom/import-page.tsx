import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { ImportDialog } from '#features/importacao/import-dialog.tsx';
import { expectComplaint } from './complaints.ts';
import type { PageDevice } from './device.ts';
import { renderPage } from './page.tsx';
import { person } from './person.ts';

const user = person();

export const dialog = () => within(screen.getByRole('dialog', { name: 'Importar produtos' }));
export const field = () => dialog().getByRole<HTMLTextAreaElement>('textbox', { name: 'Produtos' });
/** A button of the dialog; the last one also says how many products it takes. */
export const button = (name: string) =>
  dialog().getByRole<HTMLButtonElement>('button', { name: name === 'Importar' ? /^Importar/ : name });
export const press = (name: string) => user.click(button(name));

/** A line of the review by a part of its text. */
export const findLine = async (text: string) =>
  within(await dialog().findByRole('region', { name: 'Linhas da importação' })).findByText(
    (_, element) => element?.tagName === 'LI' && element.textContent.includes(text),
  );

/** Opens the import; returns the function that its closing calls. */
export async function openImport(device: PageDevice) {
  // React's word in development when rows turn out to be of another height.
  expectComplaint(/^flushSync was called from inside a lifecycle method/);
  const onClose = vi.fn<() => void>();
  renderPage(<ImportDialog onClose={onClose} />, device);
  await screen.findByRole('dialog', { name: 'Importar produtos' });
  return onClose;
}

export async function paste(text: string): Promise<void> {
  await user.click(field());
  await user.paste(text);
}

/** Opens the import, pastes a list and goes on to its review. */
export async function importar(device: PageDevice, texto: string): Promise<void> {
  await openImport(device);
  await paste(texto);
  await press('Próximo');
}
