import type { ColumnType, Generated } from 'kysely';

/** An entry of a customer's current account; `valor` in cents, C adds to the balance and D takes from it. */
export interface LancamentoContaCorrenteTable {
  id: Generated<number>;
  idPessoaCliente: number;
  dataHora: Date;
  observacao: string;
  valor: number;
  natureza: 'C' | 'D';
  idPrePedido: number | null;
  idPagamento: number | null;
  idDevolucao: ColumnType<number | null, number | null | undefined>;
}

export interface ContaCorrenteTables {
  lancamentoContaCorrente: LancamentoContaCorrenteTable;
}
