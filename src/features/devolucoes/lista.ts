import type { Devolucao } from '#contract/returns/devolucao.ts';
import { vistaOf } from '#domain/returns/fold.ts';
import { isEncerrada } from '#domain/returns/regras.ts';
import { addDays } from '#lib/business-day.ts';
import { type DevolucaoAqui, newestFirst } from '#outbox/devolucoes/fold-devolucoes.ts';
import { isNaoFeita } from '#parts/returns/fim-aqui.ts';
import { refOfId } from '#vault/devolucao-intents.ts';
import { type Filtro, temDiasIniciais } from './filtro.ts';

/** A return that the server told of and this device does not keep. */
export function daServidor(devolucao: Devolucao): DevolucaoAqui {
  const vista = vistaOf(devolucao);
  return { ...vista, devolucao: refOfId(devolucao.idDevolucaoEletronica), naFila: 0, recusada: null };
}

/** True for a return with changes that wait on this device. */
const isAqui = ({ naFila, recusada }: DevolucaoAqui): boolean => naFila > 0 || recusada !== null;

/**
 * The returns that a filter lets through, each once, as it was told first: those with changes that wait here, then the
 * newest. In the default days a return that is not over is there whatever its age.
 */
export function listDevolucoes(
  devolucoes: readonly DevolucaoAqui[],
  filtro: Filtro,
  hoje: string,
): DevolucaoAqui[] {
  const { de, ate, idSituacao } = filtro;
  const hasAbertas = temDiasIniciais(filtro, hoje);
  const seen = new Set<string>();
  const through = devolucoes.filter((one) => {
    const nome = String(one.id ?? one.devolucao);
    if (seen.has(nome)) return false;
    seen.add(nome);
    const dia = one.dataDevolucao.slice(0, 10);
    const isOfDias = (dia >= de && dia <= ate) || (hasAbertas && !isEncerrada(one.idSituacao));
    return isOfDias && (idSituacao === null || one.idSituacao === idSituacao);
  });
  return through.sort((a, b) => Number(isAqui(b)) - Number(isAqui(a)) || newestFirst(a, b));
}

/** How many returns, and their value in cents; those that the server refused to make are none. */
export function totaisOf(devolucoes: readonly DevolucaoAqui[]): { quantidade: number; valor: number } {
  const feitas = devolucoes.filter((one) => !isNaoFeita(one));
  return { quantidade: feitas.length, valor: feitas.reduce((sum, { valorTotal }) => sum + valorTotal, 0) };
}

/** A question to the server: a situation and days; without days its own choice of them, which is the default. */
export type Pergunta = {
  readonly idSituacao?: number;
  readonly dataInicial?: string;
  readonly dataFinal?: string;
};

/** The returns that this device keeps: since which day, and when they were brought; `at` is null before the first time. */
export type Guardado = { readonly desde: string; readonly at: number | null };

/**
 * The question of a filter to the server; null for a list that this device has whole. It keeps all returns that are not over,
 * and the others since a day.
 */
export function perguntaOf(filtro: Filtro, { desde, at }: Guardado, hoje: string): Pergunta | null {
  const { de, ate, idSituacao } = filtro;
  const situacao = idSituacao === null ? {} : { idSituacao };
  if (at === null) {
    return temDiasIniciais(filtro, hoje) ? situacao : { ...situacao, dataInicial: de, dataFinal: ate };
  }
  const isKept = de >= desde || (idSituacao !== null && !isEncerrada(idSituacao));
  if (isKept) return null;
  const before = addDays(desde, -1);
  return { ...situacao, dataInicial: de, dataFinal: ate < desde ? ate : before };
}
