import { fail, ok, type Result } from '#lib/result.ts';
import type { NetError } from '#net/request.ts';

/**
 * `continua` names the start of the next page; null at the end. A server without it is read by page number.
 */
type Page<Row> = { colecao: Row[]; totalRegistros: number; continua?: number | null | undefined };

export type AskPage<Row> = (
  numeroPagina: number,
  depoisDe: number | undefined,
) => Promise<Result<Page<Row>, NetError>>;

/** A list that changes faster than it is read is given up after so many tries, until the next refresh. */
const READINGS = 3;
/** No list of a customer is longer. A server that never reaches the end is not believed. */
const MOST_PAGES = 500;

/**
 * Reads a paged list to its end. Rows move between pages if the list changes meanwhile, so a page with
 * another total starts the reading again, unless each page begins after the last row of the previous one.
 * Fails with the first page that fails.
 */
export async function pullPages<Row>(askPage: AskPage<Row>): Promise<Result<Row[], NetError>> {
  for (let reading = 0; reading < READINGS; reading += 1) {
    const read = await readOnce(askPage);
    if (!read.ok || read.value !== null) return read as Result<Row[], NetError>;
  }
  return fail({ kind: 'unbelieved', status: 200, isOurs: true });
}

/** Returns null if the list changed meanwhile. */
async function readOnce<Row>(askPage: AskPage<Row>): Promise<Result<Row[] | null, NetError>> {
  const rows: Row[] = [];
  let total: number | null = null;
  let depoisDe: number | undefined;
  for (let numeroPagina = 1; numeroPagina <= MOST_PAGES; numeroPagina += 1) {
    const page = await askPage(numeroPagina, depoisDe);
    if (!page.ok) return page;
    const { colecao, totalRegistros, continua } = page.value;
    if (continua !== undefined) {
      rows.push(...colecao);
      if (continua === null) return ok(rows);
      depoisDe = continua;
      continue;
    }
    if (total !== null && total !== totalRegistros) return ok(null);
    total = totalRegistros;
    rows.push(...colecao);
    if (rows.length >= total) return ok(rows);
    if (colecao.length === 0) return ok(null);
  }
  return fail({ kind: 'unbelieved', status: 200, isOurs: true });
}
