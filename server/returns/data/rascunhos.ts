import { DEVOLUCAO_EM_DIGITACAO, ORIGEM_ECOMMERCE } from '#contract/returns/devolucao.ts';
import type { Scope } from '#server/db/scope.ts';
import type { NotaDaDevolucao } from './notas.ts';
import { insertEtapa } from './situacao.ts';
import { type Pedida, valoresDe } from './valores.ts';

/** Holds a return until the transaction ends, and reads its situation; undefined for another user's customer. */
export const lockDevolucao = (scope: Scope, idDevolucaoEletronica: number) =>
  scope
    .devolucoes()
    .selectAll('devolucao')
    .where('devolucao.idDevolucaoEletronica', '=', idDevolucaoEletronica)
    .forUpdate()
    .executeTakeFirst();

/** The draft of an invoice; undefined without one. */
export const readRascunho = (scope: Scope, idTitulo: number) =>
  scope
    .devolucoes()
    .select('devolucao.idDevolucaoEletronica')
    .where('devolucao.idTitulo', '=', idTitulo)
    .where('devolucao.idSituacao', '=', DEVOLUCAO_EM_DIGITACAO)
    .executeTakeFirst();

/** True for a reason of the company's list. */
export const hasMotivo = async (scope: Scope, idDevolucaoMotivo: number): Promise<boolean> =>
  (await scope.db
    .selectFrom('devolucaoMotivo')
    .select('idDevolucaoMotivo')
    .where('idDevolucaoMotivo', '=', idDevolucaoMotivo)
    .executeTakeFirst()) !== undefined;

/** The reasons, by id. */
export const listMotivos = (scope: Scope) =>
  scope.db.selectFrom('devolucaoMotivo').selectAll().orderBy('idDevolucaoMotivo').execute();

export type DevolucaoNova = {
  readonly nota: NotaDaDevolucao;
  readonly idDevolucaoVendaTipo: number;
  readonly idDevolucaoMotivo: number | null;
  readonly notaFiscalClienteEletronica: boolean;
  readonly observacoes: string;
  readonly foraPrazo: boolean;
  readonly criadaEm: Date;
};

/** Writes a draft. @returns its id. */
export async function insertRascunho(scope: Scope, nova: DevolucaoNova): Promise<number> {
  const { nota, criadaEm, ...more } = nova;
  const { idDevolucaoEletronica } = await scope.db
    .insertInto('devolucao')
    .values({
      ...more,
      idDevolucaoVenda: null,
      idPessoaCliente: nota.idPessoaDestinatario,
      idPessoaFilial: nota.idPessoaEmitente,
      idTitulo: nota.idTitulo,
      idUsuario: scope.idUsuario,
      idDevolucaoEletronicaTipo: ORIGEM_ECOMMERCE,
      idSituacao: DEVOLUCAO_EM_DIGITACAO,
      criadaEm,
      mudadaEm: criadaEm,
    })
    .returning('idDevolucaoEletronica')
    .executeTakeFirstOrThrow();
  await insertEtapa(scope.db, {
    idDevolucaoEletronica,
    idSituacao: DEVOLUCAO_EM_DIGITACAO,
    em: criadaEm,
    idUsuario: scope.idUsuario,
  });
  return idDevolucaoEletronica;
}

/** Marks a draft as changed: the customer's other devices hear of the return's row only. */
export const touchRascunho = (
  scope: Scope,
  { idDevolucaoEletronica, em }: { readonly idDevolucaoEletronica: number; readonly em: Date },
) =>
  scope.db
    .updateTable('devolucao')
    .set({ mudadaEm: em })
    .where('idDevolucaoEletronica', '=', idDevolucaoEletronica)
    .execute();

/** The units and the reason of a lot. */
export type Linha = Pedida & { readonly idDevolucaoMotivo: number };

/** Replaces the lines of a draft, with their values. */
export async function putLinhas(
  scope: Scope,
  { idDevolucaoEletronica, em }: { readonly idDevolucaoEletronica: number; readonly em: Date },
  linhas: readonly Linha[],
): Promise<void> {
  await touchRascunho(scope, { idDevolucaoEletronica, em });
  await scope.db
    .deleteFrom('devolucaoItem')
    .where('idDevolucaoEletronica', '=', idDevolucaoEletronica)
    .execute();
  if (linhas.length === 0) return;
  const valores = valoresDe(linhas);
  await scope.db
    .insertInto('devolucaoItem')
    .values(
      linhas.map(({ doLote: { nItem, lote }, quantidade, idDevolucaoMotivo }, at) => ({
        idDevolucaoEletronica,
        nItem,
        lote,
        quantidade,
        idDevolucaoMotivo,
        valor: valores[at] ?? 0,
      })),
    )
    .execute();
}

/** Deletes a draft with its lines and photographs. */
export const deleteRascunho = (scope: Scope, idDevolucaoEletronica: number) =>
  scope.db.deleteFrom('devolucao').where('idDevolucaoEletronica', '=', idDevolucaoEletronica).execute();
