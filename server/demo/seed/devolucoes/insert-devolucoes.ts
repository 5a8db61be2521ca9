import { sql } from 'kysely';
import {
  DEVOLUCAO_AGUARDANDO,
  DEVOLUCAO_EM_DIGITACAO,
  DEVOLUCAO_PARCIAL,
  DEVOLUCAO_PRONTA,
  DEVOLUCAO_RECUSADA,
  DEVOLUCAO_TOTAL,
} from '#contract/returns/devolucao.ts';
import { must } from '#lib/must.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { type Pedida, valoresDe } from '#server/returns/data/valores.ts';

/** A return of the past with its lines. */
export type DevolucaoPassada = {
  readonly idTitulo: number;
  readonly idPessoaCliente: number;
  readonly idPessoaFilial: number;
  readonly idUsuario: number;
  readonly idSituacao: number;
  readonly enviada: boolean;
  readonly isTotal: boolean;
  readonly foraPrazo: boolean;
  readonly aAprovar: boolean;
  readonly origem: number;
  readonly idDevolucaoMotivo: number;
  readonly observacoes: string;
  readonly mensagem: string;
  readonly criadaEm: Date;
  readonly mudadaEm: Date;
  readonly itens: readonly Pedida[];
};

/** Writes returns, lines and situations in the order in which they were made. @returns their ids in that order. */
export async function insertDevolucoes(
  trx: DatabaseTransaction,
  devolucoes: readonly DevolucaoPassada[],
): Promise<number[]> {
  const finalizadas = devolucoes.filter(({ idSituacao }) => idSituacao !== DEVOLUCAO_EM_DIGITACAO);
  const { rows: numeros } = await sql<{ numero: number }>`
    select nextval('"devolucaoVenda"')::integer as numero from generate_series(1, ${finalizadas.length}::integer)`.execute(
    trx,
  );
  const numeroOf = (devolucao: DevolucaoPassada) => numeros[finalizadas.indexOf(devolucao)]?.numero ?? null;
  const inserted = await trx
    .insertInto('devolucao')
    .values(devolucoes.map((devolucao) => toRow(devolucao, numeroOf(devolucao))))
    .returning('idDevolucaoEletronica')
    .execute();
  const ids = inserted.map((row) => row.idDevolucaoEletronica);
  const withId = devolucoes.map((devolucao, at) => ({
    ...devolucao,
    idDevolucaoEletronica: must(ids[at], 'the id'),
  }));
  await trx.insertInto('devolucaoItem').values(withId.flatMap(toItemRows)).execute();
  await trx.insertInto('devolucaoEtapa').values(withId.flatMap(toEtapaRows)).execute();
  return ids;
}

const toRow = (
  { itens: _itens, isTotal, aAprovar: _aAprovar, mensagem: _mensagem, origem, ...row }: DevolucaoPassada,
  idDevolucaoVenda: number | null,
) => ({
  ...row,
  idDevolucaoVenda,
  idDevolucaoVendaTipo: isTotal ? DEVOLUCAO_TOTAL : DEVOLUCAO_PARCIAL,
  idDevolucaoEletronicaTipo: origem,
  idDevolucaoMotivo: isTotal ? row.idDevolucaoMotivo : null,
  notaFiscalClienteEletronica: true,
});

type ComId = DevolucaoPassada & { readonly idDevolucaoEletronica: number };

function toItemRows({ idDevolucaoEletronica, idDevolucaoMotivo, itens }: ComId) {
  const valores = valoresDe(itens);
  return itens.map(({ doLote: { nItem, lote }, quantidade }, at) => ({
    idDevolucaoEletronica,
    nItem,
    lote,
    quantidade,
    idDevolucaoMotivo,
    valor: valores[at] ?? 0,
  }));
}

/** The situations that a return went through until its present one. */
function caminhoDe({ idSituacao, aAprovar }: DevolucaoPassada): readonly number[] {
  if (idSituacao === DEVOLUCAO_EM_DIGITACAO) return [];
  const antes = aAprovar ? [DEVOLUCAO_AGUARDANDO] : [];
  const isAntes = idSituacao === DEVOLUCAO_AGUARDANDO || idSituacao === DEVOLUCAO_RECUSADA;
  return isAntes ? antes : [...antes, DEVOLUCAO_PRONTA];
}

/** They name no user: like seeded orders, these returns do not go on by themselves. */
function toEtapaRows(devolucao: ComId) {
  const { idDevolucaoEletronica, idSituacao, enviada, criadaEm, mudadaEm, mensagem } = devolucao;
  const antes = [DEVOLUCAO_EM_DIGITACAO, ...caminhoDe(devolucao)].map((situacao) => ({
    idDevolucaoEletronica,
    idSituacao: situacao,
    em: criadaEm,
    mensagem: '',
  }));
  return antes.at(-1)?.idSituacao === idSituacao && !enviada
    ? antes
    : [...antes, { idDevolucaoEletronica, idSituacao, em: mudadaEm, mensagem }];
}
