import {
  DEVOLUCAO_CANCELADA,
  DEVOLUCAO_PRONTA,
  DEVOLUCAO_RECUSADA,
  MOTIVO_QUALIDADE,
  ORIGEM_DESKTOP,
  ORIGEM_ECOMMERCE,
  ORIGEM_PORTAL,
} from '#contract/returns/devolucao.ts';
import { must } from '#lib/must.ts';
import { pickBetween } from '#server/demo/seed/hash.ts';
import type { DevolucaoPedida } from './devolucoes.ts';
import { NOTAS_DE_MUITAS } from './notas.ts';

const QUANTAS = 120;
const ORIGENS = [ORIGEM_ECOMMERCE, ORIGEM_PORTAL, ORIGEM_DESKTOP];
const LINHAS = 6;
/** One in ten is ready and holds its unit; they follow the lines, so that no lot runs out. */
const UMA_ABERTA_EM = 10;

function situacaoOf(
  index: number,
  mudadaHa: number,
): Partial<DevolucaoPedida> & Pick<DevolucaoPedida, 'idSituacao'> {
  if (index % UMA_ABERTA_EM === 0) return { idSituacao: DEVOLUCAO_PRONTA };
  return index % 2 === 0
    ? { idSituacao: DEVOLUCAO_CANCELADA, mudadaHa, mensagem: 'Cancelada a pedido do cliente.' }
    : {
        idSituacao: DEVOLUCAO_RECUSADA,
        mudadaHa,
        idDevolucaoMotivo: MOTIVO_QUALIDADE,
        mensagem: 'A análise não confirmou o desvio.',
      };
}

/** Small returns of the last three months, for pages: refused, cancelled, and some that are ready. */
export const MUITAS_DEVOLUCOES: readonly DevolucaoPedida[] = Array.from({ length: QUANTAS }, (_, index) => {
  const criadaHa = 2 + Math.floor((index * 84) / QUANTAS);
  const { nome } = must(
    NOTAS_DE_MUITAS.findLast(({ entregueHa }) => entregueHa > criadaHa),
    'an invoice delivered before',
  );
  return {
    nota: nome,
    origem: must(ORIGENS[index % ORIGENS.length], 'an origin'),
    itens: [[1 + (Math.floor(index / UMA_ABERTA_EM) % LINHAS), 1, 1]],
    idDevolucaoMotivo: pickBetween(`motivo ${index}`, 1, 5),
    criadaHa,
    ...situacaoOf(index, criadaHa - 1),
  };
});
