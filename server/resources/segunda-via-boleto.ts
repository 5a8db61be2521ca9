import type { QueryOf } from '#contract/call.ts';
import { baixarSegundaViaBoleto } from '#contract/segunda-via-boleto.ts';
import { codigoBarras } from '#domain/boleto-linha.ts';
import { bareDocumento } from '#domain/documento.ts';
import { boletosNome, type SegundaVia, segundaViaErrors } from '#domain/segunda-via.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { formatMoney } from '#lib/format-number.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { boletoPdf } from '#server/documents/boleto-pdf.ts';
import { type ZipFile, zip } from '#server/documents/zip.ts';
import { answerRecusa } from '#server/http/answer.ts';
import { decodeBase64 } from '#server/http/base64.ts';
import { type Recusa, recusa } from '#server/http/recusa.ts';
import { publicStreamRoute, type Route } from '#server/http/route.ts';
import type { BoletoAberto, BoletoProcurado } from '#server/store/queries/boletos-abertos.ts';
import { beneficiarioOf, campoLivreOf } from './boleto-conta.ts';

/** Boletos for whoever has none at hand and no log-in. */
export const segundaViaBoletoRoutes: readonly Route[] = [
  publicStreamRoute(baixarSegundaViaBoleto, async ({ query }, deps, { ip }) => {
    const procurado = decode(query);
    if (!procurado.ok) return answerRecusa(procurado.error);
    const attempt = deps.visitorGate.enter('segunda-via', ip, procurado.value.cpfCnpj);
    if (!attempt.ok) return answerRecusa(attempt.error);
    const boletos = await deps.queries.listBoletosAbertos(procurado.value);
    if (boletos.length === 0) return answerRecusa(NADA_ENCONTRADO);
    // Only wrong numbers count.
    attempt.value.forgive();
    const now = deps.clock();
    return {
      status: 200,
      corpo: zip(
        boletos.map((boleto) => toFile(boleto, now)),
        now,
      ),
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${boletosNome(toBusinessInstant(now))}"`,
      },
    };
  }),
];

/** The same for what is unknown, paid, or somebody else's. */
const NADA_ENCONTRADO = recusa(
  'nao-encontrado',
  'Nenhum boleto em aberto foi encontrado para os dados informados.',
);

const INVALIDA = recusa('requisicao-invalida', 'Os dados da segunda via estão em formato inválido.');

/** What was asked for; a refusal says what is wrong and repeats nothing of it. */
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

/** Tells these boletos from those of orders paid in advance, which the bank knows by the order's number. */
const CARTEIRA = '1';

function toFile(boleto: BoletoAberto, criadoEm: Date): ZipFile {
  const { numeroDocumento, dataEmissao, dataVencimento, valor } = boleto;
  const barras = codigoBarras({
    banco: boleto.codigoBanco,
    vencimento: dataVencimento,
    valor,
    campoLivre: campoLivreOf(boleto, CARTEIRA + String(boleto.idBoleto).padStart(10, '0')),
  });
  const content = boletoPdf({
    barras,
    ...beneficiarioOf(boleto),
    pagador: { nome: boleto.nomePagador, cpfCnpj: boleto.cpfCnpjPagador },
    numeroDocumento,
    dataDocumento: dataEmissao,
    dataVencimento,
    valor,
    instrucoes: instrucoesOf(boleto),
    criadoEm,
  });
  return { name: `Boleto-${numeroDocumento}.pdf`, content };
}

/** The value of a boleto is the one it was registered with: what changes it is said to whoever takes the money. */
const instrucoesOf = ({ abatimento }: BoletoAberto): string =>
  [
    ...(abatimento === 0 ? [] : [`Conceder abatimento de ${formatMoney(abatimento)}.`]),
    'Segunda via. Após o vencimento: multa de 2 % e juros de 1 % ao mês.',
  ].join(' ');
