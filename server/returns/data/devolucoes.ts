import { sql } from 'kysely';
import { DEVOLUCOES_POR_PAGINA, type Devolucao, type DevolucaoItem } from '#contract/returns/devolucao.ts';
import { mulDiv } from '#domain/price/money.ts';
import { SITUACOES_ENCERRADAS, SITUACOES_QUE_DEVOLVEM } from '#domain/returns/regras.ts';
import { descricaoOrigem, descricaoSituacao } from '#domain/returns/situacao.ts';
import { addDays } from '#lib/business-day.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { must } from '#lib/must.ts';
import { endOf, startOf } from '#server/db/business-time.ts';
import type { Scope } from '#server/db/scope.ts';
import { idsDosAnexos } from './anexos.ts';
import { listLotes, percDescontoDe, restanteDe } from './lotes.ts';
import { valorTotal } from './valor-total.ts';

const DIAS_SEM_FILTRO = 90;

export type DevolucoesFiltro = {
  readonly idPessoaCliente: number;
  readonly idSituacao?: number | undefined;
  readonly de?: string | undefined;
  readonly ate?: string | undefined;
  readonly hoje: string;
  readonly page: { readonly limit: number; readonly offset: number };
};

const selectDevolucoes = (scope: Scope) =>
  scope
    .devolucoes()
    .innerJoin('notaFiscal', 'notaFiscal.idTitulo', 'devolucao.idTitulo')
    .innerJoin('pessoa', 'pessoa.idPessoa', 'devolucao.idPessoaCliente')
    .innerJoin('usuario', 'usuario.idUsuario', 'devolucao.idUsuario')
    .selectAll('devolucao')
    .select(['notaFiscal.numDocumento', 'notaFiscal.serieDocumento', 'notaFiscal.valorTotalNota'])
    .select(['pessoa.cpfCnpj', 'pessoa.nome', 'usuario.nome as criadaPor'])
    .select([valorTotal.as('valorTotal'), idsDosAnexos.as('idAnexos')])
    .select((eb) =>
      eb
        .selectFrom('devolucaoEtapa')
        .select('devolucaoEtapa.mensagem')
        .whereRef('devolucaoEtapa.idDevolucaoEletronica', '=', 'devolucao.idDevolucaoEletronica')
        .where('devolucaoEtapa.mensagem', '<>', '')
        .orderBy('devolucaoEtapa.id', 'desc')
        .limit(1)
        .$asScalar()
        .as('mensagem'),
    );

export type DevolucaoRow = Awaited<
  ReturnType<ReturnType<typeof selectDevolucoes>['executeTakeFirstOrThrow']>
>;

