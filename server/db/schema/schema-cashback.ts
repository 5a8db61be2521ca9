import type { Generated } from 'kysely';

/** Cashback of an invoiced line, or an opening balance without invoice; `valor` in cents. */
export interface CashbackLancamentoTable {
  id: Generated<number>;
  idPessoaCliente: number;
  idTitulo: number | null;
  /** The line's place in its order. */
  posicao: number | null;
  idProduto: number | null;
  /** The name at the time of the invoice. */
  descProduto: string;
  /** 1 in analysis, 2 released. */
  situacao: number;
  valor: number;
  dataHora: Date;
  liberadoEm: Date | null;
}

export interface CashbackTables {
  cashbackLancamento: CashbackLancamentoTable;
}
