import { sql } from 'kysely';
import { ITEM_PEDIDO_BONIFICADO } from '#contract/item-tipo.ts';
import type { PedidoEtapa, PedidoItem, PedidoResumo } from '#contract/pedido-lista.ts';
import { descricaoGrupoTipo } from '#domain/produto.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { endOf, startOf } from './business-time.ts';
import { listEtapas } from './etapas.ts';
import { origemOf } from './origens.ts';
import { listItens } from './pedido-itens.ts';
import { OPERACAO_ECOMMERCE } from './pedidos.ts';
import type { Scope } from './scope.ts';
import { descricaoSituacao } from './situacoes.ts';

/** Which orders, and which part of them. Days are of the business time zone, both included. */
export type PedidoFiltro = {
  readonly idPrePedido: number | undefined;
  readonly idPessoaClientes: readonly number[] | undefined;
  readonly idPedidoSituacoes: readonly number[] | undefined;
  readonly idOrigemTipos: readonly number[] | undefined;
  readonly dataInicial: string | undefined;
  readonly dataFinal: string | undefined;
  /** Only quotations, or only what is none; both when it is undefined. */
  readonly orcamento: boolean | undefined;
  /** Only what was written by that transaction or a later one. */
  readonly mudadoDesde?: number | undefined;
  readonly comItens: boolean;
  readonly limit: number;
  readonly offset: number;
};

/** One page of the orders of the user's clients, newest first, with the number and the sum of all that fit the filter. */
export async function listPedidos(
  scope: Scope,
  filtro: PedidoFiltro,
): Promise<{ colecao: PedidoResumo[]; totalRegistros: number; somaTotal: number }> {
  const totais = await filtered(scope, filtro)
    .select((eb) => eb.fn.countAll<number>().as('totalRegistros'))
    .select(sql<number>`coalesce(sum("prePedido"."total"), 0)::bigint`.as('somaTotal'))
    .executeTakeFirstOrThrow();
  const rows = await selectResumos(scope, filtro);
  const ids = rows.map((row) => row.idPrePedido);
  const etapas = await listEtapas(scope, ids);
  const itens = filtro.comItens ? await listItens(scope, ids) : undefined;
  return {
    colecao: rows.map((row) =>
      toResumo(row, {
        etapas: etapas.get(row.idPrePedido) ?? [],
        itens: itens && (itens.get(row.idPrePedido) ?? []),
      }),
    ),
    ...totais,
  };
}

/** One order of the user's clients with its lines; undefined when there is none. */
export async function readPedido(scope: Scope, idPrePedido: number): Promise<PedidoResumo | undefined> {
  const { colecao } = await listPedidos(scope, {
    idPrePedido,
    idPessoaClientes: undefined,
    idPedidoSituacoes: undefined,
    idOrigemTipos: undefined,
    dataInicial: undefined,
    dataFinal: undefined,
    orcamento: undefined,
    comItens: true,
    limit: 1,
    offset: 0,
  });
  return colecao[0];
}

function filtered(scope: Scope, filtro: PedidoFiltro) {
  let query = scope.prePedidos();
  if (filtro.idPrePedido !== undefined) query = query.where('prePedido.idPrePedido', '=', filtro.idPrePedido);
  if (filtro.idPessoaClientes)
    query = query.where('prePedido.idPessoaCliente', 'in', filtro.idPessoaClientes);
  // Both columns are smaller than the numbers that may be asked for.
  const { idPedidoSituacoes, idOrigemTipos } = filtro;
  if (idPedidoSituacoes)
    query = query.where((eb) =>
      eb(eb.cast('prePedido.idPedidoSituacao', 'integer'), 'in', idPedidoSituacoes),
    );
  if (idOrigemTipos)
    query = query.where((eb) => eb(eb.cast('prePedido.idOrigemTipo', 'integer'), 'in', idOrigemTipos));
  if (filtro.mudadoDesde !== undefined) query = query.where('prePedido.mudado', '>=', filtro.mudadoDesde);
  if (filtro.orcamento !== undefined) query = query.where('prePedido.orcamento', '=', filtro.orcamento);
  if (filtro.dataInicial !== undefined)
    query = query.where('prePedido.dataHora', '>=', startOf(filtro.dataInicial));
  if (filtro.dataFinal !== undefined) query = query.where('prePedido.dataHora', '<', endOf(filtro.dataFinal));
  return query;
}

/** Found first, so that what belongs to an order is looked up for those of the page only. */
const pageOf = (scope: Scope, filtro: PedidoFiltro) =>
  filtered(scope, filtro)
    .select('prePedido.idPrePedido')
    .orderBy('prePedido.dataHora', 'desc')
    .orderBy('prePedido.idPrePedido', 'desc')
    .limit(filtro.limit)
    .offset(filtro.offset);

const selectResumos = (scope: Scope, filtro: PedidoFiltro) =>
  scope
    .prePedidos()
    .where('prePedido.idPrePedido', 'in', pageOf(scope, filtro))
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
  feitoEm: row.feitoEm && toBusinessInstant(row.feitoEm),
  valorCashbackAplicado: row.valorCashbackAplicado,
  etapas,
  ...(itens === undefined ? {} : { itens }),
});
