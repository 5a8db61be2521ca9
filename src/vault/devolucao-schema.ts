import * as z from 'zod/mini';

const itemDevolvido = z.object({
  idProduto: z.number(),
  descProduto: z.string(),
  lote: z.string(),
  dataVencimento: z.nullable(z.string()),
  quantidade: z.number(),
  idDevolucaoMotivo: z.number(),
  descDevolucaoMotivo: z.string(),
  valor: z.number(),
});

const daDevolucao = {
  devolucao: z.string(),
  idDevolucao: z.exactOptional(z.number()),
  idTitulo: z.number(),
  numDocumento: z.string(),
  dataDevolucao: z.exactOptional(z.string()),
};

/** The changes of returns, for the union of all kinds. */
export const devolucaoIntents = [
  z.object({
    tipo: z.literal('devolucao-criar'),
    devolucao: z.string(),
    codigoLocal: z.string(),
    nota: z.object({
      idTitulo: z.number(),
      numDocumento: z.string(),
      serieDocumento: z.string(),
      dataDocumento: z.string(),
      valorTotalNota: z.number(),
      idPessoaEmitente: z.number(),
      prazoAte: z.nullable(z.string()),
      foraPrazo: z.exactOptional(z.boolean()),
    }),
    isTotal: z.boolean(),
    idDevolucaoMotivo: z.nullable(z.number()),
    descDevolucaoMotivo: z.string(),
    notaEletronica: z.boolean(),
    observacoes: z.string(),
  }),
  z.object({ tipo: z.literal('devolucao-item'), ...daDevolucao, item: itemDevolvido }),
  z.object({
    tipo: z.literal('devolucao-item-excluir'),
    ...daDevolucao,
    idProduto: z.number(),
    descProduto: z.string(),
    lote: z.string(),
  }),
  z.object({ tipo: z.literal('devolucao-finalizar'), ...daDevolucao, itens: z.array(itemDevolvido) }),
  z.object({ tipo: z.literal('devolucao-excluir'), ...daDevolucao, vista: z.exactOptional(z.string()) }),
  z.object({ tipo: z.literal('devolucao-situacao'), ...daDevolucao, idSituacao: z.number() }),
  z.object({ tipo: z.literal('devolucao-foto'), ...daDevolucao, foto: z.string() }),
  z.object({ tipo: z.literal('devolucao-foto-excluir'), ...daDevolucao, foto: z.string() }),
] as const;
