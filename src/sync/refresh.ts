import { contextoOf } from '#mirror/cliente-compra.ts';
import type { NetError } from '#net/request.ts';
import { noteAuth, noteConnection } from './checkpoint.ts';
import type { SyncEnv } from './env.ts';
import { pullCarrinho } from './pull-carrinho.ts';
import { type MirrorEnv, noteCatalogoUnasked, pullCatalogo, pullPrecos } from './pull-catalogo.ts';
import { pullCliente, pullClientes } from './pull-clientes.ts';

/** Notes what a failed pull says about the connection and the session. Nothing mirrored is touched. */
async function noteFailure(env: SyncEnv, error: NetError): Promise<void> {
  const reached = error.kind === 'refused';
  await noteConnection(env.vault, reached ? 'connected' : 'no-signal', env.now());
  if (reached && error.status === 401) await noteAuth(env.vault, 'held', env.now());
}

/** Refreshes the customer being served: his data, limits and cart. False when the server could not be asked. */
export async function refreshCliente(env: SyncEnv): Promise<boolean> {
  const id = (await env.vault.device.get(1))?.idPessoaCliente ?? null;
  if (id === null) return true;
  for (const pull of [pullCliente, pullCarrinho]) {
    const pulled = await pull(env, id);
    if (!pulled.ok) {
      await noteFailure(env, pulled.error);
      return false;
    }
  }
  await noteConnection(env.vault, 'connected', env.now());
  return true;
}

/** Tells the engine whose prices to draw: those of the customer being served, or none. */
async function showPrecos(env: MirrorEnv): Promise<string | null> {
  const { vault } = env;
  const id = (await vault.device.get(1))?.idPessoaCliente ?? null;
  const detalhe = id === null ? null : ((await vault.clientes.get(id))?.detalhe ?? null);
  const idContexto = detalhe ? (contextoOf(detalhe)?.idContexto ?? null) : null;
  await env.engine.useContext(String(vault.idUsuario), idContexto);
  return idContexto;
}

/** The price contexts to bring: of the customer being served first, then of those that the user takes along. */
async function contextosWanted(env: MirrorEnv, served: string | null): Promise<string[]> {
  const { vault } = env;
  const ids = (await vault.device.get(1))?.levarComigo ?? [];
  const rows = await vault.clientes.bulkGet(ids);
  const along = rows.map((row) => (row?.detalhe ? contextoOf(row.detalhe)?.idContexto : undefined));
  return [...new Set([served, ...along].filter((id) => id !== null && id !== undefined))];
}

/** Brings catalogue and prices up to date, the catalogue again when prices name a newer one. */
async function refreshCatalogo(env: MirrorEnv): Promise<void> {
  const user = String(env.vault.idUsuario);
  await pullCatalogo(env);
  const served = await showPrecos(env);
  for (const idContexto of await contextosWanted(env, served)) {
    const precos = await pullPrecos(env, user, idContexto);
    if (precos.kind === 'geracao') {
      await pullCatalogo(env);
      await pullPrecos(env, user, idContexto);
    }
    if (idContexto === served) await showPrecos(env);
  }
}

/**
 * Refreshes everything the device mirrors for the customer being served. Called when the queue has been
 * drained: what the user did goes before what he may read.
 */
export async function refreshAll(env: MirrorEnv): Promise<void> {
  await showPrecos(env);
  if (env.token() === null) return;
  const clientes = await pullClientes(env);
  if (!clientes.ok) await noteFailure(env, clientes.error);
  if (clientes.ok && (await refreshCliente(env))) await refreshCatalogo(env);
  else await noteCatalogoUnasked(env);
}
