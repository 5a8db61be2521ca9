import { sql } from 'kysely';
import type { Contexto } from '#contract/catalogue/sincronizacao.ts';
import type { PrazoFormaPagamento } from '#contract/customers/preferencia.ts';
import type { ClienteCompra } from '#domain/customer/cliente-compra.ts';
import { businessDayOf } from '#lib/business-day.ts';
import type { Scope } from '#server/db/scope.ts';
import { type ClienteRow, sumPedidosDia } from './clientes.ts';
import { sumEsperas } from './esperas.ts';
import { readPreferencia } from './preferencias.ts';

/**
 * True when a condition holds on a day (2026-11-20): a campaign has a first and a last day, other conditions always
 * hold.
 */
const isVigente = (day: string) =>
  sql<boolean>`coalesce("condicao"."dataInicial", ${day}::date) <= ${day}::date
    and coalesce("condicao"."dataFinal", ${day}::date) >= ${day}::date`;

/**
 * The price contexts of a customer: those of its conditions and state for which it holds the licences. A campaign among
 * them must hold on the business day of `now`.
 */
export async function listContextos(scope: Scope, cliente: ClienteRow, now: Date): Promise<Contexto[]> {
  const filiais = await scope
    .filiaisOfClientes()
    .select([
      'clienteCondicaoFilial.idCondicao',
      'clienteCondicaoFilial.idPessoaFilial',
      'clienteCondicaoFilial.minimoCompra',
      'clienteCondicaoFilial.prazoEntrega',
      'filial.nomeFantasia as descricaoFilial',
    ])
    .where('clienteCondicaoFilial.idPessoaCliente', '=', cliente.idPessoa)
    .orderBy('clienteCondicaoFilial.idPessoaFilial')
    .execute();
  const contextos = await scope.open
    .selectFrom('contexto')
    .innerJoin('condicao', 'condicao.idCondicao', 'contexto.idCondicao')
    .select([
      'contexto.idContexto',
      'contexto.idCondicao',
      'contexto.calcularSt',
      'contexto.licencas',
      'contexto.idContextoBase',
      'condicao.descricao as descCondicao',
      'condicao.promocao as isPromocao',
      'condicao.dataInicial',
      'condicao.dataFinal',
    ])
    .where('contexto.estado', '=', cliente.estado)
    .where(isVigente(businessDayOf(now)))
    .orderBy('contexto.idCondicao')
    .orderBy('contexto.idContexto')
    .execute();
  return contextos
    .filter((c) => (c.licencas & cliente.licencas) === c.licencas)
    .map(({ licencas: _, idContextoBase, isPromocao, dataInicial, dataFinal, ...contexto }) => ({
      ...contexto,
      ...(idContextoBase === null ? {} : { idContextoBase }),
      ...(isPromocao ? { promocao: { dataInicial, dataFinal } } : {}),
      filiais: filiais
        .filter((f) => f.idCondicao === contexto.idCondicao)
        .map(({ idCondicao: __, ...filial }) => filial),
    }))
    .filter((contexto) => contexto.filiais.length > 0);
}

/** True when the context is one of a linked customer's, by the same rule as `listContextos`. */
export async function hasContexto(scope: Scope, idContexto: string, now: Date): Promise<boolean> {
  const row = await scope
    .clientes()
    .innerJoin('clienteCondicaoFilial', 'clienteCondicaoFilial.idPessoaCliente', 'pessoa.idPessoa')
    .innerJoin('contexto', (join) =>
      join
        .onRef('contexto.idCondicao', '=', 'clienteCondicaoFilial.idCondicao')
        .onRef('contexto.estado', '=', 'pessoa.estado'),
    )
    .innerJoin('condicao', 'condicao.idCondicao', 'contexto.idCondicao')
    .select('pessoa.idPessoa')
    .where('contexto.idContexto', '=', idContexto)
    .where(isVigente(businessDayOf(now)))
    .where(sql<boolean>`(contexto.licencas & pessoa.licencas) = contexto.licencas`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The ways to pay of a customer, by condition, in the order in which they are offered. */
export async function listPagamentos(scope: Scope, cliente: ClienteRow): Promise<ClienteCompra['opcoes']> {
  const rows = await scope
    .pagamentosOfClientes()
    .select([
      'prazoFormaPagamento.idCondicao',
      'prazo.idPrazo',
      'prazo.descricao as descPrazo',
      'formaPagamento.idFormaPagamento',
      'formaPagamento.descricao as descFormaPagamento',
      'formaPagamento.pagamentoAntecipado',
    ])
    .where('prazoFormaPagamento.idPessoaCliente', '=', cliente.idPessoa)
    .orderBy('prazoFormaPagamento.idCondicao')
    .orderBy('formaPagamento.idFormaPagamento')
    .orderBy('prazo.idPrazo')
    .execute();
  return Array.from(
    Map.groupBy(rows, (row) => row.idCondicao),
    ([idCondicao, ofCondicao]) => ({ idCondicao, opcoes: ofCondicao.map(toOpcao) }),
  );
}

type PagamentoRow = PrazoFormaPagamento['prazo'] & PrazoFormaPagamento['formaPagamento'];

function toOpcao(row: PagamentoRow): PrazoFormaPagamento {
  const { idPrazo, descPrazo, idFormaPagamento, descFormaPagamento, pagamentoAntecipado } = row;
  return {
    id: `${idPrazo}_${idFormaPagamento}`,
    descricao: pagamentoAntecipado ? descFormaPagamento : `${descFormaPagamento} - ${descPrazo}`,
    prazo: { idPrazo, descPrazo },
    formaPagamento: { idFormaPagamento, descFormaPagamento, pagamentoAntecipado },
  };
}

/** The rules' input for a customer's cart, with its day (2026-11-20), on which offers depend. */
export type Compra = ClienteCompra & { readonly hoje: string };

/**
 * The customer's remaining limit for orders in advance, in cents. Orders that await payment count, except those of the
 * cart that is being checked.
 */
export const readLimiteAntecipado = async (
  scope: Scope,
  { idPessoa, limitePagamentoAntecipado }: ClienteRow,
  exceptCarrinho?: number,
): Promise<number> =>
  Math.max(0, limitePagamentoAntecipado - (await sumEsperas(scope, idPessoa, exceptCarrinho)));

/** Reads the rules' input for a customer's cart; `now` decides which orders count as today's. */
export async function readCompra(
  scope: Scope,
  cliente: ClienteRow,
  now: Date,
): Promise<{ compra: Compra; comPreferencia: boolean }> {
  const preferencia = await readPreferencia(scope, cliente);
  const { prazo, formaPagamento } = preferencia;
  const compra = {
    hoje: businessDayOf(now),
    idPessoaCliente: cliente.idPessoa,
    calcularSt: preferencia.calcularSt,
    bloqueado: cliente.clienteBloqueadoMotivo !== null,
    limiteDisponivel: cliente.limiteDisponivel,
    limitePagamentoAntecipado: await readLimiteAntecipado(scope, cliente),
    aplicarLimiteMinimoDiario: cliente.aplicarLimiteMinimoDiario,
    valorLimiteMinimoDiario: cliente.valorLimiteMinimoDiario,
    valorTotalPedidosDia: await sumPedidosDia(scope, cliente.idPessoa, now),
    contextos: await listContextos(scope, cliente, now),
    opcoes: await listPagamentos(scope, cliente),
    idPagamentoPreferido:
      prazo && formaPagamento ? `${prazo.idPrazo}_${formaPagamento.idFormaPagamento}` : null,
  };
  return { compra, comPreferencia: compra.idPagamentoPreferido !== null };
}
