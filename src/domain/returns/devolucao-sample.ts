import type { Devolucao, DevolucaoItem } from '#contract/returns/devolucao.ts';

/** For tests: five units of a lot that go back for damage. */
export const devolucaoItemSample = (lote = 'L1', part: Partial<DevolucaoItem> = {}): DevolucaoItem => ({
  produto: { idProduto: 7, descProduto: 'DIPIRONA 500 MG' },
  tituloItemLote: { lote, quantidade: 10, dataVencimento: '2027-06-30' },
  itemLote: { quantidade: 5, dataVencimento: '2027-06-30' },
  itensImpostos: {
    valorUnitario: 20_000,
    percDesconto: 0,
    valorTotal: 1000,
    stValor: 0,
    fundoCombatePobrezaStValor: 0,
  },
  devolucaoMotivo: { idDevolucaoMotivo: 1, descDevolucaoMotivo: 'Avaria' },
  ...part,
});

/** For tests: a partial return in digitação, of 20 November 2026, with one lot. */
export const devolucaoSample = (idDevolucaoEletronica: number, part: Partial<Devolucao> = {}): Devolucao => ({
  idDevolucaoEletronica,
  idDevolucaoVenda: null,
  dataDevolucao: '2026-11-20T10:00:00-03:00',
  titulo: { idTitulo: 31, numDocumento: '310001', serieDocumento: '1' },
  operacaoSituacao: { idSituacao: 1, descSituacao: 'Em digitação' },
  devolucaoEletronicaTipo: { idDevolucaoEletronicaTipo: 3, descricao: 'Portal e-commerce' },
  devolucaoVendaTipo: { idDevolucaoVendaTipo: 2 },
  cliente: { pessoa: { idPessoa: 101, cpfCnpj: '11222333000181', nome: 'Farmácia Modelo' } },
  valorTotalNota: 10_000,
  valorTotal: 1000,
  totalRegistros: 1,
  qtdRegistrosPorPagina: 50,
  idPessoaFilial: 1,
  criadaPor: 'Ana Souza',
  itens: [devolucaoItemSample()],
  ...part,
});
