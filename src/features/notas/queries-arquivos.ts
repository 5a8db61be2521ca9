import type { AnyCall, QueryOf } from '#contract/call.ts';
import { exportarNotas } from '#contract/nota-fiscal.ts';
import { baixarBoletosDeNotas, baixarDanfe, baixarXml } from '#contract/nota-fiscal-arquivos.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { requestFile } from '#net/request-file.ts';
import { readSession } from '#net/session.ts';
import { emBase64 } from '#parts/base64.ts';
import { type Falha, toFalha } from '#parts/falha.ts';
import type { ArquivoTipo } from '#vault/arquivo-rows.ts';
import type { Filtro } from './filtro.ts';
import { queryOf } from './queries.ts';

/** What is asked for: invoices by `idTitulo`, boletos by `idBoleto`. */
export type Pedido = { tipo: ArquivoTipo; ids: readonly number[] };

async function file<C extends AnyCall>(
  call: C,
  query: QueryOf<C>,
  signal?: AbortSignal,
): Promise<Result<Blob, Falha>> {
  const token = readSession()?.token ?? null;
  // The compiler cannot tell that a call with a query takes one.
  const input = { query } as Parameters<typeof requestFile<C>>[1];
  const reply = await requestFile(call, input, { token, ...(signal && { signal }) });
  return reply.ok ? ok(reply.value) : fail(toFalha(reply.error));
}

/** Documents from the server: one as it is, several as a ZIP; boletos always as a ZIP. */
export function requestArquivos({ tipo, ids }: Pedido, signal?: AbortSignal): Promise<Result<Blob, Falha>> {
  switch (tipo) {
    case 'xml':
      return file(baixarXml, { titulos: [...ids] }, signal);
    case 'danfe':
      return file(baixarDanfe, { titulos: [...ids] }, signal);
    case 'boleto':
      return file(baixarBoletosDeNotas, { variosIdBoleto: emBase64(ids.join(';')) }, signal);
  }
}

/** The invoices of a year or number as a CSV file, from the server. */
export const requestCsv = (idPessoaDestinatario: number, filtro: Filtro): Promise<Result<Blob, Falha>> =>
  file(exportarNotas, { idPessoaDestinatario, ...queryOf(filtro), ordenacao: filtro.ordem });
