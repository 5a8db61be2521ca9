import { DEVOLUCAO_EM_COLETA, DEVOLUCAO_TOTAL } from '#contract/returns/devolucao.ts';
import { cfopDaDevolucao } from '#domain/returns/cfop.ts';
import { composicaoDe } from '#domain/returns/composicao.ts';
import { icmsDevolvido, type LinhaDevolvida } from '#domain/returns/espelho.ts';
import { DIAS_DA_AUTORIZACAO } from '#domain/returns/prazo.ts';
import type { Scope } from '#server/db/scope.ts';
import { readParte } from '#server/invoices/data/partes.ts';
import type { Parte } from '#server/nfe/port.ts';
import { type DevolucaoRow, type ItemComLote, listItens } from './devolucoes.ts';
import { unidadesAntes } from './unidades-antes.ts';

/**
 * A line of a return as its papers print it, each amount the invoice's in proportion. Amounts in cents, `valorUnitario`
 * in ten-thousandths of a real.
 */
export type LinhaDoPapel = LinhaDevolvida & {
  readonly codigo: string;
  readonly descricao: string;
  readonly lote: string;
  /** Days; null where they are not known. */
  readonly dataFabricacao: string | null;
  readonly dataValidade: string | null;
  readonly valorUnitario: number;
  /** The operation of the return. */
  readonly cfop: string;
  /** Hundredths of 1 %. */
  readonly aliquotaIcms: number;
  readonly motivo: string;
  readonly refrigerado: boolean;
  readonly controlado: boolean;
};

/** A return as its papers print it. */
export type PapelDaDevolucao = {
  readonly idDevolucaoVenda: number;
  readonly criadaEm: Date;
  /** When its collection was last authorised. */
  readonly autorizadaEm: Date;
  /** For how many days, as the company had it then. */
  readonly diasParaColeta: number;
  readonly isTotal: boolean;
  /** False: the customer writes a paper invoice (model 1/1-A). */
  readonly notaEletronica: boolean;
  readonly observacoes: string;
  /** The customer, who issues the return's invoice, and the branch that gets the goods. */
  readonly cliente: Parte;
  readonly filial: Parte;
  /** The invoice whose goods go back. */
  readonly nota: {
    readonly numDocumento: number;
    readonly serieDocumento: string;
    readonly chaveAcesso: string;
    readonly dataDocumento: Date;
  };
  readonly linhas: readonly LinhaDoPapel[];
};

/** Everything that the papers of a finalised return print. */
export async function readPapel(
  scope: Scope,
  row: DevolucaoRow & { readonly idDevolucaoVenda: number },
): Promise<PapelDaDevolucao> {
  const [itens = []] = await listItens(scope, [row]);
  const nota = await scope
    .notasFiscais()
    .select(['numDocumento', 'serieDocumento', 'chaveAcesso', 'dataDocumento'])
    .where('notaFiscal.idTitulo', '=', row.idTitulo)
    .executeTakeFirstOrThrow();
  const cliente = await readParte(scope, row.idPessoaCliente);
  const filial = await readParte(scope, row.idPessoaFilial);
  const antes = await unidadesAntes(scope.db, row);
  return {
    idDevolucaoVenda: row.idDevolucaoVenda,
    criadaEm: row.criadaEm,
    ...(await readAutorizacao(scope, row)),
    isTotal: row.idDevolucaoVendaTipo === DEVOLUCAO_TOTAL,
    notaEletronica: row.notaFiscalClienteEletronica,
    observacoes: row.observacoes,
    cliente,
    filial,
    nota,
    linhas: linhasOf(itens, antes, cliente.estado === filial.estado),
  };
}

/** Lots of one line follow each other, so that their shares add up to those of all their units. */
function linhasOf(
  itens: readonly ItemComLote[],
  antesDaDevolucao: ReadonlyMap<number, number>,
  isInterna: boolean,
): LinhaDoPapel[] {
  const devolvidas = new Map(antesDaDevolucao);
  return itens.map(({ doLote, nItem, lote, quantidade, valor: valorTotal, descDevolucaoMotivo }) => {
    const antes = devolvidas.get(nItem) ?? 0;
    devolvidas.set(nItem, antes + quantidade);
    const unidades = { antes, unidades: quantidade };
    return {
      codigo: doLote.codigo,
      descricao: doLote.descricao,
      lote,
      dataFabricacao: doLote.dataFabricacao,
      dataValidade: doLote.dataValidade,
      quantidade,
      valorUnitario: doLote.valorUnitario,
      cfop: cfopDaDevolucao(doLote, isInterna),
      aliquotaIcms: doLote.aliquotaIcms,
      ...composicaoDe(doLote, unidades, valorTotal),
      ...icmsDevolvido(doLote, unidades),
      valorTotal,
      motivo: descDevolucaoMotivo,
      refrigerado: doLote.refrigerado,
      controlado: doLote.controlado,
    };
  });
}

/** When a return last went into collection, and for how long; else when it was last moved. */
async function readAutorizacao(
  scope: Scope,
  row: DevolucaoRow,
): Promise<Pick<PapelDaDevolucao, 'autorizadaEm' | 'diasParaColeta'>> {
  const etapa = await scope.db
    .selectFrom('devolucaoEtapa')
    .select(['em as autorizadaEm', 'diasParaColeta'])
    .where('idDevolucaoEletronica', '=', row.idDevolucaoEletronica)
    .where('idSituacao', '=', DEVOLUCAO_EM_COLETA)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return etapa ?? { autorizadaEm: row.mudadaEm, diasParaColeta: DIAS_DA_AUTORIZACAO };
}
