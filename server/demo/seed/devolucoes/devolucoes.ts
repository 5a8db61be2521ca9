import {
  DEVOLUCAO_AGUARDANDO,
  DEVOLUCAO_AUTORIZADA,
  DEVOLUCAO_CANCELADA,
  DEVOLUCAO_EM_COLETA,
  DEVOLUCAO_EM_DIGITACAO,
  DEVOLUCAO_PRONTA,
  DEVOLUCAO_RECEBIDA,
  DEVOLUCAO_RECUSADA,
  ORIGEM_DESKTOP,
  ORIGEM_ECOMMERCE,
  ORIGEM_PORTAL,
} from '#contract/returns/devolucao.ts';

/** Units of the n-th lot of an invoice's line, both from 1. */
type ItemPedido = readonly [nItem: number, lote: number, unidades: number | 'todas'];

/** A return as the demonstration tells it; days are counted back from the first start, 0 is its moment. */
export type DevolucaoPedida = {
  readonly nota: string;
  readonly idSituacao: number;
  readonly enviada?: true;
  readonly origem: number;
  /** The lines of a partial return; a total one has none of its own. */
  readonly itens: readonly ItemPedido[] | 'total';
  readonly idDevolucaoMotivo: number;
  readonly criadaHa: number;
  /** Days since it reached its situation, if that was later. */
  readonly mudadaHa?: number;
  readonly observacoes?: string;
  /** The company's sentence. */
  readonly mensagem?: string;
};

const AVARIA = 1;
const TROCADO = 2;
const A_MAIS = 3;
const EM_DUPLICIDADE = 4;
const VALIDADE_CURTA = 5;
const DESACORDO = 9;

/** The returns of the buyer's pharmacy: one in each situation, from each origin, whole and partial. */
export const DEVOLUCOES: readonly DevolucaoPedida[] = [
  {
    nota: 'em digitação',
    idSituacao: DEVOLUCAO_EM_DIGITACAO,
    origem: ORIGEM_PORTAL,
    itens: [
      [1, 1, 'todas'],
      [1, 2, 2],
      [2, 1, 3],
    ],
    idDevolucaoMotivo: VALIDADE_CURTA,
    criadaHa: 1,
    observacoes: 'Um dos lotes vence antes de 30 dias.',
  },
  {
    nota: 'sem itens',
    idSituacao: DEVOLUCAO_EM_DIGITACAO,
    origem: ORIGEM_ECOMMERCE,
    itens: [],
    idDevolucaoMotivo: TROCADO,
    criadaHa: 2,
  },
  {
    nota: 'fora do prazo',
    idSituacao: DEVOLUCAO_AGUARDANDO,
    origem: ORIGEM_ECOMMERCE,
    itens: 'total',
    idDevolucaoMotivo: EM_DUPLICIDADE,
    criadaHa: 0,
    observacoes: 'O pedido chegou duas vezes.',
  },
  {
    nota: 'antiga',
    idSituacao: DEVOLUCAO_RECUSADA,
    origem: ORIGEM_PORTAL,
    itens: [
      [1, 1, 2],
      [2, 1, 'todas'],
    ],
    idDevolucaoMotivo: DESACORDO,
    criadaHa: 26,
    mudadaHa: 25,
    mensagem: 'O prazo de devolução terminou e não houve falha na entrega.',
  },
  {
    nota: 'devolvida',
    idSituacao: DEVOLUCAO_PRONTA,
    origem: ORIGEM_ECOMMERCE,
    itens: 'total',
    idDevolucaoMotivo: TROCADO,
    criadaHa: 3,
  },
  {
    nota: 'devolvida em parte',
    idSituacao: DEVOLUCAO_PRONTA,
    enviada: true,
    origem: ORIGEM_ECOMMERCE,
    itens: [
      [1, 1, 'todas'],
      [2, 1, 4],
    ],
    idDevolucaoMotivo: A_MAIS,
    criadaHa: 4,
    mudadaHa: 2,
  },
  {
    nota: 'autorizada',
    idSituacao: DEVOLUCAO_AUTORIZADA,
    origem: ORIGEM_DESKTOP,
    itens: [[1, 1, 5]],
    idDevolucaoMotivo: AVARIA,
    criadaHa: 16,
    mudadaHa: 15,
  },
  {
    nota: 'no último dia',
    idSituacao: DEVOLUCAO_CANCELADA,
    origem: ORIGEM_DESKTOP,
    itens: 'total',
    idDevolucaoMotivo: EM_DUPLICIDADE,
    criadaHa: 5,
    mudadaHa: 4,
    mensagem: 'Cancelada a pedido do cliente.',
  },
  {
    nota: 'em coleta',
    idSituacao: DEVOLUCAO_EM_COLETA,
    origem: ORIGEM_ECOMMERCE,
    itens: 'total',
    idDevolucaoMotivo: TROCADO,
    criadaHa: 8,
    mudadaHa: 6,
  },
  {
    nota: 'recebida',
    idSituacao: DEVOLUCAO_RECEBIDA,
    origem: ORIGEM_PORTAL,
    itens: [
      [1, 1, 3],
      [2, 1, 'todas'],
    ],
    idDevolucaoMotivo: AVARIA,
    criadaHa: 10,
    mudadaHa: 5,
    observacoes: 'Caixas amassadas na entrega.',
  },
  {
    nota: 'recebida, já paga',
    idSituacao: DEVOLUCAO_RECEBIDA,
    origem: ORIGEM_ECOMMERCE,
    itens: [[1, 1, 2]],
    idDevolucaoMotivo: VALIDADE_CURTA,
    criadaHa: 9,
    mudadaHa: 3,
  },
];
