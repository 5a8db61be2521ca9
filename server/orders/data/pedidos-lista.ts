import { sql } from 'kysely';
import { ITEM_PEDIDO_BONIFICADO } from '#contract/catalogue/item-tipo.ts';
import {
  ITENS_DE_PEDIDOS_MAXIMO,
  type PedidoEtapa,
  type PedidoItem,
  type PedidoResumo,
} from '#contract/orders/pedido-lista.ts';
import { descricaoGrupoTipo } from '#domain/price/produto.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { must } from '#lib/must.ts';
import type { Scope } from '#server/db/scope.ts';
import { descricaoSituacao } from '#server/db/situacoes.ts';
import { listEtapas } from './etapas.ts';
import { origemOf } from './origens.ts';
import { listItens } from './pedido-itens.ts';
import { OPERACAO_ECOMMERCE } from './pedidos.ts';
import { countPedidos, findPage, type PedidoFiltro } from './pedidos-pagina.ts';

/** One page of a list of orders. */
export type PaginaDePedidos = {
  readonly colecao: PedidoResumo[];
  readonly totalRegistros: number;
  readonly somaTotal?: number;
  readonly totalIncompleto?: true;
  /** The last order of this page if another page follows, otherwise null. */
  readonly continua: number | null;
};

/**
 * One page of the orders of the user's customers, newest first, with the number and the sum of all that match the
 * filter.
 */
export async function listPedidos(scope: Scope, filtro: PedidoFiltro): Promise<PaginaDePedidos> {
  const found = await findPage(scope, filtro);
  const page = found.slice(0, filtro.limit);
  const ids = filtro.comItens ? await takeFitting(scope, page) : page;
  const seen = found.length === 0 ? 0 : filtro.offset + found.length;
  const totais = await countPedidos(scope, { ...filtro, depoisDe: undefined }, seen);
  const continua = found.length > ids.length ? must(ids.at(-1), 'order') : null;
  return { colecao: await readResumos(scope, ids, filtro.comItens), ...totais, continua };
}

/** The first of these orders whose lines together fit one response, at least one. */
async function takeFitting(scope: Scope, ids: readonly number[]): Promise<readonly number[]> {
  if (ids.length === 0) return ids;
  const rows = await scope.db
    .selectFrom('prePedidoItem')
    .select(['idPrePedido', (eb) => eb.fn.countAll<number>().as('linhas')])
    .where('idPrePedido', 'in', ids)
    .groupBy('idPrePedido')
    .execute();
  const linhasOf = new Map(rows.map(({ idPrePedido, linhas }) => [idPrePedido, linhas]));
  let total = 0;
  const after = ids.findIndex((id) => {
    total += linhasOf.get(id) ?? 0;
    return total > ITENS_DE_PEDIDOS_MAXIMO;
  });
  return after === -1 ? ids : ids.slice(0, Math.max(1, after));
}

/** One order of the user's customers with its lines; undefined if missing. */
export async function readPedido(scope: Scope, idPrePedido: number): Promise<PedidoResumo | undefined> {
  const [pedido] = await readResumos(scope, [idPrePedido], true);
  return pedido;
}

async function readResumos(scope: Scope, ids: readonly number[], comItens: boolean): Promise<PedidoResumo[]> {
  if (ids.length === 0) return [];
  const rows = await selectResumos(scope, ids);
  const etapas = await listEtapas(scope, ids);
  const itens = comItens ? await listItens(scope, ids) : undefined;
  return rows.map((row) =>
    toResumo(row, {
      etapas: etapas.get(row.idPrePedido) ?? [],
      itens: itens && (itens.get(row.idPrePedido) ?? []),
    }),
  );
}

const selectResumos = (scope: Scope, ids: readonly number[]) =>
  scope
    .prePedidos()
    .where('prePedido.idPrePedido', 'in', ids)
    .innerJoin('pessoa as cliente', 'cliente.idPessoa', 'prePedido.idPessoaCliente')
    .innerJoin('pessoa as filial', 'filial.idPessoa', 'prePedido.idPessoaFilial')
    .innerJoin('usuario', 'usuario.idUsuario', 'prePedido.idUsuario')
    .innerJoin('prazo', 'prazo.idPrazo', 'prePedido.idPrazo')
    .innerJoin('formaPagamento', 'formaPagamento.idFormaPagamento', 'prePedido.idFormaPagamento')
    .selectAll('prePedido')
    .select([
      'cliente.nome as nomeCliente',
      'filial.nomeFantasia as nomeFilial',
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
    .select((eb) =>
      eb
        .selectFrom('pedidoErp')
        // Not where it is our own number too.
        .select(
          sql<string | null>`nullif("pedidoErp"."numeroErp", "pedidoErp"."idPrePedido"::text)`.as(
            'numeroErp',
          ),
        )
        .whereRef('pedidoErp.idPrePedido', '=', 'prePedido.idPrePedido')
        .as('numeroErp'),
    )
    .orderBy('prePedido.dataHora', 'desc')
    .orderBy('prePedido.idPrePedido', 'desc')
    .execute();

type ResumoRow = Awaited<ReturnType<typeof selectResumos>>[number];

type DoPedido = { etapas: PedidoEtapa[]; itens: PedidoItem[] | undefined };

const toResumo = (row: ResumoRow, { etapas, itens }: DoPedido): PedidoResumo => ({
  idPrePedido: row.idPrePedido,
  orcamento: row.orcamento,
  dataHora: toBusinessInstant(row.dataHora),
  previsaoEntrega: row.previsaoEntrega,
  portalPedidoSituacao: {
    idPedidoSituacao: row.idPedidoSituacao,
    descPedidoSituacao: descricaoSituacao(row.idPedidoSituacao),
  },
  idPrePedidoSituacao: row.idPrePedidoSituacao,
  idPrePedidoOperacao: OPERACAO_ECOMMERCE,
  origemTipo: origemOf(row.idOrigemTipo),
  formaPagamento: {
    idFormaPagamento: row.idFormaPagamento,
    descFormaPagamento: row.descFormaPagamento,
    pagamentoAntecipado: row.pagamentoAntecipado,
  },
  prazo: { idPrazo: row.idPrazo, descPrazo: row.descPrazo },
  pessoaEmitente: { idPessoa: row.idPessoaFilial, nome: row.nomeFilial },
  pessoaDestinatario: { idPessoa: row.idPessoaCliente, nome: row.nomeCliente },
  usuario: { nomeCompleto: row.nomeUsuario },
  idCondicao: row.idCondicao,
  idCarrinhoGrupoTipo: row.idCarrinhoGrupoTipo,
  descricaoEcommerceCarrinhoGrupoTipo: descricaoGrupoTipo(row.idCarrinhoGrupoTipo),
  quantidadeProduto: row.quantidadeProduto,
  subTotal: row.subtotal,
  totalValorDesconto: row.descontos,
  totalValorST: row.stTotal,
  total: row.total,
  numeroPedidoCliente: row.numeroPedidoCliente,
  observacao: row.observacao,
  mensagemOcorrencia: row.mensagemOcorrencia,
  codigoLocal: row.codigoLocal,
  ...(row.numeroErp !== null && { numeroErp: row.numeroErp }),
  feitoEm: row.feitoEm && toBusinessInstant(row.feitoEm),
  valorCashbackAplicado: row.valorCashbackAplicado,
  etapas,
  ...(row.validoAte !== null && { validoAte: row.validoAte }),
  ...(row.transformadoEm !== null && { transformadoEm: toBusinessInstant(row.transformadoEm) }),
  ...(itens === undefined ? {} : { itens }),
});
