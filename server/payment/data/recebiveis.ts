import { sql } from 'kysely';
import {
  type Recebivel,
  SITUACAO_ABERTA,
  SITUACAO_LIQUIDADA,
  SITUACAO_PAGA_EM_PARTE,
} from '#contract/payment/extrato-cliente.ts';
import { contaNoDia, descricaoSituacaoConta } from '#domain/payment/conta.ts';
import type { Scope } from '#server/db/scope.ts';
import { ultimoDia } from '#server/db/ultimo-dia.ts';

/** Selects a page of a customer's instalments; `hoje` is the day for counting lateness. */
export type RecebivelFiltro = {
  readonly idPessoaCliente: number;
  readonly idSituacao: number | undefined;
  readonly idFormaPagamento: number | undefined;
  readonly hoje: string;
  /** Undefined for all rows. */
  readonly page: { readonly limit: number; readonly offset: number } | undefined;
};

/** A customer's open and paid instalments, a page or all, by due date, the latest first. Totals count all pages. */
export async function listRecebiveis(scope: Scope, filtro: RecebivelFiltro): Promise<Recebivel[]> {
  const rows = await selectRecebiveis(scope, filtro);
  return rows.map((row) => toRecebivel(row, filtro.hoje));
}

function filtered(scope: Scope, { idPessoaCliente, idSituacao, idFormaPagamento }: RecebivelFiltro) {
  let query = scope.contasReceber().where('contaReceber.idPessoaCliente', '=', idPessoaCliente);
  if (idFormaPagamento !== undefined)
    query = query.where('contaReceber.idFormaPagamento', '=', idFormaPagamento);
  if (idSituacao === undefined) return query;
  if (idSituacao === SITUACAO_LIQUIDADA) return query.where('contaReceber.dataLiquidacao', 'is not', null);
  const open = query.where('contaReceber.dataLiquidacao', 'is', null);
  if (idSituacao === SITUACAO_ABERTA) return open;
  return idSituacao === SITUACAO_PAGA_EM_PARTE
    ? open.where('valorPago', '>', 0)
    : query.where(sql.lit(false));
}

/** The numbers of the invoices that an instalment joins beyond its first; null for none. */
const outrasNotas = sql<
  string | null
>`(select string_agg(n."numDocumento"::text, ', ' order by n."numDocumento")
  from "contaReceberNota" l join "notaFiscal" n on n."idTitulo" = l."idTitulo" where l."idConta" = "contaReceber"."id")`;

/** `contaNoDia` in SQL, for the total of all pages: the expected value of an instalment on a day. */
function esperadoEm(hoje: string) {
  const dia = sql`coalesce("dataLiquidacao", ${hoje}::date)`;
  const atraso = sql`case when ${dia} > ${ultimoDia} then ${dia} - "dataVencimento" else 0 end`;
  const principal = sql`"valor" - "abatimento" - greatest(0, "valorPago" - "jurosApurados")`;
  // Since the due date with the fine, or since the day of a partial payment; of a month of 30 days.
  const taxa = sql`case when "jurosDesde" is null then "multa" * 30 + "jurosMes" * (${atraso})
    else "jurosMes" * greatest(0, ${dia} - "jurosDesde") end`;
  const novos = sql`case when ${atraso} = 0 or "formaPagamento"."pagamentoAntecipado" then 0
    else round(greatest(0, ${principal})::numeric * (${taxa}) / 300000)::bigint end`;
  const juros = sql`greatest(0, "jurosApurados" - "valorPago") + ${novos}`;
  const desconto = sql`case when ${atraso} = 0 then "contaReceber"."descontoFinanceiro" else 0 end`;
  return sql<number>`greatest(0, ${principal} - ${desconto}) + ${juros}`;
}

function selectRecebiveis(scope: Scope, filtro: RecebivelFiltro) {
  const esperado = esperadoEm(filtro.hoje);
  return filtered(scope, filtro)
    .innerJoin('formaPagamento', 'formaPagamento.idFormaPagamento', 'contaReceber.idFormaPagamento')
    .leftJoin('notaFiscal', 'notaFiscal.idTitulo', 'contaReceber.idTitulo')
    .selectAll('contaReceber')
    .select([
      'formaPagamento.descricao as descFormaPagamento',
      'formaPagamento.pagamentoAntecipado',
      'notaFiscal.numDocumento',
      outrasNotas.as('outrasNotas'),
      sql<number>`sum("valor") over ()`.as('somaValor'),
      sql<number>`sum(${esperado}) over ()`.as('somaEsperado'),
      sql<number>`count(*) over ()`.as('quantidade'),
    ])
    .orderBy('contaReceber.dataVencimento', 'desc')
    .orderBy('contaReceber.id', 'desc')
    .$if(filtro.page !== undefined, (query) =>
      query.limit(filtro.page?.limit ?? 0).offset(filtro.page?.offset ?? 0),
    )
    .execute();
}

type RecebivelRow = Awaited<ReturnType<typeof selectRecebiveis>>[number];

function toRecebivel(row: RecebivelRow, hoje: string): Recebivel {
  const noDia = contaNoDia(row, hoje);
  return {
    id: row.id,
    idPrePedido: row.idPrePedido,
    idPessoaFilial: row.idPessoaFilial,
    idFormaPagamento: row.idFormaPagamento,
    idBoleto: row.idBoleto,
    numero: row.numero,
    dataEmissao: row.dataEmissao,
    dataVencimento: row.dataVencimento,
    diasParaVencimento: noDia.diasParaVencimento,
    atraso: noDia.atraso,
    valor: row.valor,
    valorJurosCalculado: noDia.juros,
    valorTotalAbatimento: row.abatimento,
    valorTotalDescontoFinanceiro: noDia.desconto,
    valorTotalJuros: noDia.jurosTotal,
    valorEsperado: noDia.valorEsperado,
    valorPago: row.valorPago,
    pagamentoAntecipado: row.pagamentoAntecipado,
    dataLiquidacao: row.dataLiquidacao,
    jurosApurados: row.jurosApurados,
    jurosDesde: row.jurosDesde,
    multa: row.multa,
    jurosMes: row.jurosMes,
    idSituacao: noDia.idSituacao,
    descricaoSituacao: descricaoSituacaoConta(noDia.idSituacao),
    descFormaPagamento: row.descFormaPagamento,
    documentosViinculados: [row.numDocumento, row.outrasNotas]
      .filter((numeros) => numeros !== null)
      .join(', '),
    legendaPortal: noDia.legenda,
    somaTotalParcela: row.somaValor,
    somaTotalValorEsperado: row.somaEsperado,
    quantidadeRegistros: row.quantidade,
  };
}
