import type * as z from 'zod/mini';
import type { pendencia } from '#contract/documents/pendencia.ts';
import type { pageOf } from '#contract/wire/paging.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { encodeForm } from './anexos.ts';
import type { ApiAnswer, ApiClient } from './api.ts';
import { readJson } from './read-json.ts';

export const DOCUMENTOS = '/PendenciaDocumento';
export const CLIENTE = 101;

export type WirePendencias = z.input<ReturnType<typeof pageOf<typeof pendencia>>>;

/** A PDF by its first and last bytes, of this many bytes in all; `mark` tells it from others. */
export function pdfOf(size: number, mark = 0): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).fill(mark);
  bytes.set(new TextEncoder().encode('%PDF-1.7').slice(0, size));
  bytes.set(new TextEncoder().encode('%%EOF').slice(0, size), Math.max(0, size - 5));
  return bytes;
}

/** Sends a document for review. */
export async function solicitar(
  client: ApiClient,
  bytes: Uint8Array<ArrayBuffer> = pdfOf(100),
  { cliente = CLIENTE, name = 'alvara.pdf', key = undefined as string | undefined } = {},
): Promise<ApiAnswer> {
  const { headers, payload } = await encodeForm({
    idPessoaCliente: String(cliente),
    pagtinacao: 'false',
    licensaSanitaria: new File([bytes], name),
  });
  return client.post(DOCUMENTOS, payload, { headers, ...(key === undefined ? {} : { key }) });
}

/** The boundary of a form that is written by hand: as long as those of browsers, as shorter ones are not read. */
export const LIMITE = 'limite-de-um-formulario-0001';

/** A form's bytes, written by hand: the header line and the content of each field. */
export const formOf = (fields: readonly (readonly [head: string, content: Uint8Array])[], limite = LIMITE) =>
  Buffer.concat([
    ...fields.flatMap(([head, content]) => [
      Buffer.from(`--${limite}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${limite}--\r\n`),
  ]);

/** A request for a review in arguments of `ApiClient.send`. */
export const pedidoDeRevisao = (cliente: number): Parameters<ApiClient['send']> => [
  'POST',
  DOCUMENTOS,
  formOf([
    ['name="idPessoaCliente"', Buffer.from(String(cliente))],
    ['name="licensaSanitaria"; filename="a.pdf"', pdfOf(100)],
  ]),
  { headers: { 'content-type': `multipart/form-data; boundary=${LIMITE}` } },
];

/** A page of a customer's requests. */
export const listar = (client: ApiClient, more = '', cliente = CLIENTE): Promise<WirePendencias> =>
  readJson<WirePendencias>(client, `${DOCUMENTOS}?idPessoaCliente=${cliente}${more}`);

/** Every request with its file, in the order of their making. */
export const guardadas = (db: Database) =>
  db.selectFrom('pendenciaDocumento').selectAll().orderBy('id').execute();

/** Sets the company's parameter for the largest file. */
export const permitirKb = (db: Database, valor: string) =>
  db.insertInto('parametro').values({ nome: 'tamanhoMaximoDocumentoKb', valor }).execute();
