import type { NotaFiscal } from '#contract/invoices/nota-fiscal.ts';

/** For tests: an invoice. */
export const notaSample = (
  idTitulo: number,
  { numero = '310001', data = '2026-11-20T10:00:00-03:00', boletos = [] as number[] } = {},
): NotaFiscal => ({
  titulo: {
    idTitulo,
    serieDocumento: '1',
    pessoaDestinatario: { idPessoa: 101, cpfCnpj: '11222333000181', nome: 'Farmácia Modelo' },
    operacao: { descOperacao: 'Venda de mercadoria' },
  },
  chaveAcesso: '4'.repeat(44),
  dataDocumento: data,
  numDocumento: numero,
  nfeTipoEmissao: { descTipoEmissao: 'Normal' },
  boletos: boletos.map((idBoleto) => ({ idBoleto })),
});
