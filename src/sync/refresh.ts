import { readServed, readServedContexto } from '#mirror/served.ts';
import { forgetFotos } from '#outbox/devolucoes/forget-fotos.ts';
import { forgetSettled } from '#outbox/forget-settled.ts';
import { noteEvent } from '#vault/note-event.ts';
import type { SyncEnv } from './env.ts';
import { noteFailure } from './note-failure.ts';
import { pullCarrinho } from './pull/pull-carrinho.ts';
import { type MirrorEnv, noteCatalogoUnasked, pullCatalogo } from './pull/pull-catalogo.ts';
import { pullCliente, pullClientes } from './pull/pull-clientes.ts';
import { pullConteudo } from './pull/pull-conteudo.ts';
import { pullListasDeDevolucao } from './pull/pull-devolucoes.ts';
import { pullMetas } from './pull/pull-metas.ts';
import { type Precos, pullPrecos } from './pull/pull-precos.ts';
import { pullPreferencia } from './pull/pull-preferencia.ts';
import { pullVisitasDoDia } from './pull/pull-visitas.ts';
import { readKept, refreshKept, refreshLists } from './refresh-kept.ts';
import { tellPrincipal } from './tell-principal.ts';

const CLIENTE = { detail: 'cliente', pull: pullCliente };
const CARRINHO = { detail: 'carrinho', pull: pullCarrinho };

/** Runs these pulls for the customer being served. Returns false if one fails. */
async function pullServed(env: SyncEnv, pulls: readonly (typeof CLIENTE)[]): Promise<boolean> {
  const id = await readServed(env.vault);
  if (id === null) return true;
  for (const { detail, pull } of pulls) {
    const pulled = await pull(env, id);
    if (!pulled.ok) {
      await noteFailure(env, pulled.error, { detail, lane: String(id) });
      return false;
    }
  }
  return true;
}

/** Refreshes data, limits and cart of the customer being served. Returns false if a pull fails. */
const refreshCliente = (env: SyncEnv): Promise<boolean> => pullServed(env, [CLIENTE, CARRINHO]);

/** Refreshes the cart of the customer being served, after a hint that another device changed it. */
export async function refreshCarrinho(env: SyncEnv): Promise<void> {
  await pullServed(env, [CARRINHO]);
}

/** Reads these customers' carts again, except those with unsent changes: their own responses bring them. */
export async function rereadCarrinhos(env: SyncEnv, idPessoaClientes: readonly number[]): Promise<void> {
  for (const id of idPessoaClientes) {
    const lane = String(id);
    if ((await env.vault.outbox.where('lane').equals(lane).count()) > 0) continue;
    const pulled = await pullCarrinho(env, id);
    if (!pulled.ok) await noteFailure(env, pulled.error, { detail: 'carrinho', lane });
  }
}

/** Tells the engine which prices to draw: the served customer's, or none. Returns their context. */
async function showPrecos(env: MirrorEnv): Promise<string | null> {
  const { vault } = env;
  const idContexto = await readServedContexto(vault);
  await env.engine.useContext(String(vault.idUsuario), idContexto);
  return idContexto;
}

/** Returns the price contexts of all customers kept ready, the served one's first, each once. */
async function contextosKept(env: MirrorEnv): Promise<Precos[]> {
  const rows = await readKept(env);
  const all = rows.flatMap(({ detalhe }) => detalhe?.contextos ?? []);
  return [...new Map(all.map((contexto) => [contexto.idContexto, contexto])).values()];
}

/** Returns the same contexts, each base before the contexts that differ from it. */
const basesFirst = (contextos: readonly Precos[]): Precos[] => {
  const bases = new Set(contextos.map(({ idContextoBase }) => idContextoBase));
  const isBase = ({ idContexto }: Precos): boolean => bases.has(idContexto);
  return contextos.toSorted((a, b) => Number(isBase(b)) - Number(isBase(a)));
};

/**
 * Brings one context's prices up to date; if they need a newer catalogue, that first. Returns false if the
 * line did not bring them.
 */
