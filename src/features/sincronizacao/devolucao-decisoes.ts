import { formatCount } from '#lib/format-number.ts';
import { restaOf } from '#outbox/devolucoes/decide-devolucao.ts';
import { isLostDevolucao } from '#outbox/devolucoes/lost-devolucao.ts';
import type {
  DevolucaoFinalizarIntent,
  DevolucaoIntent,
  DevolucaoItemIntent,
} from '#vault/devolucao-intents.ts';
import { isDevolucao } from '#vault/devolucao-intents.ts';
import type { ParkedRow } from '#vault/outbox-rows.ts';

/** The decision that a refused change of a return asks for. */
export type DevolucaoDecisao =
  /** Finalise with the units that each lot still has, or keep the draft. */
  | { tipo: 'resta'; linhas: readonly LoteQueResta[]; isEsgotada: boolean }
  /** Go on in the draft that is there, or discard. */
  | { tipo: 'rascunho'; rascunho: number }
  /** Other units, or discard. */
  | { tipo: 'item'; intent: DevolucaoItemIntent }
  /** Make the return again, or discard it. */
  | { tipo: 'sumida' }
  /** Delete the changed draft, or keep it. */
  | { tipo: 'mudou' }
  /** Send again what a restored server lost, or discard it. */
  | { tipo: 'perdida' }
  /** The same change would be refused again: only discard. */
  | { tipo: 'descartar' }
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

/** The refusals after which the same change is always refused again, by its kind. */
const FOR_GOOD: Readonly<Record<DevolucaoIntent['tipo'], readonly string[]>> = {
  'devolucao-criar': ['prazo-encerrado'],
  'devolucao-item': [
    'situacao-nao-permite',
    'devolucao-nao-permitida',
    'prazo-encerrado',
    'item-nao-encontrado',
    'quantidade-invalida',
  ],
  'devolucao-item-excluir': ['situacao-nao-permite', 'item-nao-encontrado'],
  'devolucao-finalizar': [
    'situacao-nao-permite',
    'devolucao-nao-permitida',
    'devolucao-sem-itens',
    'devolucao-mudou',
  ],
  'devolucao-excluir': ['situacao-nao-permite'],
  'devolucao-situacao': [],
  'devolucao-foto': ['situacao-nao-permite', 'requisicao-invalida', 'corpo-grande'],
  'devolucao-foto-excluir': ['situacao-nao-permite'],
};

/** Which decision a refused change of a return asks for: only those that can work. */
export function devolucaoDecisao(parked: ParkedRow): DevolucaoDecisao {
  const { intent, codigo, restam, rascunho } = parked;
  if (!isDevolucao(intent)) return { tipo: 'outra' };
  if (isLostDevolucao(parked)) return { tipo: 'perdida' };
  if (intent.tipo === 'devolucao-finalizar' && codigo === 'devolucao-mudou' && restam !== undefined) {
    const isEsgotada = intent.itens.every((item) => restaOf(item, restam) === 0);
    const linhas = linhasOf(intent, restam);
    // With the units of every lot left, the return has other lines: the same finish would be refused again.
    if (linhas.some(({ isMenor }) => isMenor)) return { tipo: 'resta', linhas, isEsgotada };
  }
  if (intent.tipo === 'devolucao-excluir' && codigo === 'devolucao-mudou') return { tipo: 'mudou' };
  if (intent.tipo === 'devolucao-criar' && rascunho !== undefined) return { tipo: 'rascunho', rascunho };
  // The invoice of a return that was never made: making it again would name the same one.
  if (codigo === 'nao-encontrado') return { tipo: intent.tipo === 'devolucao-criar' ? 'outra' : 'sumida' };
  if (intent.tipo === 'devolucao-item' && codigo === 'quantidade-invalida' && intent.item.quantidade > 1)
    return { tipo: 'item', intent };
  return { tipo: FOR_GOOD[intent.tipo].includes(codigo) ? 'descartar' : 'outra' };
}
