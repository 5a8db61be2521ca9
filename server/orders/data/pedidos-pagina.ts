import { sql } from 'kysely';
import { PEDIDOS_CONTADOS_MAXIMO } from '#contract/orders/pedido-lista.ts';
import { endOf, startOf } from '#server/db/business-time.ts';
import { isChangedSince } from '#server/db/feed-cursor.ts';
import type { Scope } from '#server/db/scope.ts';

/** Selects a page of orders. Days are of the business time zone, both included. */
export type PedidoFiltro = {
  readonly idPrePedido: number | undefined;
  /** Its own number, the company's, the customer's, or its local code. */
  readonly numero?: string | undefined;
  readonly idPessoaClientes: readonly number[] | undefined;
  readonly idPedidoSituacoes: readonly number[] | undefined;
  readonly idOrigemTipos: readonly number[] | undefined;
  readonly dataInicial: string | undefined;
  readonly dataFinal: string | undefined;
  /** Only quotations, or only other orders; both when it is undefined. */
  readonly orcamento: boolean | undefined;
  /** Only rows written by that transaction or a later one. */
  readonly mudadoDesde?: number | undefined;
  /** Only orders after this one in the list. */
  readonly depoisDe?: Posicao | undefined;
  readonly comItens: boolean;
  readonly limit: number;
  readonly offset: number;
};

/**
 * A place in the list, defined by an order's date and number. The date is the database's own text, to the microsecond.
 */
export type Posicao = { readonly dataHora: string; readonly idPrePedido: number };

/** An order's place in lists of the user's customers; undefined when it is not theirs. */
export const readPosicao = (scope: Scope, idPrePedido: number): Promise<Posicao | undefined> =>
  scope
    .prePedidos()
    .select('prePedido.idPrePedido')
    .select(sql<string>`"prePedido"."dataHora"::text`.as('dataHora'))
    .where('prePedido.idPrePedido', '=', idPrePedido)
    .executeTakeFirst();

/**
 * The numbers of one page and of the first order after it, newest first. A page of n orders is picked from the n
 * customers who ordered last, n orders of each: its cost does not grow with the number of orders.
 */
export async function findPage(scope: Scope, filtro: PedidoFiltro): Promise<number[]> {
  const most = filtro.limit + 1;
  const reach = filtro.offset + most;
  const rows = await scope.db
    .with('recente', () =>
      clientesOf(scope, filtro)
        .innerJoinLateral(
          () => newestOf(scope, filtro, 1).as('ultimo'),
          (join) => join.onTrue(),
        )
        .select('pessoa.idPessoa')
        .orderBy('ultimo.dataHora', 'desc')
        .orderBy('ultimo.idPrePedido', 'desc')
        .limit(reach),
    )
    .selectFrom('recente as pessoa')
    .innerJoinLateral(
      () => newestOf(scope, filtro, reach).as('pedido'),
      (join) => join.onTrue(),
    )
    .select('pedido.idPrePedido')
    .orderBy('pedido.dataHora', 'desc')
    .orderBy('pedido.idPrePedido', 'desc')
    .limit(most)
    .offset(filtro.offset)
    .execute();
  return rows.map((row) => row.idPrePedido);
}

/**
 * How many orders match a filter, and their sum. At most 10,000 are counted: beyond that the number is at least `seen`,
 * the orders up to the first one of the next page.
 */
export async function countPedidos(
  scope: Scope,
  filtro: PedidoFiltro,
  seen: number,
): Promise<{ totalRegistros: number; somaTotal?: number; totalIncompleto?: true }> {
  const { quantidade, soma } = await scope.db
    .selectFrom(
      clientesOf(scope, filtro)
        .innerJoinLateral(
          () => ofCliente(scope, filtro).select('prePedido.total').as('pedido'),
          (join) => join.onTrue(),
        )
        .select('pedido.total')
        .limit(PEDIDOS_CONTADOS_MAXIMO + 1)
        .as('contado'),
    )
    .select((eb) => eb.fn.countAll<number>().as('quantidade'))
    .select(sql<number>`coalesce(sum("contado"."total"), 0)::bigint`.as('soma'))
    .executeTakeFirstOrThrow();
  if (quantidade <= PEDIDOS_CONTADOS_MAXIMO) return { totalRegistros: quantidade, somaTotal: soma };
  return { totalRegistros: Math.max(quantidade, seen), totalIncompleto: true };
}