async function refreshPrecos(env: MirrorEnv, contexto: Precos): Promise<boolean> {
  const user = String(env.vault.idUsuario);
  let precos = await pullPrecos(env, user, contexto);
  if (precos.kind === 'geracao') {
    await pullCatalogo(env);
    precos = await pullPrecos(env, user, contexto);
  }
  if (precos.kind === 'ready') return true;
  await noteEvent(env.vault, { at: env.now(), event: 'pull-failed', detail: 'precos' });
  return precos.kind !== 'failed' || precos.isLate !== true;
}

/**
 * Brings the catalogue and the drawn prices up to date; also used after a hint. Returns the drawn context,
 * and `isLate` if the line did not bring its prices.
 */
export async function refreshCatalogo(env: MirrorEnv): Promise<{ served: string | null; isLate: boolean }> {
  await pullCatalogo(env);
  const served = await showPrecos(env);
  if (served === null) return { served, isLate: false };
  const contexto = (await contextosKept(env)).find(({ idContexto }) => idContexto === served);
  const isLate = !(await refreshPrecos(env, contexto ?? { idContexto: served }));
  return { served: await showPrecos(env), isLate };
}

/** Refreshes the content of the home page, also without a customer. Nothing waits for it or fails with it. */
async function refreshConteudo(env: SyncEnv): Promise<void> {
  const id = await readServed(env.vault);
  const pulled = await pullConteudo(env, id);
  if (pulled.ok) return;
  const lane = id === null ? {} : { lane: String(id) };
  await noteFailure(env, pulled.error, { detail: 'conteudo', ...lane });
}

/** Refreshes the lists that all returns use, once for all customers. Nothing waits for it or fails with it. */
async function refreshListasDeDevolucao(env: SyncEnv): Promise<void> {
  const pulled = await pullListasDeDevolucao(env);
  if (!pulled.ok) await noteFailure(env, pulled.error, { detail: 'devolucaoListas' });
}

/** Refreshes the day's notes about visits to all customers. Nothing waits for it or fails with it. */
async function refreshVisitas(env: SyncEnv): Promise<void> {
  const pulled = await pullVisitasDoDia(env);
  if (!pulled.ok) await noteFailure(env, pulled.error, { detail: 'visitas' });
}

/** Refreshes the user's goals. Nothing waits for it or fails with it. */
async function refreshMetas(env: SyncEnv): Promise<void> {
  const pulled = await pullMetas(env);
  if (!pulled.ok) await noteFailure(env, pulled.error, { detail: 'metas' });
}

/** Refreshes all data of the customer being served except the prices. */
async function refreshClienteServido(env: SyncEnv): Promise<void> {
  if ((await readServed(env.vault)) !== null && (await refreshCliente(env))) await refreshLists(env);
}

/**
 * Refreshes the user's goals and the served customer's data after an order, or after a hint about another device's order.
 */
export async function refreshServed(env: SyncEnv): Promise<void> {
  await Promise.all([refreshMetas(env), refreshClienteServido(env)]);
}

/**
 * Refreshes everything the device mirrors: the served customer first, then the others kept ready. Called
 * after the queue was drained: the user's own work goes before reads. Waits for `pause` between the parts, so
 * that work done meanwhile goes first too. `onLate` is told whether the line failed to bring the prices on
 * screen.
 */
export async function refreshAll(
  env: MirrorEnv,
  pause: () => Promise<void>,
  onLate: (isLate: boolean) => void = () => undefined,
): Promise<void> {
  await showPrecos(env);
  if (env.token() === null) return;
  await tellPrincipal(env);
  const [clientes] = await Promise.all([pullClientes(env), pullPreferencia(env)]);
  if (!clientes.ok) await noteFailure(env, clientes.error, { detail: 'clientes' });
  if (!clientes.ok || !(await refreshCliente(env))) {
    await noteCatalogoUnasked(env);
    return;
  }
  await forgetSettled(env.vault, env.now());
  await forgetFotos(env.vault);
  const [{ served, isLate }] = await Promise.all([
    refreshCatalogo(env),
    refreshConteudo(env),
    refreshListasDeDevolucao(env),
    refreshVisitas(env),
    refreshMetas(env),
  ]);
  onLate(isLate);
  await pause();
  if (!(await refreshLists(env)) || !(await refreshKept(env, pause))) return;
  for (const contexto of basesFirst(await contextosKept(env))) {
    if (contexto.idContexto === served) continue;
    await pause();
    await refreshPrecos(env, contexto);
  }
}
