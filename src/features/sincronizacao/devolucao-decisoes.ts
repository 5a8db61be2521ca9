import { formatCount } from '#lib/format-number.ts';
import { restaOf } from '#outbox/devolucoes/decide-devolucao.ts';
import type { DevolucaoFinalizarIntent, DevolucaoItemIntent } from '#vault/devolucao-intents.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';

/** The decision that a refused change of a return asks for. */
export type DevolucaoDecisao =
  | { tipo: 'resta'; linhas: readonly LoteQueResta[]; isEsgotada: boolean }
  | { tipo: 'rascunho'; rascunho: number }
  | { tipo: 'item'; intent: DevolucaoItemIntent; resta: number | null }
  | { tipo: 'outra' };

/** A lot of a return that changed meanwhile: the units that were asked for, and those that are left. */
export type LoteQueResta = { key: string; texto: string; isMenor: boolean };

const unidades = (n: number): string => `${formatCount(n)} un.`;

function linhasOf(
  intent: DevolucaoFinalizarIntent,
  restam: NonNullable<ParkedRow['restam']>,
): LoteQueResta[] {
  return intent.itens.map((item) => {
    const resta = restaOf(item, restam);
    return {
      key: `${item.idProduto}:${item.lote}`,
      texto: `${item.descProduto}, lote ${item.lote}: pedidas ${unidades(item.quantidade)}, restam ${unidades(resta)}`,
      isMenor: resta < item.quantidade,
    };
  });
}

/** Which decision a refused change of a return asks for. */
export function devolucaoDecisao({ intent, codigo, restam, rascunho }: ParkedRow): DevolucaoDecisao {
  if (intent.tipo === 'devolucao-finalizar' && codigo === 'devolucao-mudou' && restam !== undefined) {
    const isEsgotada = intent.itens.every((item) => restaOf(item, restam) === 0);
    return { tipo: 'resta', linhas: linhasOf(intent, restam), isEsgotada };
  }
  if (intent.tipo === 'devolucao-criar' && rascunho !== undefined) return { tipo: 'rascunho', rascunho };
  if (intent.tipo === 'devolucao-item') {
    return { tipo: 'item', intent, resta: restam === undefined ? null : restaOf(intent.item, restam) };
  }
  return { tipo: 'outra' };
}
