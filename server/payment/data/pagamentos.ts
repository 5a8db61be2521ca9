import { sql } from 'kysely';
import { PRE_PEDIDO_CANCELADO } from '#contract/orders/situacao.ts';
import { aPagar } from '#server/customers/data/a-pagar.ts';
import type { SituacaoPagamento } from '#server/db/schema/schema-pagamento.ts';
import type { Scope } from '#server/db/scope.ts';
import { AGUARDANDO_PAGAMENTO } from '#server/db/situacoes.ts';
import { firstConsulta } from './pagamentos-vigiados.ts';

/** An order as its payment needs it. Amounts in cents; `valor` is the amount to pay. */
export type PedidoAPagar = {
  idPrePedido: number;
  idCarrinho: number | null;
  idPessoaCliente: number;
  idPessoaFilial: number;
  idFormaPagamento: number;
  /** It awaits its payment. */
  aguarda: boolean;
  valor: number;
  subtotal: number;
  stTotal: number;
  dataHora: Date;
  diasParaPagar: number;
  feriadosSemBanco: boolean;
  nome: string;
  cpfCnpj: string;
};

/** One try to pay one order. */
export type PagamentoRow = {
  idPagamento: number;
  idPrePedido: number;
  idFormaPagamento: number;
  valor: number;
  situacao: SituacaoPagamento;
  referencia: string;
  copiaECola: string | null;
  parcelas: number;
  mensagem: string | null;
  criadoEm: Date;
  expiraEm: Date | null;
};

export type NovoPagamento = Pick<
  PagamentoRow,
  'idPrePedido' | 'idFormaPagamento' | 'valor' | 'referencia' | 'parcelas' | 'criadoEm' | 'expiraEm'
> & { situacao: 'pendente' | 'processando' };

export const PAGAMENTO_COLUMNS = [
  'pagamento.idPagamento',
  'pagamento.idPrePedido',
  'pagamento.idFormaPagamento',
  'pagamento.valor',
  'pagamento.situacao',
  'pagamento.referencia',
  'pagamento.copiaECola',
  'pagamento.parcelas',
  'pagamento.mensagem',
  'pagamento.criadoEm',
  'pagamento.expiraEm',
] as const;

const selectPedidos = (query: ReturnType<Scope['prePedidos']>) =>
  query
    .innerJoin('pessoa as cliente', 'cliente.idPessoa', 'prePedido.idPessoaCliente')
    .select([
      'prePedido.idPrePedido',
      'prePedido.idCarrinho',
      'prePedido.idPessoaCliente',
      'prePedido.idPessoaFilial',
      'prePedido.idFormaPagamento',
      'prePedido.subtotal',
      'prePedido.stTotal',
      'prePedido.dataHora',
      'prePedido.diasParaPagar',
      'prePedido.feriadosSemBanco',
      'cliente.nome',
      'cliente.cpfCnpj',
      aPagar.as('valor'),
      sql<boolean>`"prePedido"."idPedidoSituacao" = ${sql.lit(AGUARDANDO_PAGAMENTO.idPedidoSituacao)}`.as(
        'aguarda',
      ),
    ]);

/** An order of one of the user's customers. */
export const readPedidoAPagar = (scope: Scope, idPrePedido: number): Promise<PedidoAPagar | undefined> =>
  selectPedidos(scope.prePedidos()).where('prePedido.idPrePedido', '=', idPrePedido).executeTakeFirst();

/** The orders of a user's cart that were not cancelled, by number. */
export const listPedidosAPagar = (scope: Scope, idCarrinho: number): Promise<PedidoAPagar[]> =>
  selectPedidos(scope.prePedidosOfCarrinhos())
    .where('prePedido.idCarrinho', '=', idCarrinho)
    .where('prePedido.idPrePedidoSituacao', '<>', PRE_PEDIDO_CANCELADO)
    .orderBy('prePedido.idPrePedido')
    .execute();

/** All payment tries of some orders, newest first. */
export async function listTentativas(scope: Scope, idPrePedidos: readonly number[]): Promise<PagamentoRow[]> {
  if (idPrePedidos.length === 0) return [];
  return await scope
    .pagamentos()
    .select(PAGAMENTO_COLUMNS)
    .where('pagamento.idPrePedido', 'in', idPrePedidos)
    .orderBy('pagamento.idPagamento', 'desc')
    .execute();
}

/**
 * Holds an order's cart, so that it cannot be paid, cancelled or changed meanwhile, then returns the current order.
 * Only in a transaction.
 */
export async function lockPedidoAPagar(scope: Scope, idPrePedido: number): Promise<PedidoAPagar | undefined> {
  const pedido = await readPedidoAPagar(scope, idPrePedido);
  if (pedido === undefined) return undefined;
  if (pedido.idCarrinho !== null) {
    await scope.db
      .selectFrom('carrinho')
      .select('idCarrinho')
      .where('idCarrinho', '=', pedido.idCarrinho)
      .forUpdate()
      .execute();
  }
  await scope.db
    .selectFrom('prePedido')
    .select('idPrePedido')
    .where('idPrePedido', '=', idPrePedido)
    .forUpdate()
    .execute();
  return await readPedidoAPagar(scope, idPrePedido);
}

/** Stores a payment try of an order that was read through the scope and has no live try. */
export const insertPagamento = (scope: Scope, novo: NovoPagamento): Promise<PagamentoRow> =>
  scope.db
    .insertInto('pagamento')
    .values({ ...novo, proximaConsulta: firstConsulta(novo) })
    .returning(PAGAMENTO_COLUMNS)
    .executeTakeFirstOrThrow();

/** Stores the code of a Pix that the provider made. */
export async function putCodigoPix(scope: Scope, idPagamento: number, copiaECola: string): Promise<void> {
  await scope.db
    .updateTable('pagamento')
    .set({ copiaECola })
    .where('idPagamento', '=', idPagamento)
    .execute();
}

/** Changes the number of instalments of a charge that was never made. */
export async function putParcelas(
  scope: Scope,
  idPagamento: number,
  { valor, parcelas }: Pick<PagamentoRow, 'valor' | 'parcelas'>,
): Promise<void> {
  await scope.db
    .updateTable('pagamento')
    .set({ valor, parcelas })
    .where('idPagamento', '=', idPagamento)
    .execute();
}

/** A branch's account for payments in advance, with its owner. */
export const readContaDeposito = (scope: Scope, idPessoaFilial: number) =>
  scope.db
    .selectFrom('contaDeposito')
    .innerJoin('pessoa as filial', 'filial.idPessoa', 'contaDeposito.idPessoaFilial')
    .selectAll('contaDeposito')
    .select([
      'filial.nome',
      'filial.cpfCnpj',
      'filial.logradouro',
      'filial.numero',
      'filial.cidade',
      'filial.estado',
    ])
    .where('contaDeposito.idPessoaFilial', '=', idPessoaFilial)
    .executeTakeFirst();
