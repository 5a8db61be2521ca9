import { sql } from 'kysely';
import type { DatasRegulatorias } from '#contract/customers/cliente.ts';
import { PRE_PEDIDO_CANCELADO, PRE_PEDIDO_RECUSADO } from '#contract/orders/situacao.ts';
import { codigoProprioDe } from '#server/db/erp-code.ts';
import type { Scope } from '#server/db/scope.ts';

/** A customer as carts and screens need it. Amounts in cents. */
export type ClienteRow = {
  idPessoa: number;
  nome: string;
  cpfCnpj: string;
  /** The company's own code; null where the id is the code. */
  codigoErp: string | null;
  cidade: string;
  estado: string;
  licencas: number;
  limiteDisponivel: number;
  limitePagamentoAntecipado: number;
  saldoAdiantamento: number;
  saldoCashback: number;
  clienteBloqueadoMotivo: string | null;
  aplicarLimiteMinimoDiario: boolean;
  valorLimiteMinimoDiario: number;
} & DatasRegulatorias;

const COLUMNS = [
  'pessoa.idPessoa',
  'pessoa.nome',
  'pessoa.cpfCnpj',
  'pessoa.cidade',
  'pessoa.estado',
  'pessoa.licencas',
  'pessoa.limiteDisponivel',
  'pessoa.limitePagamentoAntecipado',
  'pessoa.saldoAdiantamento',
  'pessoa.saldoCashback',
  'pessoa.clienteBloqueadoMotivo',
  'pessoa.aplicarLimiteMinimoDiario',
  'pessoa.valorLimiteMinimoDiario',
  'pessoa.anvisa',
  'pessoa.sivisa',
  'pessoa.autorizacaoRetinoica',
  'pessoa.crfEstabelecimento',
  'pessoa.sipeagro',
] as const;

const selectClientes = (scope: Scope) =>
  scope.clientes().select(COLUMNS).select(codigoProprioDe('clientes', 'pessoa.idPessoa').as('codigoErp'));

/** The customers linked to the user, by id: all of them, or a number of them after one id. */
export function listClientes(
  scope: Scope,
  { depoisDe, limit }: { depoisDe?: number | undefined; limit?: number | undefined } = {},
): Promise<ClienteRow[]> {
  let query = selectClientes(scope).orderBy('pessoa.idPessoa');
  // Compared as bigint: an id larger than the column's type gives an empty list, not an error.
  if (depoisDe !== undefined) query = query.where('pessoa.idPessoa', '>', sql<number>`${depoisDe}::bigint`);
  if (limit !== undefined) query = query.limit(limit);
  return query.execute();
}

/** True when all these customers are linked to the user. */
export async function hasClientes(scope: Scope, ids: readonly number[]): Promise<boolean> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return true;
  const linked = await scope
    .clientes()
    .select('pessoa.idPessoa')
    .where('pessoa.idPessoa', 'in', wanted)
    .execute();
  return linked.length === wanted.length;
}

/** A linked customer; undefined for any other, whether it exists or not. */
export const readCliente = (scope: Scope, idPessoaCliente: number): Promise<ClienteRow | undefined> =>
  selectClientes(scope).where('pessoa.idPessoa', '=', idPessoaCliente).executeTakeFirst();

/**
 * Holds the customer's row until the transaction ends, so that two orders do not spend the same credit. Rows that refer
 * to the customer can still be written meanwhile.
 */
export const lockCliente = (scope: Scope, idPessoaCliente: number): Promise<ClienteRow | undefined> =>
  selectClientes(scope).where('pessoa.idPessoa', '=', idPessoaCliente).forNoKeyUpdate().executeTakeFirst();

/** Cents added to a customer's credit and cashback; negative ones are taken off. */
export type Saldos = Pick<ClienteRow, 'limiteDisponivel' | 'saldoCashback'>;

/** Adds to the credit and the cashback of a customer that `lockCliente` holds. */
export async function addSaldos(scope: Scope, idPessoaCliente: number, saldos: Saldos): Promise<void> {
  await scope.db
    .updateTable('pessoa')
    .set((eb) => ({
      limiteDisponivel: eb('limiteDisponivel', '+', saldos.limiteDisponivel),
      saldoCashback: eb('saldoCashback', '+', saldos.saldoCashback),
    }))
    .where('idPessoa', '=', idPessoaCliente)
    .execute();
}

/**
 * The sum of the customer's orders on the business day of `now` (America/Sao_Paulo), in cents; without quotations and the
 * orders of the cart that is being checked, if it is given.
 */
export async function sumPedidosDia(
  scope: Scope,
  idPessoaCliente: number,
  now: Date,
  exceptCarrinho?: number,
): Promise<number> {
  const zone = 'America/Sao_Paulo';
  const dayStart = sql<Date>`date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${zone}) at time zone ${zone}`;
  let query = scope
    .prePedidos()
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('prePedido.total'), sql<number>`0`).as('total'))
    .where('prePedido.idPessoaCliente', '=', idPessoaCliente)
    .where('prePedido.orcamento', '=', false)
    .where('prePedido.idPrePedidoSituacao', 'not in', [PRE_PEDIDO_RECUSADO, PRE_PEDIDO_CANCELADO])
    .where('prePedido.dataHora', '>=', dayStart);
  if (exceptCarrinho !== undefined)
    query = query.where('prePedido.idCarrinho', 'is distinct from', exceptCarrinho);
  const { total } = await query.executeTakeFirstOrThrow();
  return Number(total);
}
