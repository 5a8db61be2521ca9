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
  /** Waits at most `patienceMs` for the outcome of a queued stock alert. */
  awaitIntencao: (ref: IntencaoRef, patienceMs: number) => Promise<IntencaoFim>;
};

const DeviceContext = createContext<Device | null>(null);

export function DeviceProvider({ device, children }: { device: Device | null; children: ReactNode }) {
  return <DeviceContext value={device}>{children}</DeviceContext>;
}

/** Returns the signed-in user's device, or null for a visitor. */
export const useOptionalDevice = (): Device | null => useContext(DeviceContext);

/** Returns the device, on screens that only a signed-in user reaches. */
export const useDevice = (): Device => must(useContext(DeviceContext), 'a logged-in user');
