import { PENDENCIA_ABERTA, PENDENCIA_EXCLUIDA, PENDENCIA_RESOLVIDA } from '#contract/documents/pendencia.ts';
import { ORIGEM_PORTAL } from '#domain/documents/pendencia.ts';
import { must } from '#lib/must.ts';

/** A request of the past; days are counted back from the first start. */
export type PendenciaPassada = {
  readonly situacao: number;
  readonly origem: string;
  readonly pedidaHa: number;
  /** Null for one that was not resolved. */
  readonly resolvidaHa: number | null;
};

const ORIGENS = [ORIGEM_PORTAL, 'Central de serviços', 'Representante'];
/** Three of the last month in each situation. */
const RECENTES = [2, 4, 6, 9, 12, 15, 18, 21, 24];
/** Those before, one every three days. */
const ANTIGAS = Array.from({ length: 37 }, (_, at) => 38 + at * 3);
/** Every fifth old request was deleted; the rest is resolved. */
const UMA_EXCLUIDA_EM = 5;
const DIAS_ATE_RESOLVER = 2;

const passada = (pedidaHa: number, at: number, situacao: number): PendenciaPassada => ({
  situacao,
  origem: must(ORIGENS[at % ORIGENS.length], 'an origin'),
  pedidaHa,
  resolvidaHa: situacao === PENDENCIA_RESOLVIDA ? pedidaHa - DIAS_ATE_RESOLVER : null,
});

/** The requests of the buyer's pharmacy, the oldest first. */
export const PENDENCIAS: readonly PendenciaPassada[] = [
  ...ANTIGAS.map((pedidaHa, at) =>
    passada(pedidaHa, at, at % UMA_EXCLUIDA_EM === 0 ? PENDENCIA_EXCLUIDA : PENDENCIA_RESOLVIDA),
  ),
  ...RECENTES.map((pedidaHa, at) =>
    passada(
      pedidaHa,
      Math.floor(at / 3),
      must([PENDENCIA_ABERTA, PENDENCIA_RESOLVIDA, PENDENCIA_EXCLUIDA][at % 3], 'a situation'),
    ),
  ),
].toSorted((a, b) => b.pedidaHa - a.pedidaHa);
