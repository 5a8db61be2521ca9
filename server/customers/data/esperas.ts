import { sql } from 'kysely';
import { type Espera, fimDaEspera, isVencido, pagarAte } from '#domain/payment/espera-pagamento.ts';
import type { Database } from '#server/db/schema/schema.ts';
import type { Scope } from '#server/db/scope.ts';
import { AGUARDANDO_PAGAMENTO } from '#server/db/situacoes.ts';
import { aPagar } from './a-pagar.ts';

// Written out, so that the database can match the condition of its index.
const awaits = sql<boolean>`"prePedido"."idPedidoSituacao" = ${sql.lit(AGUARDANDO_PAGAMENTO.idPedidoSituacao)}
  and "prePedido"."idCarrinho" is not null`;

/** A cart with orders whose payment deadline has passed, and its user. */
export type CarrinhoVencido = { readonly idCarrinho: number; readonly idUsuario: number };

/** An order that awaits payment, with its cart. */
type EsperaDoCarrinho = Espera & CarrinhoVencido & { readonly idPrePedido: number };

/** Orders made here that await payment; an order from a company's own system is ended by that system. */
const selectEsperas = (db: Database) =>
  db
    .selectFrom('prePedido')
    .innerJoin('carrinho', 'carrinho.idCarrinho', 'prePedido.idCarrinho')
    .select([
      'prePedido.idPrePedido',
      'prePedido.idFormaPagamento',
      'prePedido.dataHora',
      'prePedido.minutosParaPagar',
      'prePedido.diasParaPagar',
      'prePedido.diasDeCompensacao',
      'prePedido.feriadosSemBanco',
      'prePedido.esperaGarantida',
      'carrinho.idCarrinho',
      'carrinho.idUsuario',
    ])
    .select((eb) => [
      eb
        .selectFrom('pagamento')
        .select(({ fn }) => fn.max('pagamento.criadoEm').as('em'))
        .whereRef('pagamento.idPrePedido', '=', 'prePedido.idPrePedido')
        .as('ultimaTentativa'),
      eb
        .selectFrom('contaReceber')
        .select(({ fn }) => fn.max('contaReceber.dataVencimento').as('dia'))
        .whereRef('contaReceber.idPrePedido', '=', 'prePedido.idPrePedido')
        .where('contaReceber.dataLiquidacao', 'is', null)
        .as('vencimentoRegistrado'),
    ])
    .where(awaits);

/** The carts of all users with an order whose payment deadline has passed at `now`. */
export async function listCarrinhosVencidos(db: Database, now: Date): Promise<CarrinhoVencido[]> {
  const esperas: EsperaDoCarrinho[] = await selectEsperas(db).orderBy('prePedido.idPrePedido').execute();
  const vencidos = new Map<number, CarrinhoVencido>();
  for (const { idCarrinho, idUsuario, ...espera } of esperas) {
    if (isVencido(espera, now)) vencidos.set(idCarrinho, { idCarrinho, idUsuario });
  }
  return [...vencidos.values()];
}

/** The orders of a cart that await payment, by number, each with its deadline and whether that has passed at `now`. */
export async function listEsperasDoCarrinho(
  scope: Scope,
  idCarrinho: number,
  now: Date,
): Promise<ReadonlyMap<number, { readonly isVencido: boolean; readonly pagarAte: Date }>> {
  const esperas: EsperaDoCarrinho[] = await selectEsperas(scope.db)
    .where('prePedido.idCarrinho', '=', idCarrinho)
    .execute();
  return new Map(
    esperas.map((e) => [e.idPrePedido, { isVencido: isVencido(e, now), pagarAte: pagarAte(e) }]),
  );
}

/** The moment at which the time to pay an order ends; undefined for one that awaits no payment here. */
export async function readFimDaEspera(scope: Scope, idPrePedido: number): Promise<Date | undefined> {
  const espera = await selectEsperas(scope.db)
    .where('prePedido.idPrePedido', '=', idPrePedido)
    .executeTakeFirst();
  return espera && fimDaEspera(espera);
}

/**
 * The sum of a customer's unpaid orders in advance, in cents; without those of the cart that is being checked, if it is
 * given. A limit from a company's own system already excludes that system's orders.
 */
export async function sumEsperas(
  scope: Scope,
  idPessoaCliente: number,
  exceptCarrinho?: number,
): Promise<number> {
  const { total } = await scope
    .prePedidos()
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>(aPagar), sql<number>`0`).as('total'))
    .where('prePedido.idPessoaCliente', '=', idPessoaCliente)
    .where(awaits)
    .where('prePedido.idCarrinho', 'is distinct from', exceptCarrinho ?? null)
    .executeTakeFirstOrThrow();
  return Number(total);
}
