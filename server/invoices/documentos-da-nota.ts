import { must } from '#lib/must.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Scope } from '#server/db/scope.ts';
import { type Recusa, recusa } from '#server/http/recusa.ts';
import type { Emissor } from '#server/nfe/port.ts';
import { type Nfe, readNfe } from '#server/nfe/read-nfe.ts';
import {
  listNotasBaixadas,
  type NotaBaixada,
  putXmlDaNota,
  readNotaParaEmitir,
  readXmlDaNota,
} from './data/notas-xml.ts';

/** The XML of one of the user's invoices that has one. */
export const xmlOf = async (user: Scope, idTitulo: number): Promise<string> =>
  must(await readXmlDaNota(user, idTitulo), 'the XML of an invoice');

/** The same as an NF-e, which `findNotasLegiveis` has checked. */
export const nfeOf = async (user: Scope, idTitulo: number): Promise<Nfe> =>
  must(readNfe(await xmlOf(user, idTitulo)), 'an NF-e');

/** Issues an NF-e that does not exist yet. Returns false if that is not possible. */
async function issue(user: Scope, emissor: Emissor | undefined, idTitulo: number): Promise<boolean> {
  const nota = await readNotaParaEmitir(user, idTitulo);
  const xml = nota && (await emissor?.emitir(nota));
  if (xml === undefined) return false;
  await putXmlDaNota(user, idTitulo, xml);
  return true;
}

/** The XML of one of the user's invoices, which is issued if it does not exist yet; undefined if that is not possible. */
export async function ensureXml(
  user: Scope,
  emissor: Emissor | undefined,
  idTitulo: number,
): Promise<string | undefined> {
  const stored = await readXmlDaNota(user, idTitulo);
  if (stored !== undefined) return stored;
  return (await issue(user, emissor, idTitulo)) ? await readXmlDaNota(user, idTitulo) : undefined;
}

const semDocumento = (numDocumento: number) =>
  fail(recusa('nao-encontrado', `O documento da nota fiscal ${numDocumento} não está disponível.`));

/** The user's invoices of these ids, all with their XML; refused when one is missing or has no XML. */
export async function findNotas(
  user: Scope,
  emissor: Emissor | undefined,
  idTitulos: readonly number[],
): Promise<Result<readonly NotaBaixada[], Recusa>> {
  const wanted = [...new Set(idTitulos)];
  const notas = await listNotasBaixadas(user, wanted);
  if (notas.length < wanted.length) return fail(recusa('nao-encontrado', 'Nota fiscal não encontrada.'));
  for (const { idTitulo, numDocumento, temXml } of notas) {
    if (!temXml && !(await issue(user, emissor, idTitulo))) return semDocumento(numDocumento);
  }
  return ok(notas);
}

/**
 * The same, if every XML can be read as an NF-e. Checked before the first byte of the response: another system's XML
 * may be anything, and half a file can no longer be refused.
 */
export async function findNotasLegiveis(
  user: Scope,
  emissor: Emissor | undefined,
  idTitulos: readonly number[],
): Promise<Result<readonly NotaBaixada[], Recusa>> {
  const notas = await findNotas(user, emissor, idTitulos);
  if (!notas.ok) return notas;
  for (const { idTitulo, numDocumento } of notas.value) {
    if (readNfe(await xmlOf(user, idTitulo)) === undefined) return semDocumento(numDocumento);
  }
  return notas;
}
