import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProximoCliente } from '#features/confirmacao/proximo-cliente.tsx';
import { must } from '#lib/must.ts';
import { trocaAberta } from '#parts/dialogs/troca-aberta.ts';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { TrocaHost } from './troca-host.tsx';

const user = person();

test('the next customer is chosen at once from the confirmation, and closing leaves the screen as it was', async () => {
  history.replaceState(null, '', '/confirmacao');
  const device = await openPageDevice();
  const row = must(await device.vault.clientes.get(CLIENTE), 'customer');
  const pessoa = { ...row.usuarioCliente.pessoa, idPessoa: 501, nome: 'Drogaria Vereda' };
  await device.vault.clientes.put({
    ...row,
    idPessoa: 501,
    usuarioCliente: { ...row.usuarioCliente, pessoa },
  });
  renderPage(
    <>
      <ProximoCliente />
      <TrocaHost />
    </>,
    device,
  );
  await user.click(await screen.findByRole('button', { name: 'Próximo cliente' }));
  const choice = await screen.findByRole('dialog', { name: 'Atender outro cliente' });
  expect(choice.textContent).toContain('Drogaria Vereda');
  await user.keyboard('{Escape}');
  await soon(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([trocaAberta.isOpen, location.pathname]).toEqual([false, '/confirmacao']);
});

test('a user of one customer has no next one', async () => {
  const device = await openPageDevice();
  renderPage(<ProximoCliente />, device);
  await act(async () => void (await device.vault.clientes.count()));
  expect(screen.queryByRole('button')).toBeNull();
});
