import { consultarVisitas, VISITAS_POR_PAGINA_MAXIMO } from '#contract/visits/visita.ts';
import { may } from '#domain/access/papel.ts';
import { addDays, businessDayOf } from '#lib/business-day.ts';
import { ok, type Result } from '#lib/result.ts';
import { historicoDesde } from '#mirror/historico.ts';
import { putVisitas, VISITAS_DO_DIA } from '#mirror/visitas.ts';
import type { NetError } from '#net/request.ts';
import { believeMarca, readMarca } from '#outbox/marca.ts';
import { readVisitasFeitas } from '#outbox/visitas/read-visitas.ts';
import { ask } from '#sync/ask.ts';
import type { SyncEnv } from '#sync/env.ts';
import { isMissing } from './missing.ts';
import { pullPages } from './pull-pages.ts';

/** True for a user whose role has no notes about visits. */
const isForOthers = (error: NetError): boolean =>
  error.kind === 'refused' && error.erro.Codigo === 'sem-permissao';

/** Reads the notes since a day whole: a customer's, or those to all customers (null). A failed page changes nothing. */
async function pullDesde(
  env: SyncEnv,
  idPessoaCliente: number | null,
  desde: string,
): Promise<Result<null, NetError>> {
  if (!may(env.papel, 'visit')) return ok(null);
  const { vault } = env;
  const at = env.now();
  const feitas = await readVisitasFeitas(vault, idPessoaCliente);
  const asked = (await readMarca(vault))?.marca ?? null;
  const rows = await pullPages((numeroPagina) =>
    ask(env, consultarVisitas, {
      query: {
        ...(idPessoaCliente === null ? {} : { idPessoaCliente }),
        dataInicial: desde,
        // The clock of the device that wrote a note may be a day ahead.
        dataFinal: addDays(businessDayOf(new Date(at)), 1),
        quantidadeRegistrosPagina: VISITAS_POR_PAGINA_MAXIMO,
        numeroPagina,
      },
    }),
  );
  if (!rows.ok) return isMissing(rows.error) || isForOthers(rows.error) ? ok(null) : rows;
  await vault.transaction('rw', vault.documentos, vault.checkpoints, async () => {
    if (!(await believeMarca(vault, { asked, told: null }, at))) return;
    await putVisitas(vault, idPessoaCliente ?? VISITAS_DO_DIA, {
      at,
      valor: { desde, visitas: rows.value, feitas },
    });
  });
  return ok(null);
}

/** Refreshes a customer's notes about visits of the last 90 days. */
export const pullVisitas = (env: SyncEnv, idPessoaCliente: number): Promise<Result<null, NetError>> =>
  pullDesde(env, idPessoaCliente, historicoDesde(env.now()));

/** Refreshes the day's notes about visits to all customers. */
export const pullVisitasDoDia = (env: SyncEnv): Promise<Result<null, NetError>> =>
  pullDesde(env, null, businessDayOf(new Date(env.now())));