/** A page of a customer's returns, newest first, and the count and sum of all pages. */
export async function listDevolucoes(scope: Scope, filtro: DevolucoesFiltro) {
  const { idPessoaCliente, idSituacao, de, ate, hoje, page } = filtro;
  let query = selectDevolucoes(scope).where('devolucao.idPessoaCliente', '=', idPessoaCliente);
  if (idSituacao !== undefined) query = query.where('devolucao.idSituacao', '=', idSituacao);
  if (de !== undefined) query = query.where('devolucao.criadaEm', '>=', startOf(de));
  if (ate !== undefined) query = query.where('devolucao.criadaEm', '<', endOf(ate));
  if (de === undefined && ate === undefined)
    query = query.where((eb) =>
      eb.or([
        eb('devolucao.criadaEm', '>=', startOf(addDays(hoje, -DIAS_SEM_FILTRO))),
        eb('devolucao.idSituacao', 'not in', SITUACOES_ENCERRADAS),
      ]),
    );
  const all = scope.db.with('achadas', () => query).selectFrom('achadas');
  const [rows, totals] = await Promise.all([
    all
      .selectAll()
      .orderBy('criadaEm', 'desc')
      .orderBy('idDevolucaoEletronica', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    all
      .select((eb) => [
        eb.cast<number>(eb.fn.countAll(), 'integer').as('quantidade'),
        eb.cast<number>(eb.fn.coalesce(eb.fn.sum('valorTotal'), sql.lit(0)), 'bigint').as('soma'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, totals };
}

/** A return of one of the user's customers; undefined for any other. */
export const readDevolucao = (
  scope: Scope,
  idDevolucaoEletronica: number,
): Promise<DevolucaoRow | undefined> =>
  selectDevolucoes(scope)
    .where('devolucao.idDevolucaoEletronica', '=', idDevolucaoEletronica)
    .executeTakeFirst();

/** The same by the number that it got when it was finalised. */
export const readDevolucaoVenda = (
  scope: Scope,
  idDevolucaoVenda: number,
): Promise<DevolucaoRow | undefined> =>
  selectDevolucoes(scope).where('devolucao.idDevolucaoVenda', '=', idDevolucaoVenda).executeTakeFirst();

/** The stored lines of returns, each with its lot and the units of it that this return can have. */
export async function listItens(scope: Scope, devolucoes: readonly DevolucaoRow[]) {
  if (devolucoes.length === 0) return [];
  const ids = devolucoes.map(({ idDevolucaoEletronica }) => idDevolucaoEletronica);
  const [itens, lotes] = await Promise.all([
    scope.db
      .selectFrom('devolucaoItem')
      .innerJoin('devolucaoMotivo', 'devolucaoMotivo.idDevolucaoMotivo', 'devolucaoItem.idDevolucaoMotivo')
      .selectAll('devolucaoItem')
      .select('devolucaoMotivo.descDevolucaoMotivo')
      .where('devolucaoItem.idDevolucaoEletronica', 'in', ids)
      .orderBy('devolucaoItem.idDevolucaoEletronica')
      .orderBy('devolucaoItem.nItem')
      .orderBy('devolucaoItem.lote')
      .execute(),
    listLotes(scope.db, [...new Set(devolucoes.map(({ idTitulo }) => idTitulo))]),
  ]);
  return devolucoes.map((devolucao) => {
    const own = itens
      .filter((item) => item.idDevolucaoEletronica === devolucao.idDevolucaoEletronica)
      .map((item) => ({
        ...item,
        doLote: must(
          lotes.find(
            (lote) =>
              lote.idTitulo === devolucao.idTitulo && lote.nItem === item.nItem && lote.lote === item.lote,
          ),
          'the lot of a returned line',
        ),
      }));
    // A refused or cancelled return holds no units, though it has a number.
    const isHeld = SITUACOES_QUE_DEVOLVEM.includes(devolucao.idSituacao);
    return own.map((item) => ({
      ...item,
      quantidadeRestante: restanteDe(item.doLote) + (isHeld ? item.quantidade : 0),
    }));
  });
}

export type ItemComLote = Awaited<ReturnType<typeof listItens>>[number][number];

/** A line as the wire tells it. */
export function toItem({ doLote, ...item }: ItemComLote): DevolucaoItem {
  const parteDoLote = (amount: number) => mulDiv(amount, item.quantidade, doLote.quantidade);
  return {
    produto: { idProduto: doLote.idItem, descProduto: doLote.descricao },
    tituloItemLote: {
      lote: item.lote,
      quantidade: doLote.quantidadeLote,
      dataVencimento: doLote.dataValidade,
    },
    itemLote: { quantidade: item.quantidade, dataVencimento: doLote.dataValidade },
    itensImpostos: {
      valorUnitario: doLote.valorUnitario,
      percDesconto: percDescontoDe(doLote),
      valorTotal: item.valor,
      stValor: parteDoLote(doLote.st),
      fundoCombatePobrezaStValor: parteDoLote(doLote.fcpSt),
    },
    devolucaoMotivo: {
      idDevolucaoMotivo: item.idDevolucaoMotivo,
      descDevolucaoMotivo: item.descDevolucaoMotivo,
    },
    quantidadeRestante: item.quantidadeRestante,
    lotesCorrigidos: doLote.lotesCorrigidos,
  };
}

/** A return as the wire tells it. */
export const toDevolucao = (
  row: DevolucaoRow,
  itens: readonly DevolucaoItem[] | undefined,
  totals: { readonly quantidade: number; readonly soma: number } | undefined,
): Devolucao => ({
  idDevolucaoEletronica: row.idDevolucaoEletronica,
  idDevolucaoVenda: row.idDevolucaoVenda,
  dataDevolucao: toBusinessInstant(row.criadaEm),
  titulo: {
    idTitulo: row.idTitulo,
    numDocumento: String(row.numDocumento),
    serieDocumento: row.serieDocumento,
  },
  operacaoSituacao: {
    idSituacao: row.idSituacao,
    descSituacao: descricaoSituacao(row.idSituacao, row.enviada),
    corNoPortal: null,
  },
  devolucaoEletronicaTipo: {
    idDevolucaoEletronicaTipo: row.idDevolucaoEletronicaTipo,
    descricao: descricaoOrigem(row.idDevolucaoEletronicaTipo),
  },
  devolucaoVendaTipo: { idDevolucaoVendaTipo: row.idDevolucaoVendaTipo },
  cliente: { pessoa: { idPessoa: row.idPessoaCliente, cpfCnpj: row.cpfCnpj, nome: row.nome } },
  valorTotalNota: row.valorTotalNota,
  valorTotal: itens?.reduce((sum, item) => sum + item.itensImpostos.valorTotal, 0) ?? row.valorTotal,
  totalRegistros: totals?.quantidade ?? 1,
  qtdRegistrosPorPagina: DEVOLUCOES_POR_PAGINA,
  ...(totals === undefined ? {} : { somaValorTotal: totals.soma }),
  enviada: row.enviada,
  foraPrazo: row.foraPrazo,
  idPessoaFilial: row.idPessoaFilial,
  idDevolucaoMotivo: row.idDevolucaoMotivo,
  notaFiscalClienteEletronica: row.notaFiscalClienteEletronica,
  observacoes: row.observacoes,
  criadaPor: row.criadaPor,
  ...(row.mensagem === null ? {} : { mensagem: row.mensagem }),
  ...(itens === undefined ? {} : { itens: [...itens] }),
  anexos: row.idAnexos.map((idAnexo) => ({ idAnexo })),
});
