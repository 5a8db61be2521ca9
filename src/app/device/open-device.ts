import { tenant } from '#app/page/tenant.ts';
import { isOutdated } from '#app/parametros/outdated.ts';
import { seemsEnded } from '#app/session/seems-ended.ts';
import type { Usuario } from '#contract/access/sessao.ts';
import { type EngineClient, openEngine } from '#mirror/catalogue/engine-client.ts';
import { openStream, send } from '#net/send.ts';
import { readSession, tokenOf } from '#net/session.ts';
import { awaitIntencao } from '#outbox/carrinho/await-intencao.ts';
import type { OutboxEnv } from '#outbox/env.ts';
import { provideRelief } from '#outbox/relief.ts';
import { toStorageError } from '#outbox/storage-error.ts';
import type { Device } from '#parts/device/device.tsx';
import { placeAt } from '#parts/device/localizacao.ts';
import { noteAuth } from '#sync/checkpoint.ts';
import { sacrificesOf } from '#sync/push/sacrifices.ts';
import { type Sync, startSync } from '#sync/start.ts';
import { showMessage } from '#ui/layer/message-queue.ts';
import { isDeletion, openVault, type Vault } from '#vault/vault.ts';

export type OpenedDevice = {
  device: Device;
  sync: Sync;
  /** The token of a session that seemed to have ended when the device was opened; else null. */
  doubted: string | null;
  /** Notes that the server accepts the user's new token, and goes on sending. */
  resume: () => Promise<void>;
  close: () => void;
};

/** A newer build upgraded the vault, or the browser deleted it. */
export type ShutBy = 'superseded' | 'lost';

const VISIBLE_CAP_MS = 60_000;
const HIDDEN_CAP_MS = 5 * 60_000;

const FULL =
  'Não há espaço neste aparelho para os dados do Maleta. Libere espaço e recarregue a página; nada do que estava guardado se perdeu.';

const DELETION =
  'Os dados do Maleta neste aparelho serão apagados quando as janelas do Maleta fecharem: alguém pediu isso ao navegador. Antes de fechar, envie o que espera ou guarde uma cópia em Sincronização.';

/** The browser's clock, randomness, UUIDs and place. */
const outboxEnv: OutboxEnv = {
  now: () => Date.now(),
  random: () => Math.random(),
  uuid: () => crypto.randomUUID(),
  placeAt,
};

/**
 * Logs synchronisation errors to the console. Tells the user once about a full disk, which leaves no row to show it.
 */
function hearErrors(isClosed: () => boolean): (error: unknown) => void {
  let hasSaid = false;
  return (error) => {
    // Work in progress when the session ended finds its database closed.
    if (isClosed()) return;
    console.error('synchronisation failed', error);
    if (hasSaid || toStorageError(error).kind !== 'full') return;
    hasSaid = true;
    void showMessage({ kind: 'error', text: FULL }).catch(() => undefined);
  };
}

/** Tells the user, who can still send or copy the unsent work. Returns false, which keeps Dexie from closing the vault. */
function tellDeletion(): false {
  void showMessage({ kind: 'error', text: DELETION }).catch(() => undefined);
  return false;
}

/**
 * The token of the user's session when it seems to have ended; else null, also offline, where the server cannot confirm
 * it.
 */
async function doubtedToken(vault: Vault): Promise<string | null> {
  const session = readSession();
  if (session?.id !== vault.idUsuario || !navigator.onLine) return null;
  return (await seemsEnded(vault, session, outboxEnv.now())) ? session.token : null;
}

/** Asks the browser not to clear this origin when space gets short. A refusal only leaves that risk. */
async function askToStay(): Promise<void> {
  if (!('storage' in navigator) || (await navigator.storage.persisted())) return;
  await navigator.storage.persist();
}

/** The engine as synchronisation uses it: an engine that failed to start draws no prices and stops nothing else. */
const forSync = (engine: EngineClient): EngineClient => ({
  ...engine,
  useContext: (user, idContexto) => engine.useContext(user, idContexto).catch(() => ({ ok: false })),
});

/**
 * Opens a user's data on this device and starts to synchronise it. Rejects when the disk refuses the vault; the search
 * engine may fail alone. `onShut` is called when a newer build upgrades the vault or the browser deletes it: the vault
 * is closed by then, and this page no longer writes or sends.
 */
export async function openDevice(usuario: Usuario, onShut: (by: ShutBy) => void): Promise<OpenedDevice> {
  let isClosed = false;
  const vault = await openVault(tenant, usuario.id, outboxEnv);
  // Read before the first request: the next response of the server replaces this note.
  const doubted = await doubtedToken(vault);
  const engine = openEngine({ tenant });
  provideRelief(vault, sacrificesOf(vault, engine, tenant));
  // Not awaited: later calls to the engine are queued after it.
  void engine
    .keepOnlyContexts(String(usuario.id))
    .catch((error: unknown) => console.warn('the search engine did not start:', error));
  // Not awaited: some browsers ask the person first.
  void askToStay().catch((error: unknown) => console.warn('storage could not be made persistent', error));
  const sync = startSync(
    {
      ...outboxEnv,
      vault,
      engine: forSync(engine),
      send,
      openStream,
      token: () => tokenOf(usuario.id),
      isOutdated,
      papel: usuario.papel,
      capMs: () => (document.visibilityState === 'visible' ? VISIBLE_CAP_MS : HIDDEN_CAP_MS),
    },
    hearErrors(() => isClosed),
  );
  const close = () => {
    isClosed = true;
    sync.stop();
    engine.close();
    vault.close();
  };
  vault.on('versionchange', (event) => {
    if (isDeletion(event)) return tellDeletion();
    close();
    onShut('superseded');
    return false;
  });
  vault.onLost = () => {
    close();
    onShut('lost');
  };
  return {
    device: {
      usuario,
      vault,
      engine,
      env: outboxEnv,
      awaitIntencao: (ref, patienceMs) => awaitIntencao(vault, ref, patienceMs),
    },
    sync,
    doubted,
    resume: () => noteAuth(vault, 'good', outboxEnv.now()).then(sync.now),
    close,
  };
}
