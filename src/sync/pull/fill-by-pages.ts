import type { EngineClient } from '#mirror/catalogue/engine-client.ts';
import type { Progress } from '#mirror/catalogue/engine-protocol.ts';
import { readServedContexto } from '#mirror/served.ts';
import { toProdutoPagina } from '#mirror/to-produto-pagina.ts';
import type { SyncEnv } from '#sync/env.ts';
import { noteFailure } from '#sync/note-failure.ts';
import { feedSentence } from './feed-sentence.ts';
import { openItemPages } from './pull-itens.ts';

type FillEnv = SyncEnv & { engine: EngineClient };
type Filled = { kind: 'ready' } | { kind: 'failed'; sentence: string };

/** Pages do not show changes, so prices and products are read whole, and only when they are this old. */
const FILLED_MS = 6 * 60 * 60_000;

/**
 * Returns a customer of a context, the context's condition, and the branch for items that name none; null if
 * no customer has the context.
 */
async function findBuyer({ vault }: SyncEnv, idContexto: string | null) {
  for (const { idPessoa, detalhe } of await vault.clientes.toArray()) {
    const contexto = detalhe?.contextos.find((c) => c.idContexto === idContexto);
    if (!contexto) continue;
    const idPessoaFilial = contexto.filiais[0]?.idPessoaFilial ?? 0;
    return { idPessoaCliente: idPessoa, idCondicao: contexto.idCondicao, idPessoaFilial };
  }
  return null;
}

async function fill(
  env: FillEnv,
  idContexto: string | null,
  onProgress?: (progress: Progress) => void,
): Promise<Filled> {
  const { vault, engine } = env;
  const buyer = await findBuyer(env, idContexto);
  const opened = await openItemPages(env, buyer);
  if (!opened.ok) {
    await noteFailure(env, opened.error, { detail: idContexto === null ? 'catalogo' : 'precos' });
    return { kind: 'failed', sentence: feedSentence('truncado') };
  }
  const { total, pages } = opened.value;
  async function* produtos() {
    for await (const page of pages)
      yield page.map((item) => toProdutoPagina(item, buyer?.idPessoaFilial ?? 0));
  }
  const priced = buyer === null ? null : idContexto;
  const user = String(vault.idUsuario);
  const answer = await engine.importPages(user, priced, produtos(), {
    total,
    ...(onProgress && { onProgress }),
  });
  if (!answer.ok) return { kind: 'failed', sentence: feedSentence(answer.erro) };
  if (priced !== null) {
    const { geracao } = answer;
    const at = env.now();
    await vault.checkpoints.put({ name: `precos:${priced}`, state: 'ready', geracao, etag: String(at), at });
  }
  return { kind: 'ready' };
}

/**
 * Fills an empty device from a server without a feed: the catalogue with the prices of the customer being
 * served. A device with a catalogue keeps it; it is read again together with the prices.
 */
export async function fillCatalogo(env: FillEnv, onProgress: (progress: Progress) => void): Promise<Filled> {
  if ((await env.engine.status()).geracao !== null) return { kind: 'ready' };
  return fill(env, await readServedContexto(env.vault), onProgress);
}

async function isCampaign({ vault }: SyncEnv, idContexto: string): Promise<boolean> {
  const rows = await vault.clientes.toArray();
  return rows.some(({ detalhe }) =>
    detalhe?.contextos.some((c) => c.idContexto === idContexto && c.promocao !== undefined),
  );
}

/**
 * Reads a context's prices, and the catalogue with them, page by page, if the kept prices are older than
 * FILLED_MS. Skips the context of a campaign: its pages hold only its own products and would be taken for the
 * whole catalogue.
 */
export async function fillPrecos(env: FillEnv, idContexto: string): Promise<Filled> {
  if (await isCampaign(env, idContexto)) return { kind: 'ready' };
  const kept = await env.vault.checkpoints.get(`precos:${idContexto}`);
  const { contextos } = await env.engine.status();
  const isHeld = contextos.some((c) => c.idContexto === idContexto);
  if (isHeld && kept && Math.abs(env.now() - kept.at) < FILLED_MS) return { kind: 'ready' };
  return fill(env, idContexto);
}
