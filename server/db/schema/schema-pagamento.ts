import type { ColumnType, Generated } from 'kysely';
import type { Moment } from './schema-clientes.ts';

/** How a try to pay stands: `processando` is a charge whose outcome is not known yet. */
export type SituacaoPagamento =
  | 'pendente'
  | 'processando'
  | 'pago'
  | 'recusado'
  | 'expirado'
  | 'cancelado'
  | 'erro';

type MaybeMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** One try to pay one order, by Pix or card. Cents. Nothing of a card is in it. */
export interface PagamentoTable {
  idPagamento: Generated<number>;
  idPrePedido: number;
  idFormaPagamento: number;
  valor: number;
  situacao: SituacaoPagamento;
  /** The provider knows the try by it: the txid of a Pix, our own name for a charge. */
  referencia: string;
  copiaECola: string | null;
  autorizacao: string | null;
  parcelas: Generated<number>;
  mensagem: string | null;
  criadoEm: Moment;
  expiraEm: MaybeMoment;
  decididoEm: MaybeMoment;
  /** When money that the order did not want was added to what the customer has with the company. */
  creditadoEm: MaybeMoment;
  /** When the provider is asked for it next; null for a try that nobody asks for any more. */
  proximaConsulta: MaybeMoment;
  /** How often it was asked for. */
  consultas: Generated<number>;
}

/** A branch's account: advance deposits go to it, advance boletos are its bank's. */
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
