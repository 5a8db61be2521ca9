import type { Devolucao } from '#contract/returns/devolucao.ts';
import { readMarca } from '#outbox/marca.ts';
import { isDevolucao } from '#vault/devolucao-intents.ts';
import type { Intent, OutboxRow } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { giveId, takeId } from './give-id.ts';

/** The lanes of returns whose id a restored server may have given to another return. */
export const readDoubted = async (vault: Vault): Promise<readonly string[]> =>
  (await readMarca(vault))?.doubted ?? [];

/** True if a row must not be sent before the id of its return was checked; the making of a return needs no id. */
export const isDoubtful = (
  { lane, intent }: Pick<OutboxRow, 'lane' | 'intent'>,
  doubted: readonly string[],
): boolean => isDevolucao(intent) && intent.tipo !== 'devolucao-criar' && doubted.includes(lane);

/** Doubts the id of a return. A server without a mark was never restored. Inside the caller's transaction. */
export async function doubtLane(vault: Vault, lane: string): Promise<void> {
  const kept = await readMarca(vault);
  if (kept === undefined) return;
  await vault.checkpoints.put({ ...kept, doubted: [...new Set([...(kept.doubted ?? []), lane])] });
}

/** Ends the doubt about these lanes. Inside the caller's transaction. */
async function endDoubt(vault: Vault, lanes: readonly string[]): Promise<void> {
  const kept = await readMarca(vault);
  if (kept?.doubted === undefined) return;
  await vault.checkpoints.put({ ...kept, doubted: kept.doubted.filter((lane) => !lanes.includes(lane)) });
}

/** Gives a return the id under which the restored server has it, or none. Inside the caller's transaction. */
export async function settleId(vault: Vault, lane: string, idDevolucao: number | null): Promise<void> {
  if (idDevolucao === null) await takeId(vault, lane);
  else await giveId(vault, lane, idDevolucao);
  await endDoubt(vault, [lane]);
}

/** True if the list has a return with the id, the invoice and the moment that a change names. */
const isListed = (intent: Intent, listed: ReadonlyMap<number, Devolucao>): boolean => {
  if (!isDevolucao(intent) || intent.tipo === 'devolucao-criar' || intent.idDevolucao === undefined)
    return false;
  const found = listed.get(intent.idDevolucao);
  return (
    found !== undefined &&
    found.titulo.idTitulo === intent.idTitulo &&
    found.dataDevolucao === intent.dataDevolucao
  );
};

/** All records of a lane. */
async function recordsOf(vault: Vault, lane: string) {
  const [rows, parked, receipts] = await Promise.all([
    vault.outbox.where('lane').equals(lane).toArray(),
    vault.parked.where('lane').equals(lane).toArray(),
    vault.receipts.where('lane').equals(lane).toArray(),
  ]);
  return { receipts, all: [...rows, ...parked, ...receipts] };
}

/**
 * Decides, by a customer's list, whether the restored server still has the returns in doubt. A return that it does not
 * list loses its id. Those whose confirmed changes are still to be asked about wait. `doubted`: the lanes that were in
 * doubt when the list was asked for. Inside the caller's transaction.
 */
export async function settleByList(
  vault: Vault,
  idPessoaCliente: number,
  devolucoes: readonly Devolucao[],
  doubted: readonly string[],
): Promise<void> {
  const listed = new Map(devolucoes.map((one) => [one.idDevolucaoEletronica, one]));
  const now = await readMarca(vault);
  for (const lane of doubted) {
    if (!now?.doubted?.includes(lane)) continue;
    const { receipts, all } = await recordsOf(vault, lane);
    const isOther = all.some((record) => record.idPessoaCliente !== idPessoaCliente);
    const isAsked = receipts.some(({ key }) => now.conferir.includes(key));
    if (isOther || isAsked) continue;
    if (!all.some(({ intent }) => isListed(intent, listed))) await takeId(vault, lane);
    await endDoubt(vault, [lane]);
  }
}
