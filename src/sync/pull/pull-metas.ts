import { consultarMetas } from '#contract/orders/meta.ts';
import { temMetas } from '#domain/metas/alcance.ts';
import { ok, type Result } from '#lib/result.ts';
import { putMetas } from '#mirror/metas.ts';
import type { NetError } from '#net/request.ts';
import { ask } from '#sync/ask.ts';
import type { SyncEnv } from '#sync/env.ts';
import { isMissing } from './missing.ts';

/** Refreshes the goals of the month of a user who sells. A server without them leaves the device without any. */
export async function pullMetas(env: SyncEnv): Promise<Result<null, NetError>> {
  if (!temMetas(env.papel)) return ok(null);
  const at = env.now();
  const read = await ask(env, consultarMetas, {});
  if (!read.ok) return isMissing(read.error) ? ok(null) : read;
  await putMetas(env.vault, { at, valor: read.value });
  return ok(null);
}
