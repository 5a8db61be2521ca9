import { baixarSegundaViaBoleto } from '#contract/payment/segunda-via-boleto.ts';
import type { SegundaVia } from '#domain/payment/segunda-via.ts';
import { fail, type Result } from '#lib/result.ts';
import { requestFile } from '#net/request-file.ts';
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
