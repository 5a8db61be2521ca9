import { baixarBoletosDeContas } from '#contract/invoices/nota-fiscal-arquivos.ts';
import { baixarSegundaViaBoleto } from '#contract/payment/segunda-via-boleto.ts';
import type { SegundaVia } from '#domain/payment/segunda-via.ts';
import { fail, type Result } from '#lib/result.ts';
import { requestFile } from '#net/request-file.ts';
import { readSession } from '#net/session.ts';
import { type Falha, toFalha } from '#parts/failure/falha.ts';
import { emBase64 } from '#parts/share/base64.ts';

/**
 * The open boletos as a ZIP. Requested without the session: a signed-in user gets the same as anyone with the
 * numbers.
 */
export async function baixarSegundaVia(pedida: SegundaVia): Promise<Result<Blob, Falha>> {
  const query = {
    cpfCnpj: emBase64(pedida.cpfCnpj),
    ...(pedida.notaFiscal === '' ? {} : { notaFiscal: emBase64(pedida.notaFiscal) }),
    ...(pedida.documento === '' ? {} : { numerodocumento: emBase64(pedida.documento) }),
  };
  const file = await requestFile(baixarSegundaViaBoleto, { query });
  return file.ok ? file : fail(toFalha(file.error));
}

/** Requests a boleto of the user's own customer, by its id, as a ZIP. */
export async function baixarMeuBoleto(idBoleto: number): Promise<Result<Blob, Falha>> {
  const query = { variosIdBoleto: emBase64(String(idBoleto)) };
  const file = await requestFile(baixarBoletosDeContas, { query }, { token: readSession()?.token ?? null });
  return file.ok ? file : fail(toFalha(file.error));
}
