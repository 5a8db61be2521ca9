import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { forceCloseDatabase } from 'fake-indexeddb';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { queryClient } from '#app/session/query-client.ts';
import { must } from '#lib/must.ts';
import { useOptionalDevice } from '#parts/device/device.tsx';
import { expectComplaint } from '#tests/support/dom/complaints.ts';
import { beginSession } from '#tests/support/dom/device.ts';
import { provideWorker } from '#tests/support/dom/engine-worker.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { MessageBoxHost } from '#ui/layer/message-box-host.tsx';
import type { Vault } from '#vault/vault.ts';
import { DeviceSession } from './device-session.tsx';

fakeServer();

test('an open page says that the browser is deleting its data, before and after the deletion, instead of going on', async () => {
  provideWorker();
  beginSession();
  const seen: Vault[] = [];
  function Screen() {
    const vault = useOptionalDevice()?.vault;
    useEffect(() => {
      if (vault) seen.push(vault);
    }, [vault]);
    return <p>Carrinho aberto</p>;
  }
  expectComplaint(/catalogue read failed|could not go on after the sign-in|synchronisation failed/);
  render(
    <QueryClientProvider client={queryClient}>
      <DeviceSession waiting={null}>
        <Screen />
      </DeviceSession>
      <MessageBoxHost />
    </QueryClientProvider>,
  );
  await screen.findByText('Carrinho aberto');
  await soon(() => expect(seen).toHaveLength(1));
  const open = must(seen[0], 'vault');
  const deletion = indexedDB.deleteDatabase(open.name);
  await new Promise((resolve) => deletion.addEventListener('blocked', resolve));
  await screen.findByText(
    'Os dados do Maleta neste aparelho serão apagados quando as janelas do Maleta fecharem: alguém pediu isso ao navegador. Antes de fechar, envie o que espera ou guarde uma cópia em Sincronização.',
  );
  expect(open.isOpen()).toBe(true);
  const database: unknown = open.backendDB();
  forceCloseDatabase(database as Parameters<typeof forceCloseDatabase>[0]);
  await screen.findByText('Os dados deste aparelho foram apagados');
  expect(screen.queryByText('Carrinho aberto')).toBeNull();
  await soon(() => expect(open.isOpen()).toBe(false));
});