/** The user's customers whose orders may match. */
function clientesOf(scope: Scope, { idPessoaClientes, idPrePedido }: PedidoFiltro) {
  let query = scope.clientes();
  if (idPessoaClientes) query = query.where('pessoa.idPessoa', 'in', idPessoaClientes);
  if (idPrePedido === undefined) return query;
  return query.where('pessoa.idPessoa', 'in', (eb) =>
    eb
      .selectFrom('prePedido as pedido')
      .select('pedido.idPessoaCliente')
      .where('pedido.idPrePedido', '=', idPrePedido),
  );
}

const newestOf = (scope: Scope, filtro: PedidoFiltro, most: number) =>
  ofCliente(scope, filtro)
    .select(['prePedido.dataHora', 'prePedido.idPrePedido'])
    .orderBy('prePedido.dataHora', 'desc')
    .orderBy('prePedido.idPrePedido', 'desc')
    .limit(most);

/** The text as an order's number, else 0. Past orders that the company loaded have ten digits. */
const toIdPrePedido = (numero: string): number =>
  /^\d{1,10}$/.test(numero) && Number(numero) < 2 ** 31 ? Number(numero) : 0;

const hasNumero = (numero: string) => sql<boolean>`(
  "prePedido"."idPrePedido" = ${toIdPrePedido(numero)}
  or "prePedido"."numeroPedidoCliente" = ${numero}
  or "prePedido"."codigoLocal" = ${numero.toUpperCase()}
  or "prePedido"."idPrePedido" in (select "idPrePedido" from "pedidoErp" where "numeroErp" = ${numero}))`;

/** The orders of the row `pessoa` of a query, which is a customer of the user. */
function ofCliente({ db }: Scope, filtro: PedidoFiltro) {
  let query = db
    .selectFrom('prePedido')
    .where('prePedido.idPessoaCliente', '=', sql.ref<number>('pessoa.idPessoa'));
  if (filtro.idPrePedido !== undefined) query = query.where('prePedido.idPrePedido', '=', filtro.idPrePedido);
  if (filtro.numero !== undefined) query = query.where(hasNumero(filtro.numero));
  // Both columns have a smaller type than the requested numbers.
  const { idPedidoSituacoes, idOrigemTipos, depoisDe } = filtro;
  if (idPedidoSituacoes)
    query = query.where((eb) =>
      eb(eb.cast('prePedido.idPedidoSituacao', 'integer'), 'in', idPedidoSituacoes),
    );
  if (idOrigemTipos)
    query = query.where((eb) => eb(eb.cast('prePedido.idOrigemTipo', 'integer'), 'in', idOrigemTipos));
  if (filtro.mudadoDesde !== undefined)
    query = query.where(isChangedSince('prePedido.mudado', filtro.mudadoDesde));
  if (filtro.orcamento !== undefined) query = query.where('prePedido.orcamento', '=', filtro.orcamento);
  if (filtro.dataInicial !== undefined)
    query = query.where('prePedido.dataHora', '>=', startOf(filtro.dataInicial));
  if (filtro.dataFinal !== undefined) query = query.where('prePedido.dataHora', '<', endOf(filtro.dataFinal));
  if (depoisDe)
    query = query.where(
      sql<boolean>`("prePedido"."dataHora", "prePedido"."idPrePedido")
        < (${depoisDe.dataHora}::timestamptz, ${depoisDe.idPrePedido})`,
    );
  return query;
}
