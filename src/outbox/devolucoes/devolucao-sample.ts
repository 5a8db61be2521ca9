import { devolucaoSample } from '#domain/returns/devolucao-sample.ts';
import type { DevolucaoVista } from '#domain/returns/fold.ts';
import { vistaOf } from '#domain/returns/fold.ts';
import type {
  DevolucaoCriarIntent,
  DevolucaoFinalizarIntent,
  DevolucaoItemIntent,
  ItemDevolvidoVisto,
} from '#vault/devolucao-intents.ts';
import type { DevolucaoAqui } from './fold-devolucoes.ts';

/** For tests: the name of the return r1 of the invoice 31. */
export const daDevolucao = { devolucao: 'r1', idTitulo: 31, numDocumento: '310001' };

/** For tests: the making of r1 as a draft. */
export const criarIntent = (over: Partial<DevolucaoCriarIntent> = {}): DevolucaoCriarIntent => ({
  tipo: 'devolucao-criar',
  devolucao: 'r1',
  codigoLocal: 'A7K-042',
  nota: {
    idTitulo: 31,
    numDocumento: '310001',
    serieDocumento: '1',
    dataDocumento: '2026-11-20T10:00:00-03:00',
    valorTotalNota: 10_000,
    idPessoaEmitente: 1,
    prazoAte: '2026-11-27',
  },
  isTotal: false,
  idDevolucaoMotivo: null,
  descDevolucaoMotivo: '',
  notaEletronica: true,
  observacoes: '',
  ...over,
});

/** For tests: units of a lot at R$ 1,00. */
export const sampleItem = (lote: string, quantidade: number): ItemDevolvidoVisto => ({
  idProduto: 7,
  descProduto: 'DIPIRONA 500 MG',
  lote,
  dataVencimento: '2027-06-30',
  quantidade,
  idDevolucaoMotivo: 1,
  descDevolucaoMotivo: 'Avaria',
  valor: quantidade * 100,
});

/** For tests: units of a lot for r1. */
export const itemIntent = (
  lote: string,
  quantidade: number,
  over: Partial<DevolucaoItemIntent> = {},
): DevolucaoItemIntent => ({
  ...daDevolucao,
  tipo: 'devolucao-item',
  item: sampleItem(lote, quantidade),
  ...over,
});

/** For tests: the end of r1 with these lines. */
export const finalizarIntent = (
  itens: readonly ItemDevolvidoVisto[],
  over: Partial<DevolucaoFinalizarIntent> = {},
): DevolucaoFinalizarIntent => ({ ...daDevolucao, tipo: 'devolucao-finalizar', itens: [...itens], ...over });

/** For tests: a draft of the server's list, or r1 before it has an id. */
export const sampleAqui = (over: Partial<DevolucaoAqui & DevolucaoVista> = {}): DevolucaoAqui => ({
  ...vistaOf(devolucaoSample(812)),
  devolucao: 'n812',
  naFila: 0,
  recusada: null,
  ...over,
});
