import { baixarBoletosDeContas } from '#contract/invoices/nota-fiscal-arquivos.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { requestFile } from '#net/request-file.ts';
import { readSession } from '#net/session.ts';
import { type Falha, toFalha } from '#parts/failure/falha.ts';
import { emBase64 } from '#parts/share/base64.ts';

/** Fetches the boletos of instalments: one PDF, or a ZIP of several. */
export async function fetchBoletos(idsBoleto: readonly number[]): Promise<Result<Blob, Falha>> {
  const query = { variosIdBoleto: emBase64(idsBoleto.join(';')) };
  const reply = await requestFile(baixarBoletosDeContas, { query }, { token: readSession()?.token ?? null });
  return reply.ok ? ok(reply.value) : fail(toFalha(reply.error));
}
