import { baixarSegundaViaBoleto } from '#contract/payment/segunda-via-boleto.ts';
import type { QueryOf } from '#contract/wire/call.ts';
import { bareDocumento } from '#domain/customer/documento.ts';
import { boletosNome, type SegundaVia, segundaViaErrors } from '#domain/payment/segunda-via.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { boletoFiles } from '#server/boleto/boleto-file.ts';
import { zip } from '#server/documents/zip.ts';
import { answerRecusa } from '#server/http/answer.ts';
import { decodeBase64 } from '#server/http/base64.ts';
import { type Recusa, recusa } from '#server/http/recusa.ts';
import { publicStreamRoute, type Route } from '#server/http/route.ts';
import { boletoNaoRegistrado } from './boleto-antecipado.ts';
import type { BoletoProcurado } from './data/boletos.ts';

/** Copies of boletos for customers without a log-in. */
export const segundaViaBoletoRoutes: readonly Route[] = [
  publicStreamRoute(baixarSegundaViaBoleto, async ({ query }, deps, { ip }) => {
    const procurado = decode(query);
    if (!procurado.ok) return answerRecusa(procurado.error);
    const attempt = await deps.visitorGate.enter('segunda-via', ip, procurado.value.cpfCnpj);
    if (!attempt.ok) return answerRecusa(attempt.error);
    const boletos = await deps.queries.listBoletosAbertos(procurado.value);
    if (boletos.length === 0) return answerRecusa(NADA_ENCONTRADO);
    // Only wrong numbers count.
    await attempt.value.forgive();
    const drawn = await deps.visitorGate.enter('segunda-via-certa', ip, procurado.value.cpfCnpj);
    if (!drawn.ok) return answerRecusa(drawn.error);
    const now = deps.clock();
    const inventa = deps.inventaBoletos;
    const files = boletoFiles(boletos, { criadoEm: now, inventa, nota: 'Segunda via.' });
    if (files === undefined) return answerRecusa(boletoNaoRegistrado());
    return {
      status: 200,
      corpo: zip(files, now),
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${boletosNome(toBusinessInstant(now))}"`,
      },
    };
  }),
];

/** The same refusal for unknown, paid, or another customer's boletos. */
const NADA_ENCONTRADO = recusa(
  'nao-encontrado',
  'Nenhum boleto em aberto foi encontrado para os dados informados.',
);

const INVALIDA = recusa('requisicao-invalida', 'Os dados da segunda via estão em formato inválido.');

/** The decoded request; a refusal names the error without repeating the data. */
function decode(query: QueryOf<typeof baixarSegundaViaBoleto>): Result<BoletoProcurado, Recusa> {
  const cpfCnpj = decodeBase64(query.cpfCnpj);
  const notaFiscal = decodeBase64(query.notaFiscal ?? '');
  const documento = decodeBase64(query.numerodocumento ?? '');
  if (cpfCnpj === undefined || notaFiscal === undefined || documento === undefined) return fail(INVALIDA);
  const pedida: SegundaVia = { cpfCnpj, notaFiscal: notaFiscal.trim(), documento: documento.trim() };
  const [error] = Object.values(segundaViaErrors(pedida));
  // PostgreSQL's text holds every character but this one.
  if (error !== undefined || documento.includes('\0'))
    return fail(error === undefined ? INVALIDA : recusa('requisicao-invalida', error));
  return ok({
    cpfCnpj: bareDocumento(cpfCnpj),
    notaFiscal: pedida.notaFiscal === '' ? undefined : Number(pedida.notaFiscal),
    numero: pedida.documento === '' ? undefined : pedida.documento,
  });
}
