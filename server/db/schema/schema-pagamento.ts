import type { ColumnType, Generated } from 'kysely';
import type { Moment } from './schema-clientes.ts';

/** The status of a payment try: `processando` is a charge whose outcome is not known yet. */
export type SituacaoPagamento =
  | 'pendente'
  | 'processando'
  | 'pago'
  | 'recusado'
  | 'expirado'
  | 'cancelado'
  | 'erro';

type MaybeMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** One try to pay one order, by Pix or card. Amounts in cents. Contains no card data. */
export interface PagamentoTable {
  idPagamento: Generated<number>;
  idPrePedido: number;
  idFormaPagamento: number;
  valor: number;
  situacao: SituacaoPagamento;
  /** The try's name at the provider: the txid of a Pix, our own name for a charge. */
  referencia: string;
  copiaECola: string | null;
  autorizacao: string | null;
  parcelas: Generated<number>;
  mensagem: string | null;
  criadoEm: Moment;
  expiraEm: MaybeMoment;
  decididoEm: MaybeMoment;
  /** When money that the order no longer needed was added to the customer's balance with the company. */
  creditadoEm: MaybeMoment;
  /** When the provider is asked about it next; null for a try that is no longer watched. */
  proximaConsulta: MaybeMoment;
  /** How often the provider was asked about it. */
  consultas: Generated<number>;
}

/** A branch's account: it receives advance deposits, and its bank issues advance boletos. */
export interface ContaDepositoTable {
  idPessoaFilial: number;
  codigoBanco: string;
  descBanco: string;
  numeroAgencia: string;
  digVerifAgencia: string;
  numContaCorrente: string;
  digVerifContaCorrente: string;
}

export interface PagamentoTables {
  pagamento: PagamentoTable;
  contaDeposito: ContaDepositoTable;
}
