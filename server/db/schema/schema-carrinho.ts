import type { ColumnType, Generated } from 'kysely';
import type { LinhaDetalhe } from '#contract/cart/linha.ts';
import type { Moment } from './schema-clientes.ts';
import type { Mudavel } from './schema-mudavel.ts';

/** The extra data of the order: both texts are '' unless `informarDadosExtrasPedido`. */
export interface CarrinhoTable {
  idCarrinho: Generated<number>;
  idUsuario: number;
  idPessoaCliente: number;
  idCarrinhoSituacao: Generated<number>;
  revisao: Generated<number>;
  etapa: Generated<number>;
  politicaAceite: Generated<boolean>;
  informarDadosExtrasPedido: Generated<boolean>;
  numeroPedidoCliente: Generated<string>;
  observacao: Generated<string>;
  criadoEm: Moment;
}

export interface CarrinhoGrupoTable {
  idCarrinhoGrupo: Generated<number>;
  idCarrinho: number;
  idPessoaFilial: number;
  idCondicao: number;
  idCarrinhoGrupoTipo: number;
  idCarrinhoGrupoSituacao: Generated<number>;
  idPrazo: number | null;
  idFormaPagamento: number | null;
}

/** The texts of a line; '' is none. */
type DetalheColumns = { [Name in keyof LinhaDetalhe]-?: Generated<string> };

export interface CarrinhoItemTable extends DetalheColumns {
  idCarrinho: number;
  idCarrinhoGrupo: number;
  idItem: number;
  idItemTipo: number;
  idCondicao: number;
  quantidade: number;
  posicao: number;
}

/** An order of one group. Totals in cents; `codigoLocal` is the device's short code from before it had a number. */
export interface PrePedidoTable extends Mudavel {
  idPrePedido: Generated<number>;
  /** Null for an order that did not come from a cart of this server. */
  idCarrinho: number | null;
  idPessoaCliente: number;
  idUsuario: number;
  idPessoaFilial: number;
  idCondicao: number;
  idCarrinhoGrupoTipo: number;
  idPrePedidoSituacao: number;
  idPedidoSituacao: number;
  idPrazo: number;
  idFormaPagamento: number;
  subtotal: number;
  descontos: number;
  stTotal: number;
  total: number;
  codigoLocal: string | null;
  /** Cents of the total that the customer paid with cashback, and with their balance with the company. */
  valorCashbackAplicado: Generated<number>;
  pagoComSaldo: Generated<number>;
  /** '' when none was given. */
  numeroPedidoCliente: Generated<string>;
  observacao: Generated<string>;
  /** When the user confirmed, if their device reported it. */
  feitoEm: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** A quotation: it is not delivered. */
  orcamento: Generated<boolean>;
  /** The last day, as text, of a quotation made here; null for any other order. */
  validoAte: ColumnType<string | null, string | null | undefined, string | null>;
  /** When the lines of a quotation went last into a cart. */
  transformadoEm: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** 1 telephone, 18 this portal. */
  idOrigemTipo: Generated<number>;
  /** A day as text. */
  previsaoEntrega: string | null;
  /**
   * The company's terms when it was made: minutes to pay it by card or Pix, working days to pay it in advance, working
   * days until such a payment is known, whether bank holidays are no working days.
   */
  minutosParaPagar: Generated<number>;
  diasParaPagar: Generated<number>;
  diasDeCompensacao: Generated<number>;
  feriadosSemBanco: Generated<boolean>;
  /** It waits at least until then: its way to pay was changed, and the earlier one gave it so long. */
  esperaGarantida: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The company's text about it, such as why it was refused or cancelled. */
  mensagemOcorrencia: string | null;
  dataHora: Moment;
}

/** Unit values in ten-thousandths, percentages in hundredths of 1 %, `valorTotal` in cents. */
export interface PrePedidoItemTable extends DetalheColumns {
  idPrePedido: number;
  /** 1 simple, 2 combo, 5 a combo's bonus, 6 combo with a term of its own. */
  idPrePedidoItemTipo: Generated<number>;
  idItem: number;
  idItemTipo: number;
  posicao: number;
  quantidade: number;
  quantidadeAtendida: number;
  valorUnitario: number;
  descontoComercial: number;
  descontoFinanceiro: number;
  st: number;
  /** The part of `st` for the state's fund against poverty. */
  stFcp: Generated<number>;
  valorLiquido: number;
  stValor: number;
  valorTotal: number;
  /** Cents that the line brings once it is invoiced, by the limits of the order's moment. */
  valorCashback: Generated<number>;
}

/** Units that an order took from a branch's stock; they come back when it is cancelled. */
export interface PrePedidoEstoqueTable {
  idPrePedido: number;
  idProduto: number;
  idPessoaFilial: number;
  unidades: number;
}

/** An idempotency key: inserted first in its transaction, `status` and `corpo` set before the commit. */
export interface MutacaoTable {
  idUsuario: number;
  key: string;
  hash: string;
  status: number | null;
  /** The response; with a `base`, its difference to that key's response. */
  corpo: string | null;
  base: ColumnType<string | null, string | null | undefined, string | null>;
  criadaEm: Moment;
}

/**
 * The newest response of a cart that is stored whole, the start of its chain of differences, and the chain's length.
 */
export interface RespostaBaseTable {
  idUsuario: number;
  idCarrinho: number;
  key: string;
  corpo: string;
  desde: Moment;
  tamanho: number;
}

/** A stock alert: the user asked to be told when the item is back in stock. */
export interface IntencaoCompraTable {
  idUsuario: number;
  idPessoaCliente: number;
  idItemTipo: number;
  idItem: number;
  criadaEm: Moment;
  /** When the mail was written that the item is back; null before. */
  avisadaEm: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** A customer's own code or name of a product, folded, as a person chose it in an import. */
export interface CodigoDoClienteTable {
  idPessoaCliente: number;
  texto: string;
  idProduto: number;
  /** The catalogue itself knows the text as a code of another product. */
  contraCatalogo: boolean;
  aprendidoEm: Moment;
}

export interface CarrinhoTables {
  carrinho: CarrinhoTable;
  carrinhoGrupo: CarrinhoGrupoTable;
  carrinhoItem: CarrinhoItemTable;
  prePedido: PrePedidoTable;
  prePedidoItem: PrePedidoItemTable;
  prePedidoEstoque: PrePedidoEstoqueTable;
  mutacao: MutacaoTable;
  respostaBase: RespostaBaseTable;
  intencaoCompra: IntencaoCompraTable;
  codigoDoCliente: CodigoDoClienteTable;
}
