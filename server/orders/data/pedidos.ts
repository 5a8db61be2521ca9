import {
  ITEM_PEDIDO_BONIFICADO,
  ITEM_PEDIDO_COMBO,
  ITEM_PEDIDO_COMBO_COM_PRAZO,
  ITEM_PEDIDO_SIMPLES,
  ITEM_PRODUTO,
} from '#contract/catalogue/item-tipo.ts';
import type { Pedido, PedidoDoCarrinho, PedidoFeito } from '#contract/orders/pedido.ts';
import { PRE_PEDIDO_CANCELADO } from '#contract/orders/situacao.ts';
import type { GrupoCalculado, ItemCalculado } from '#domain/cart/carrinho.ts';
import { detalheOf } from '#domain/cart/linha.ts';
import { previsaoDe } from '#domain/orders/previsao-entrega.ts';
import { descricaoGrupoTipo } from '#domain/price/produto.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { must } from '#lib/must.ts';
import type { CarrinhoRow } from '#server/cart/data/carrinho.ts';
import type { ComboDoPedido } from '#server/catalogue/data/combos.ts';
import { listEsperasDoCarrinho } from '#server/customers/data/esperas.ts';
import { inBatches } from '#server/db/batches.ts';
import { readDiasDeEntrega } from '#server/db/parametros.ts';
import type { Scope } from '#server/db/scope.ts';
import { descricaoSituacao, type SituacaoPedido } from '#server/db/situacoes.ts';

export const OPERACAO_ECOMMERCE = 4;

export type ItemDoPedido = ItemCalculado & {
  /** The percentages in its price: ST, and the part of it for the state's fund. */
  readonly st: number;
  readonly stFcp: number;
  /** Its cashback in cents. */
  readonly valorCashback: number;
  /** Only on a combo's line. */
  readonly combo?: ComboDoPedido | undefined;
};

/** An order to be made from one computed group. */
export type PedidoNovo = {
  readonly carrinho: Pick<CarrinhoRow, 'idPessoaCliente' | 'numeroPedidoCliente' | 'observacao'> & {
    readonly idCarrinho: number | null;
  };
  readonly grupo: GrupoCalculado;
  readonly itens: readonly ItemDoPedido[];
  readonly codigoLocal: string | null;
  /** When the user confirmed; null when unknown. */
  readonly feitoEm: Date | null;
  readonly now: Date;
  readonly situacao: SituacaoPedido;
  /** Cents of the total that are paid with cashback, and with the customer's balance with the company. */
  readonly valorCashbackAplicado: number;
  readonly pagoComSaldo: number;
  /** Only of a quotation: its last valid day, and a message for its user. */
  readonly orcamento?: { readonly validoAte: string; readonly mensagemOcorrencia: string | null };
};

/** Writes an order with its lines as priced and served; its number comes from the database. */
export async function insertPedido(scope: Scope, novo: PedidoNovo): Promise<PedidoFeito> {
  const { carrinho, grupo, itens, codigoLocal, feitoEm, now, valorCashbackAplicado, pagoComSaldo } = novo;
  const { idPessoaFilial, idCondicao, idCarrinhoGrupoTipo, subtotal, descontos, stTotal, total } = grupo;
  const feito = {
    idPessoaFilial,
    idCondicao,
    idCarrinhoGrupoTipo,
    idPrePedidoSituacao: novo.situacao.idPrePedidoSituacao,
    total,
  };
  const { idPrePedido } = await scope.db
    .insertInto('prePedido')
    .values({
      ...feito,
      idCarrinho: carrinho.idCarrinho,
      idPessoaCliente: carrinho.idPessoaCliente,
      idUsuario: scope.idUsuario,
      idPedidoSituacao: novo.situacao.idPedidoSituacao,
      idPrazo: must(grupo.prazo, 'prazo').idPrazo,
      idFormaPagamento: must(grupo.formaPagamento, 'formaPagamento').idFormaPagamento,
      subtotal,
      descontos,
      stTotal,
      codigoLocal,
      feitoEm,
      valorCashbackAplicado,
      pagoComSaldo,
      numeroPedidoCliente: carrinho.numeroPedidoCliente,
      observacao: carrinho.observacao,
      previsaoEntrega: novo.orcamento
        ? null
        : previsaoDe(businessDayOf(now), grupo.prazoEntrega, await readDiasDeEntrega(scope.db)),
      dataHora: now,
      ...(novo.orcamento && { orcamento: true, ...novo.orcamento }),
    })
    .returning('idPrePedido')
    .executeTakeFirstOrThrow();
  const rows = itens.flatMap(toItemRows).map((row, posicao) => ({ ...row, idPrePedido, posicao }));
  await inBatches(rows, (batch) => scope.db.insertInto('prePedidoItem').values(batch).execute());
  return { idPrePedido, ...feito };
}

