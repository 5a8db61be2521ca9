import { sql } from 'kysely';
import { type Recebivel, SITUACAO_ABERTA, SITUACAO_LIQUIDADA } from '#contract/payment/extrato-cliente.ts';
import { daysBetween } from '#lib/business-day.ts';
import type { Scope } from '#server/db/scope.ts';

/** Selects a page of a customer's instalments; `hoje` is the day for counting lateness. */
export type RecebivelFiltro = {
  readonly idPessoaCliente: number;
  readonly idSituacao: number | undefined;
  readonly idFormaPagamento: number | undefined;
  readonly hoje: string;
  readonly limit: number;
  readonly offset: number;
};

/** The cost of a late instalment: 2 % at once and 1 % per month of 30 days, in millionths of its value. */
const MULTA = 20_000;
const JUROS_DIA = 333;

/** One page of a customer's open and paid instalments, by due date, the latest first. Totals count all pages. */
export async function listRecebiveis(scope: Scope, filtro: RecebivelFiltro): Promise<Recebivel[]> {
  const rows = await selectRecebiveis(scope, filtro);
  return rows.map((row) => toRecebivel(row, filtro.hoje));
}

function filtered(scope: Scope, { idPessoaCliente, idSituacao, idFormaPagamento }: RecebivelFiltro) {
  let query = scope.contasReceber().where('contaReceber.idPessoaCliente', '=', idPessoaCliente);
  if (idFormaPagamento !== undefined)
    query = query.where('contaReceber.idFormaPagamento', '=', idFormaPagamento);
  if (idSituacao === SITUACAO_ABERTA) return query.where('contaReceber.dataLiquidacao', 'is', null);
  if (idSituacao === SITUACAO_LIQUIDADA) return query.where('contaReceber.dataLiquidacao', 'is not', null);
  return idSituacao === undefined ? query : query.where(sql.lit(false));
}

function selectRecebiveis(scope: Scope, filtro: RecebivelFiltro) {
  const atraso = sql<number>`case when "dataLiquidacao" is null
    then greatest(0, ${filtro.hoje}::date - "dataVencimento") else 0 end`;
  const juros = sql<number>`case when ${atraso} = 0 then 0
    else round("valor"::numeric * (${sql.lit(MULTA)} + ${sql.lit(JUROS_DIA)} * ${atraso}) / 1000000)::bigint end`;
  const esperado = sql<number>`"valor" - "abatimento" - "contaReceber"."descontoFinanceiro" + ${juros}`;
  return filtered(scope, filtro)
    .innerJoin('formaPagamento', 'formaPagamento.idFormaPagamento', 'contaReceber.idFormaPagamento')
    .leftJoin('notaFiscal', 'notaFiscal.idTitulo', 'contaReceber.idTitulo')
    .selectAll('contaReceber')
    .select([
      'formaPagamento.descricao as descFormaPagamento',
      'formaPagamento.pagamentoAntecipado',
      'notaFiscal.numDocumento',
      atraso.as('atraso'),
      juros.as('juros'),
      esperado.as('esperado'),
      sql<number>`sum("valor") over ()`.as('somaValor'),
      sql<number>`sum(${esperado}) over ()`.as('somaEsperado'),
      sql<number>`count(*) over ()`.as('quantidade'),
    ])
    .orderBy('contaReceber.dataVencimento', 'desc')
    .orderBy('contaReceber.id', 'desc')
    .limit(filtro.limit)
    .offset(filtro.offset)
    .execute();
}

type RecebivelRow = Awaited<ReturnType<typeof selectRecebiveis>>[number];

function legendaOf(row: RecebivelRow): Recebivel['legendaPortal'] {
  if (row.atraso > 0) return 'atraso';
  return row.pagamentoAntecipado && row.dataLiquidacao === null ? 'antecipado' : null;
}

function toRecebivel(row: RecebivelRow, hoje: string): Recebivel {
  const aberta = row.dataLiquidacao === null;
  return {
    id: row.id,
    idPrePedido: row.idPrePedido,
    idPessoaFilial: row.idPessoaFilial,
    idFormaPagamento: row.idFormaPagamento,
    idBoleto: row.idBoleto,
    numero: row.numero,
    dataEmissao: row.dataEmissao,
    dataVencimento: row.dataVencimento,
    diasParaVencimento: aberta ? Math.max(0, daysBetween(hoje, row.dataVencimento)) : 0,
    atraso: row.atraso,
    valor: row.valor,
    valorJurosCalculado: row.juros,
    valorTotalAbatimento: row.abatimento,
    valorTotalDescontoFinanceiro: row.descontoFinanceiro,
    valorTotalJuros: row.juros,
    valorEsperado: row.esperado,
    idSituacao: aberta ? SITUACAO_ABERTA : SITUACAO_LIQUIDADA,
    descricaoSituacao: aberta ? 'Em aberto' : 'Liquidada',
    descFormaPagamento: row.descFormaPagamento,
    documentosViinculados: row.numDocumento === null ? '' : String(row.numDocumento),
    legendaPortal: legendaOf(row),
    somaTotalParcela: row.somaValor,
    somaTotalValorEsperado: row.somaEsperado,
    quantidadeRegistros: row.quantidade,
  };
}
