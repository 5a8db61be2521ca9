import { PENDENCIAS_ANTIGAS, type Pendencia } from '#contract/documents/pendencia.ts';
import { businessDayOf } from '#lib/business-day.ts';
import type { Periodo } from '#lib/periodo.ts';
import type { PendenciasGuardadas } from '#mirror/pendencias.ts';
import { documentosHref, type Filtro, filtroInicial } from './filtro.ts';

/** Requests under a filter, and how many there are in all. */
export type Pendencias = { readonly linhas: readonly Pendencia[]; readonly total: number };

const isIn = ({ de, ate }: Periodo, instant: string): boolean => {
  const day = businessDayOf(new Date(instant));
  return de <= day && day <= ate;
};

/** True for the filter that the device keeps the newest rows of. */
export const isInicial = (filtro: Filtro, hoje: string): boolean =>
  documentosHref(filtro, hoje) === documentosHref(filtroInicial(hoje), hoje);

const isUnder = ({ de, ate, resolvida, idSituacao }: Filtro, row: Pendencia): boolean =>
  isIn({ de, ate }, row.dataPendencia) &&
  (idSituacao === null || row.situacao.idPendenciaDocumentoClienteSituacao === idSituacao) &&
  (resolvida.de === '' || (typeof row.dataResolucao === 'string' && isIn(resolvida, row.dataResolucao)));

/**
 * The requests under a filter as far as the device keeps them: its newest ones for the default filter, and any filter
 * within its days where it keeps them all. Null where it cannot tell.
 */
export function listDoAparelho(
  guardadas: PendenciasGuardadas,
  filtro: Filtro,
  hoje: string,
): Pendencias | null {
  const { pendencias, total } = guardadas;
  const linhas = pendencias.filter((row) => isUnder(filtro, row));
  if (pendencias.length < total) return isInicial(filtro, hoje) ? { linhas, total } : null;
  // A day after those that were asked for has nothing that the device knows of.
  if (filtro.de < guardadas.de) return null;
  return { linhas: filtro.ordem === PENDENCIAS_ANTIGAS ? linhas.toReversed() : linhas, total: linhas.length };
}

/** The pages in one list: a request that moved to the next page meanwhile comes once. */
export function joinPages(pages: readonly (readonly Pendencia[])[]): Pendencia[] {
  const seen = new Set<number>();
  return pages.flat().filter(({ idPendenciaDocumento: id }) => {
    if (id === undefined) return true;
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}
