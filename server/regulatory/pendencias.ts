import {
  consultarPendenciaSituacoes,
  consultarPendencias,
  PENDENCIAS_POR_PAGINA,
  PENDENCIAS_POR_PAGINA_MAXIMO,
  PENDENCIAS_RECENTES,
} from '#contract/documents/pendencia.ts';
import { SITUACOES_DA_PENDENCIA } from '#domain/documents/pendencia.ts';
import { erroPar } from '#domain/documents/periodo.ts';
import type { Periodo } from '#lib/periodo.ts';
import { ok, type Result } from '#lib/result.ts';
import { readCliente } from '#server/customers/data/clientes.ts';
import { toPage } from '#server/http/listas.ts';
import { naoVinculado, type Recusa, refuse } from '#server/http/recusa.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';
import { listPendencias } from './data/pendencias.ts';

const SIZE = { usual: PENDENCIAS_POR_PAGINA, most: PENDENCIAS_POR_PAGINA_MAXIMO };

/** A pair of days; undefined if both are missing. */
function readPar(de: string | undefined, ate: string | undefined): Result<Periodo | undefined, Recusa> {
  const erro = erroPar(de, ate);
  if (erro !== null) return refuse('requisicao-invalida', erro);
  return ok(de === undefined || ate === undefined ? undefined : { de, ate });
}

/** Requests for the review of documents of the user's customers. */
export const pendenciasRoutes: readonly Route[] = [
  sessionRoute(consultarPendencias, async ({ user, query }) => {
    const { idPessoaCliente, idSituacao, ordenacao = PENDENCIAS_RECENTES, paginaAtual, qtdPorPagina } = query;
    if ((await readCliente(user, idPessoaCliente)) === undefined) return naoVinculado();
    const pedida = readPar(query.dataInicialPendencia, query.dataFinalPendencia);
    if (!pedida.ok) return pedida;
    const resolvida = readPar(query.dataInicialResolucao, query.dataFinalResolucao);
    if (!resolvida.ok) return resolvida;
    return ok(
      await listPendencias(user, {
        idPessoaCliente,
        idSituacao,
        pedida: pedida.value,
        resolvida: resolvida.value,
        ordenacao,
        page: toPage(paginaAtual, qtdPorPagina, SIZE),
      }),
    );
  }),

  sessionRoute(consultarPendenciaSituacoes, async () => ok([...SITUACOES_DA_PENDENCIA])),
];
