import type { ItemDaNotaDevolvivel, NotaComItens, NotaDevolvivel } from '#contract/returns/devolucao.ts';

/** For tests: an invoice to return, in term. */
export const notaDevolvivelSample = (
  idTitulo: number,
  over: Partial<NotaDevolvivel> = {},
): NotaDevolvivel => ({
  idTitulo,
  numDocumento: '310001',
  serieDocumento: '1',
  dataDocumento: '2026-11-25T10:00:00-03:00',
  valorTotalNota: 10_000,
  idPessoaEmitente: 2,
  idPessoaDestinatario: 101,
  prazoAte: '2026-12-03',
  ...over,
});

/** For tests: a lot of an invoice's line of 10 units at R$ 10,00. */
export const itemDaNotaSample = (
  idProduto: number,
  {
    lote = 'L1',
    unidades = 10,
    devolvidas = 0,
    descProduto = `PRODUTO ${idProduto}`,
    refrigerado = false,
  } = {},
  over: Partial<ItemDaNotaDevolvivel> = {},
): ItemDaNotaDevolvivel => ({
  produto: { idProduto, descProduto },
  tituloItemLote: { lote, quantidade: unidades, dataVencimento: '2027-06-30' },
  itemLote: { quantidade: devolvidas, dataVencimento: '2027-06-30' },
  itensImpostos: {
    valorUnitario: 100_000,
    percDesconto: 0,
    valorTotal: unidades * 1000,
    stValor: 0,
    fundoCombatePobrezaStValor: 0,
  },
  quantidadeLinha: unidades,
  quantidadeDevolvida: devolvidas,
  quantidadeRestante: unidades - devolvidas,
  todosItensDevolvidos: devolvidas === unidades,
  refrigerado,
  controlado: false,
  ...over,
});

/** For tests: an invoice as a device keeps it. */
export const notaComItensSample = (
  idTitulo: number,
  itens: readonly ItemDaNotaDevolvivel[],
  over: Partial<NotaDevolvivel> = {},
): NotaComItens => ({ ...notaDevolvivelSample(idTitulo, over), itens: [...itens] });
