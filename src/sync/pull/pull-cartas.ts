import { CARTAS_POR_PAGINA_MAXIMO, type CartaCorrecao } from '#contract/letters/carta.ts';
import { consultarCartas } from '#contract/letters/carta-consultas.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { ok, type Result } from '#lib/result.ts';
import { type CartasGuardadas, putCartas } from '#mirror/cartas.ts';
import { historicoDesde } from '#mirror/historico.ts';
import type { NetError } from '#net/request.ts';
import { believeMarca, readMarca } from '#outbox/marca.ts';
import { ask } from '#sync/ask.ts';
import type { SyncEnv } from '#sync/env.ts';
import { isMissing } from './missing.ts';
import { pullPages } from './pull-pages.ts';

/** The rows of a letter have their own place on the device. */
const toLida = ({ itemNota, ...carta }: CartaCorrecao, at: number) => ({ carta, itens: itemNota ?? [], at });

/** Refreshes a customer's correction letters of 90 days with their rows. A failed page changes nothing. */
export async function pullCartas(env: SyncEnv, idPessoaCliente: number): Promise<Result<null, NetError>> {
  const { vault } = env;
  const at = env.now();
  const desde = historicoDesde(at);
  const asked = (await readMarca(vault))?.marca ?? null;
  const rows = await pullPages((numeroPagina) =>
    ask(env, consultarCartas, {
      query: {
        idPessoaCliente,
        dataInicial: desde,
        dataFinal: businessDayOf(new Date(at)),
        quantidadeRegistrosPagina: CARTAS_POR_PAGINA_MAXIMO,
        numeroPagina,
        incluirItens: true,
      },
    }),
  );
  if (!rows.ok) return isMissing(rows.error) ? ok(null) : rows;
  const valor: CartasGuardadas = { desde, cartas: rows.value.map((carta) => toLida(carta, at)) };
  await vault.transaction('rw', vault.documentos, vault.checkpoints, async () => {
    // The server may have been restored since the first page was asked for.
    if (await believeMarca(vault, { asked, told: null }, at))
      await putCartas(vault, idPessoaCliente, { at, valor });
  });
  return ok(null);
}