/** A line as stored, followed by a combo's bonus lines at price zero. */
function toItemRows(item: ItemDoPedido) {
  const { combo, quantidade, quantidadeAtendida, valorCashback } = item;
  const idPrePedidoItemTipo = combo?.comPrazoPrioritario
    ? ITEM_PEDIDO_COMBO_COM_PRAZO
    : combo
      ? ITEM_PEDIDO_COMBO
      : ITEM_PEDIDO_SIMPLES;
  const bonificados = (combo?.bonificados ?? []).map((bonus) => ({
    ...GRATIS,
    idItem: bonus.idProduto,
    idItemTipo: ITEM_PRODUTO,
    idPrePedidoItemTipo: ITEM_PEDIDO_BONIFICADO,
    quantidade: quantidade * bonus.quantidade,
    quantidadeAtendida: quantidadeAtendida * bonus.quantidade,
  }));
  return [{ ...detalheOf(item), ...toItemRow(item), valorCashback, idPrePedidoItemTipo }, ...bonificados];
}

const GRATIS = {
  valorUnitario: 0,
  descontoComercial: 0,
  descontoFinanceiro: 0,
  st: 0,
  stFcp: 0,
  valorLiquido: 0,
  stValor: 0,
  valorTotal: 0,
  valorCashback: 0,
};

/** The figures of a line as an order stores them. */
export const toItemRow = (item: ItemCalculado & Pick<ItemDoPedido, 'st' | 'stFcp'>) => ({
  idItem: item.idItem,
  idItemTipo: item.idItemTipo,
  quantidade: item.quantidade,
  quantidadeAtendida: item.quantidadeAtendida,
  valorUnitario: item.valorUnitario,
  descontoComercial: item.descontoComercial,
  descontoFinanceiro: item.descontoFinanceiro,
  st: item.st,
  stFcp: item.stFcp,
  valorLiquido: item.valorLiquido,
  stValor: item.stValor,
  valorTotal: item.valorTotal,
});

const selectFeitos = (scope: Scope, idCarrinho: number) =>
  scope
    .prePedidosOfCarrinhos()
    .select([
      'idPrePedido',
      'idPessoaFilial',
      'idCondicao',
      'idCarrinhoGrupoTipo',
      'idPrePedidoSituacao',
      'total',
    ])
    .where('idCarrinho', '=', idCarrinho)
    .where('idPrePedidoSituacao', '<>', PRE_PEDIDO_CANCELADO)
    .orderBy('idPrePedido');

/** The orders of a user's cart that stand, as its confirmation returned them. */
export const readPedidosFeitos = (scope: Scope, idCarrinho: number): Promise<PedidoFeito[]> =>
  selectFeitos(scope, idCarrinho).execute();

/** The same with the code of their submission and their lines, without bonus lines of combos. */
export async function readPedidosDoCarrinho(scope: Scope, idCarrinho: number): Promise<PedidoDoCarrinho[]> {
  const feitos = await selectFeitos(scope, idCarrinho).select('codigoLocal').execute();
  if (feitos.length === 0) return [];
  const numeros = feitos.map((feito) => feito.idPrePedido);
  const itens = await scope.db
    .selectFrom('prePedidoItem')
    .select(['idPrePedido', 'idItem', 'idItemTipo', 'quantidade'])
    .where('idPrePedido', 'in', numeros)
    .where('idPrePedidoItemTipo', '<>', ITEM_PEDIDO_BONIFICADO)
    .orderBy('posicao')
    .execute();
  return feitos.map((feito) => ({
    ...feito,
    linhas: itens
      .filter((item) => item.idPrePedido === feito.idPrePedido)
      .map(({ idItem, idItemTipo, quantidade }) => ({ idItem, idItemTipo, quantidade })),
  }));
}

