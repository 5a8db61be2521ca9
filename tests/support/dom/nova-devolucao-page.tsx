import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { Route, Switch } from 'wouter';
import { itemDaNotaSample } from '#domain/returns/nota-devolvivel-sample.ts';
import { CadastrarScreen } from '#features/devolucao-nova/cadastrar-screen.tsx';
import { putNota } from '#features/devolucao-nova/nova-sample.ts';
import { openPageDevice, type PageDevice } from './device.ts';
import { renderPage } from './page.tsx';
import { person } from './person.ts';
import { findBox, soon } from './shown.ts';

const user = person();

/** Renders the form of a new return at its address; at any other one it is left. */
export const renderForm = (device: PageDevice) =>
  renderPage(
    <Switch>
      <Route path="/devolucao/cadastrar">
        <CadastrarScreen />
      </Route>
    </Switch>,
    device,
  );

/** The form of a new return on a device without a signal that has these lines of one invoice. */
export async function openForm(
  itens = [itemDaNotaSample(1), itemDaNotaSample(2)],
  over: Parameters<typeof putNota>[2] = {},
): Promise<PageDevice> {
  history.replaceState(null, '', '/devolucao/cadastrar');
  const device = await openPageDevice();
  await putNota(device.vault, itens, over);
  renderForm(device);
  await screen.findByRole('button', { name: 'Selecionar nota fiscal' });
  return device;
}

export const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
export const choose = async (name: string) => user.click(await screen.findByRole('radio', { name }));

/** Chooses an invoice from those that the search finds. */
export async function escolherNota(numero = '310001'): Promise<void> {
  await press('Selecionar nota fiscal');
  const dialog = await screen.findByRole('dialog', { name: 'Selecionar nota fiscal' });
  await user.click(await within(dialog).findByRole('button', { name: numero }));
  await soon(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Expects a warning, and closes it. */
export async function expectAlert(text: string): Promise<void> {
  expect((await findBox('Atenção')).textContent).toContain(text);
  await user.click(screen.getByRole('button', { name: 'OK' }));
}
