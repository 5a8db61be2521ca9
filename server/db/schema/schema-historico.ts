import type { ColumnType, Generated } from 'kysely';
import type { Moment } from './schema-clientes.ts';
import type { Mudavel } from './schema-mudavel.ts';

/** An invoice; `valorTotalNota` in cents, `idNfeTipoEmissao` 1 is the normal one. */
export interface NotaFiscalTable extends Mudavel {
  idTitulo: Generated<number>;
  /** Null when it was not made from one order. */
  idPrePedido: number | null;
  /** The branch. */
  idPessoaEmitente: number;
  idPessoaDestinatario: number;
  numDocumento: number;
  serieDocumento: string;
  chaveAcesso: string;
  idNfeTipoEmissao: Generated<number>;
  descOperacao: string;
  valorTotalNota: number;
  dataDocumento: Moment;
  /** Cents of the customer's credit that it holds until its instalments come from the company's system. */
  creditoTomado: Generated<number>;
}

/** An instalment that a customer owes or has paid. Amounts in cents, days as text. */
export interface ContaReceberTable {
  id: Generated<number>;
  idPessoaCliente: number;
  idPessoaFilial: number;
  idPrePedido: number | null;
  /** Null for an instalment that is due before the invoice. */
  idTitulo: number | null;
  idFormaPagamento: number;
  idBoleto: number | null;
  numero: string;
  dataEmissao: string;
  dataVencimento: string;
  /** Null while it is open. */
  dataLiquidacao: string | null;
  valor: number;
  abatimento: Generated<number>;
  descontoFinanceiro: Generated<number>;
  /** Partial payments; the settling one is not counted. */
  valorPago: Generated<number>;
  /** Fine and interest that a partial payment fixed; paid first. */
  jurosApurados: Generated<number>;
  /** The day from which the rest bears interest; null before a late partial payment. */
  jurosDesde: ColumnType<string | null, string | null | undefined>;
  /** Fine, and interest of a month, in hundredths of 1 %: the company's when it was made. */
  multa: Generated<number>;
  jurosMes: Generated<number>;
  /** Cents of the customer's credit that it still holds; given back as it is paid. */
  creditoTomado: Generated<number>;
  /** True: the customer's limit counted it before it came, so that it holds credit of its own. */
  contadoNoLimite: Generated<boolean>;
  /** The boleto as its bank registered it: the line to type, the 44 digits of the bars, either or both. */
  linhaDigitavel: ColumnType<string | null, string | null | undefined>;
  codigoBarras: ColumnType<string | null, string | null | undefined>;
}

/** A further invoice of an instalment that joins several. */
export interface ContaReceberNotaTable {
  idConta: number;
  idTitulo: number;
}

/** An instalment that the company's system cancelled, as it was. */
export interface ContaReceberCanceladaTable {
  idConta: number;
  codigo: string;
  conta: ColumnType<object, string, never>;
  canceladaEm: Generated<Date>;
}

/** A past order of the company that it withdrew. */
export interface HistoricoRetiradoTable extends Mudavel {
  idPrePedido: number;
  idPessoaCliente: number;
}

export interface HistoricoTables {
  historicoRetirado: HistoricoRetiradoTable;
  notaFiscal: NotaFiscalTable;
  contaReceber: ContaReceberTable;
  contaReceberNota: ContaReceberNotaTable;
  contaReceberCancelada: ContaReceberCanceladaTable;
}
