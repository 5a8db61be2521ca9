import { exportarNotas } from '#contract/invoices/nota-fiscal.ts';
import { baixarBoletosDeNotas, baixarDanfe, baixarXml } from '#contract/invoices/nota-fiscal-arquivos.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { requestFile } from '#net/request-file.ts';
import { readSession } from '#net/session.ts';
import { type Falha, toFalha } from '#parts/failure/falha.ts';
import { emBase64 } from '#parts/share/base64.ts';
import type { NotaArquivoTipo } from '#vault/arquivo-rows.ts';
import type { Filtro } from './filtro.ts';
import { queryOf } from './queries.ts';

/** The requested documents: invoices by `idTitulo`, boletos by `idBoleto`. */
type Pedido = { tipo: NotaArquivoTipo; ids: readonly number[] };

const toResult = (reply: Awaited<ReturnType<typeof requestFile>>): Result<Blob, Falha> =>
  reply.ok ? ok(reply.value) : fail(toFalha(reply.error));

/** Documents from the server: one as it is, several as a ZIP; boletos always as a ZIP. */
export async function requestArquivos(
  { tipo, ids }: Pedido,
  signal?: AbortSignal,
): Promise<Result<Blob, Falha>> {
  const options = { token: readSession()?.token ?? null, ...(signal && { signal }) };
  const titulos = [...ids];
  switch (tipo) {
    case 'xml':
      return toResult(await requestFile(baixarXml, { query: { titulos } }, options));
    case 'danfe':
      return toResult(await requestFile(baixarDanfe, { query: { titulos } }, options));
    case 'boleto': {
      const variosIdBoleto = emBase64(ids.join(';'));
      return toResult(await requestFile(baixarBoletosDeNotas, { query: { variosIdBoleto } }, options));
    }
  }
}

/** The invoices of a filter as a CSV file, from the server. */
export async function requestCsv(idPessoaDestinatario: number, filtro: Filtro): Promise<Result<Blob, Falha>> {
  const query = { idPessoaDestinatario, ...queryOf(filtro), ordenacao: filtro.ordem };
  return toResult(await requestFile(exportarNotas, { query }, { token: readSession()?.token ?? null }));
}
