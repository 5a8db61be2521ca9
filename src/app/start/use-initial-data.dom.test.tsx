import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useParametros } from '#app/parametros/use-parametros.ts';
import { queryClient } from '#app/session/query-client.ts';
import { consultarParametros } from '#contract/content/parametro.ts';
import { consultarTemas } from '#contract/content/tema.ts';
import { clearSession } from '#net/session.ts';
import { beginSession } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { useInitialData } from './use-initial-data.ts';

const server = fakeServer();
afterEach(() => {
  clearSession();
  queryClient.clear();
});

test('parameters and themes are asked for again with each new session', async () => {
  server.raw(consultarParametros, { status: 503, body: '', isOurs: true });
  server.reply(consultarTemas, []);
  const use = () => {
    useParametros();
    useInitialData();
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  renderHook(use, { wrapper });
  await soon(() => expect(server.askedOf(consultarParametros)).toHaveLength(1));
  expect(server.askedOf(consultarTemas)).toEqual([]);
  act(() => void beginSession());
  await soon(() => expect(server.askedOf(consultarTemas)).toHaveLength(1));
  await soon(() => expect(server.askedOf(consultarParametros)).toHaveLength(2));
  act(() => clearSession());
  act(() => void beginSession());
  await soon(() => expect(server.askedOf(consultarTemas)).toHaveLength(2));
});
