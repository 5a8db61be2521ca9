import { PENDENCIA_ABERTA } from '#contract/documents/pendencia.ts';
import type { Database } from '#server/db/schema/schema.ts';

/** Open requests for the review of documents. */
export const documentosAbertos = (db: Database) =>
  db.selectFrom('pendenciaDocumento').where('pendenciaDocumento.situacao', '=', PENDENCIA_ABERTA);

/** A customer's open requests, the oldest first, without their files. */
export const listDocumentosAbertos = (db: Database, idPessoaCliente: number) =>
  documentosAbertos(db)
    .select(['id', 'idPessoaCliente', 'dataPendencia', 'origem', 'formato', 'tamanho'])
    .where('idPessoaCliente', '=', idPessoaCliente)
    .orderBy('dataPendencia')
    .orderBy('id')
    .execute();

export type DocumentoAberto = Awaited<ReturnType<typeof listDocumentosAbertos>>[number];
