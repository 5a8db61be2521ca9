import type { Combo } from '#contract/catalogue/combo.ts';
import { sincronizarCombos, sincronizarCombosMudados } from '#contract/catalogue/combo-calls.ts';
import type { ReplyOf } from '#contract/wire/call.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { putCombos, readCombos, replaceCombos } from '#mirror/combos.ts';
import type { NetError } from '#net/request.ts';
import { ask } from '#sync/ask.ts';
import type { SyncEnv } from '#sync/env.ts';

const NAO_ENCONTRADO = 404;
const SUMIU = 410;

type Part = ReplyOf<typeof sincronizarCombosMudados>;

const cursorName = (idPessoaCliente: number) => `combos:${idPessoaCliente}` as const;

/** Returns all parts of the changes since a cursor; without a cursor, of all combos. */
async function askParts(
  env: SyncEnv,
  idPessoaCliente: number,
  cursor: string | undefined,
): Promise<Result<Part[], NetError>> {
  const parts: Part[] = [];
  let depoisDe: number | null = null;
  do {
    const part: Result<Part, NetError> = await ask(env, sincronizarCombosMudados, {
      query: {
        idPessoaCliente,
        ...(cursor === undefined ? {} : { cursor }),
        ...(depoisDe === null ? {} : { depoisDe }),
      },
    });
    if (!part.ok) return part;
    parts.push(part.value);
    const { continua }: Part = part.value;
    // A server that never advances would be asked without end.
    if (continua !== null && continua <= (depoisDe ?? 0))
      return fail({ kind: 'unbelieved', status: 200, isOurs: true });
    depoisDe = continua;
  } while (depoisDe !== null);
  return ok(parts);
}

/** Reads all combos in one request, from a server that does not know the call for changes. */
async function askWhole(env: SyncEnv, idPessoaCliente: number): Promise<Result<null, NetError>> {
  const combos = await ask(env, sincronizarCombos, { query: { idPessoaCliente } });
  if (!combos.ok) return combos;
  await keep(env, idPessoaCliente, combos.value, undefined);
  return ok(null);
}

/**
 * Stores the combos, then their cursor. If the second write is lost, the older cursor only repeats some
 * changes.
 */
async function keep(
  { vault, now }: SyncEnv,
  idPessoaCliente: number,
  valor: readonly Combo[],
  cursor: string | undefined,
): Promise<void> {
  const at = now();
  await putCombos(vault, idPessoaCliente, { at, valor });
  const name = cursorName(idPessoaCliente);
  if (cursor === undefined) await vault.checkpoints.delete(name);
  else await vault.checkpoints.put({ name, at, cursor });
}

/**
 * Refreshes the combos that a customer may buy, with their members, prices and stock: the changed ones, or
 * all.
 */
export async function pullCombos(env: SyncEnv, idPessoaCliente: number): Promise<Result<null, NetError>> {
  const kept = await readCombos(env.vault, idPessoaCliente);
  const row = kept && (await env.vault.checkpoints.get(cursorName(idPessoaCliente)));
  const cursor = row && 'cursor' in row ? row.cursor : undefined;
  let before = cursor === undefined ? [] : (kept?.valor ?? []);
  let parts = await askParts(env, idPessoaCliente, cursor);
  if (cursor !== undefined && statusOf(parts) === SUMIU) {
    before = [];
    parts = await askParts(env, idPessoaCliente, undefined);
  }
  if (statusOf(parts) === NAO_ENCONTRADO) return await askWhole(env, idPessoaCliente);
  if (!parts.ok) return parts;
  // Later parts are newer than the first part's cursor: changes in between come again.
  await keep(env, idPessoaCliente, replaceCombos(before, parts.value), parts.value[0]?.cursor);
  return ok(null);
}

const statusOf = (parts: Result<Part[], NetError>): number | undefined =>
  parts.ok || parts.error.kind === 'silence' ? undefined : parts.error.status;