/**
 * The orders of a user's cart, as a confirmation shows them, without the cancelled ones; undefined when the cart is not
 * theirs.
 */
export async function readPedidos(
  scope: Scope,
  idCarrinho: number,
  now: Date,
): Promise<Pedido[] | undefined> {
  const carrinho = await scope
    .carrinhos()
    .select('carrinho.idCarrinho')
    .where('carrinho.idCarrinho', '=', idCarrinho)
    .executeTakeFirst();
  if (carrinho === undefined) return undefined;
  const rows = await selectPedidos(scope, idCarrinho);
  const esperas = await listEsperasDoCarrinho(scope, idCarrinho, now);
  const ateDe = (idPrePedido: number): string | null => {
    const ate = esperas.get(idPrePedido)?.pagarAte;
    return ate === undefined ? null : toBusinessInstant(ate);
  };
  return rows.map((row) => ({
    idPrePedido: row.idPrePedido,
    idPessoaFilial: row.idPessoaFilial,
    idCondicao: row.idCondicao,
    idCarrinhoGrupoTipo: row.idCarrinhoGrupoTipo,
    idPrePedidoSituacao: row.idPrePedidoSituacao,
    total: row.total,
    idCarrinho,
    dataHora: toBusinessInstant(row.dataHora),
    idPrePedidoOperacao: OPERACAO_ECOMMERCE,
    pessoaDestinatario: { idPessoa: row.idPessoaCliente, nome: row.nomeCliente },
    descricaoFilial: row.descricaoFilial,
    descricaoCarrinhoGrupo: descricaoGrupoTipo(row.idCarrinhoGrupoTipo),
    usuario: { nomeCompleto: row.nomeUsuario },
    prazo: { idPrazo: row.idPrazo, descPrazo: row.descPrazo },
    formaPagamento: {
      idFormaPagamento: row.idFormaPagamento,
      descFormaPagamento: row.descFormaPagamento,
      pagamentoAntecipado: row.pagamentoAntecipado,
    },
    portalPedidoSituacao: {
      idPedidoSituacao: row.idPedidoSituacao,
      descPedidoSituacao: descricaoSituacao(row.idPedidoSituacao),
    },
    quantidadeProduto: row.quantidadeProduto,
    codigoLocal: row.codigoLocal,
    valorCashbackAplicado: row.valorCashbackAplicado,
    previsaoEntrega: row.previsaoEntrega,
    pagarAte: ateDe(row.idPrePedido),
  }));
}

const selectPedidos = (scope: Scope, idCarrinho: number) =>
  scope
    .prePedidosOfCarrinhos()
    .innerJoin('pessoa as cliente', 'cliente.idPessoa', 'prePedido.idPessoaCliente')
    .innerJoin('pessoa as filial', 'filial.idPessoa', 'prePedido.idPessoaFilial')
    .innerJoin('usuario', 'usuario.idUsuario', 'prePedido.idUsuario')
    .innerJoin('prazo', 'prazo.idPrazo', 'prePedido.idPrazo')
    .innerJoin('formaPagamento', 'formaPagamento.idFormaPagamento', 'prePedido.idFormaPagamento')
    .selectAll('prePedido')
    .select([
      'cliente.nome as nomeCliente',
      'filial.nomeFantasia as descricaoFilial',
      'usuario.nome as nomeUsuario',
      'prazo.descricao as descPrazo',
      'formaPagamento.descricao as descFormaPagamento',
      'formaPagamento.pagamentoAntecipado',
    ])
    .select((eb) =>
      eb
        .selectFrom('prePedidoItem')
        .select((item) => item.fn.countAll<number>().as('linhas'))
        .whereRef('prePedidoItem.idPrePedido', '=', 'prePedido.idPrePedido')
        .where('prePedidoItem.idPrePedidoItemTipo', '<>', ITEM_PEDIDO_BONIFICADO)
        .$asScalar()
        .$notNull()
        .as('quantidadeProduto'),
    )
    .where('prePedido.idCarrinho', '=', idCarrinho)
    .where('prePedido.idPrePedidoSituacao', '<>', PRE_PEDIDO_CANCELADO)
    .orderBy('prePedido.idPrePedido')
    .execute();
