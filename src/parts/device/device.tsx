import { createContext, type ReactNode, useContext } from 'react';
import type { Usuario } from '#contract/access/sessao.ts';
import { must } from '#lib/must.ts';
import type { EngineClient } from '#mirror/catalogue/engine-client.ts';
import type { IntencaoFim, IntencaoRef } from '#outbox/carrinho/await-intencao.ts';
import type { OutboxEnv } from '#outbox/env.ts';
import type { Vault } from '#vault/vault.ts';

/** The signed-in user's device: vault, the catalogue's engine, and the outbox's environment. */
export type Device = {
  usuario: Usuario;
  vault: Vault;
  engine: EngineClient;
  env: OutboxEnv;
  /** Waits, `patienceMs` at most, until it is known how a queued wish went. */
  awaitIntencao: (ref: IntencaoRef, patienceMs: number) => Promise<IntencaoFim>;
};

const DeviceContext = createContext<Device | null>(null);

export function DeviceProvider({ device, children }: { device: Device | null; children: ReactNode }) {
  return <DeviceContext value={device}>{children}</DeviceContext>;
}

/** The device of the logged-in user, or null for a visitor. */
export const useOptionalDevice = (): Device | null => useContext(DeviceContext);

/** The device, on screens that only a logged-in user reaches. */
export const useDevice = (): Device => must(useContext(DeviceContext), 'a logged-in user');
