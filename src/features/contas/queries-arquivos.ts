import { baixarBoletosDeContas } from '#contract/invoices/nota-fiscal-arquivos.ts';
import { exportarContasReceber } from '#contract/payment/extrato-cliente.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { requestFile } from '#net/request-file.ts';
import { readSession } from '#net/session.ts';
import { type Falha, toFalha } from '#parts/failure/falha.ts';
import { emBase64 } from '#parts/share/base64.ts';
import { type Filtro, idSituacaoOf } from './filtro.ts';

type File = Result<Blob, Falha>;

const toResult = (reply: Awaited<ReturnType<typeof requestFile>>): File =>
  reply.ok ? ok(reply.value) : fail(toFalha(reply.error));

/** Requests the boletos of instalments as a ZIP. */
export async function requestBoletos(idsBoleto: readonly number[], signal?: AbortSignal): Promise<File> {
  const query = { variosIdBoleto: emBase64(idsBoleto.join(';')) };
  return toResult(
    await requestFile(
      baixarBoletosDeContas,
      { query },
      { token: readSession()?.token ?? null, ...(signal && { signal }) },
    ),
  );
}

/** Requests the instalments of a filter as a CSV file. */
export async function requestCsv(idPessoaCliente: number, filtro: Filtro): Promise<File> {
  const idSituacao = idSituacaoOf(filtro.situacao);
  const query = {
    idPessoaCliente,
    ordenacao: filtro.ordem,
    ...(idSituacao !== undefined && { idSituacao }),
    ...(filtro.idFormaPagamento !== null && { idFormaPagamento: filtro.idFormaPagamento }),
  };
  return toResult(
    await requestFile(exportarContasReceber, { query }, { token: readSession()?.token ?? null }),
  );
}
