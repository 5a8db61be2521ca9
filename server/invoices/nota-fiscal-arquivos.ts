import * as z from 'zod/mini';
import {
  baixarBoletosDeContas,
  baixarBoletosDeNotas,
  baixarDanfe,
  baixarXml,
} from '#contract/invoices/nota-fiscal-arquivos.ts';
import { idsTexto } from '#contract/wire/paging.ts';
import { boletosNome } from '#domain/payment/segunda-via.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { boletoFiles } from '#server/boleto/boleto-file.ts';
import type { Scope } from '#server/db/scope.ts';
import { type ZipFile, zip } from '#server/documents/zip.ts';
import { type Answer, answerRecusa } from '#server/http/answer.ts';
import { attachment } from '#server/http/attachment.ts';
import { decodeBase64 } from '#server/http/base64.ts';
import { recusa } from '#server/http/recusa.ts';
import { type Route, streamRoute } from '#server/http/route.ts';
import { boletoNaoRegistrado } from '#server/payment/boleto-antecipado.ts';
import { listBoletos } from '#server/payment/data/boletos.ts';
import { danfePdf } from './danfe-pdf.ts';
import type { NotaBaixada } from './data/notas-xml.ts';
import { findNotas, findNotasLegiveis, nfeOf, xmlOf } from './documentos-da-nota.ts';

const ZIP = 'application/zip';

const answerFile = (contentType: string, { name, content }: ZipFile): Answer => ({
  status: 200,
  corpo: content,
  headers: { 'content-type': contentType, 'content-disposition': attachment(name) },
});

/** A single file as it is; several as a ZIP that is made while it is sent. */
function answerFiles(files: readonly ZipFile[], contentType: string, nome: string, now: Date): Answer {
  const [only] = files;
  if (only !== undefined && files.length === 1) return answerFile(contentType, only);
  const moment = toBusinessInstant(now).slice(0, 19).replaceAll(/\D/g, '');
  return answerFile(ZIP, { name: `${nome}-${moment}.zip`, content: zip(files, now) });
}

/** Each is read in its turn, so that a request holds only one at a time. */
async function* xmlFile(user: Scope, idTitulo: number): AsyncGenerator<Uint8Array> {
  yield Buffer.from(await xmlOf(user, idTitulo));
}

async function* danfeFile(user: Scope, idTitulo: number, now: Date): AsyncGenerator<Uint8Array> {
  yield* danfePdf(await nfeOf(user, idTitulo), now);
}

/** File names by which other systems recognise an NF-e. */
const xmlName = ({ chaveAcesso }: NotaBaixada): string => `${chaveAcesso}-procNFe.xml`;
const danfeName = ({ numDocumento, chaveAcesso }: NotaBaixada): string =>
  `DANFE-${numDocumento}-${chaveAcesso}.pdf`;

/** The ids inside the parameter; undefined for anything else. */
function decodeIds(parameter: string): readonly number[] | undefined {
  const ids = z.safeDecode(idsTexto, decodeBase64(parameter) ?? '');
  return ids.success ? [...new Set(ids.data)] : undefined;
}

/** The open ones of the given boletos as a ZIP; a refusal when one is not the user's or none is open. */
async function answerBoletos(
  user: Scope,
  variosIdBoleto: string,
  impressao: { readonly criadoEm: Date; readonly inventa: boolean },
): Promise<Answer> {
  const ids = decodeIds(variosIdBoleto);
  if (ids === undefined)
    return answerRecusa(recusa('requisicao-invalida', 'Os boletos foram pedidos em formato inválido.'));
  const boletos = await listBoletos(user, ids);
  if (boletos.length < ids.length) return answerRecusa(recusa('nao-encontrado', 'Boleto não encontrado.'));
  const abertos = boletos.filter((boleto) => boleto.dataLiquidacao === null);
  if (abertos.length === 0)
    return answerRecusa(recusa('nao-encontrado', 'Os boletos selecionados já estão pagos.'));
  const files = boletoFiles(abertos, impressao);
  if (files === undefined) return answerRecusa(boletoNaoRegistrado());
  const nome = boletosNome(toBusinessInstant(impressao.criadoEm));
  return answerFile(ZIP, { name: nome, content: zip(files, impressao.criadoEm) });
}

/** The documents of invoices as files. */
export const notaFiscalArquivosRoutes: readonly Route[] = [
  streamRoute(baixarXml, async ({ user, query, now }, _request, { emissor }) => {
    const notas = await findNotas(user, emissor, query.titulos);
    if (!notas.ok) return answerRecusa(notas.error);
    const files = notas.value.map((nota) => ({ name: xmlName(nota), content: xmlFile(user, nota.idTitulo) }));
    return answerFiles(files, 'application/xml', 'NFe', now);
  }),

  streamRoute(baixarDanfe, async ({ user, query, now }, _request, { emissor }) => {
    const notas = await findNotasLegiveis(user, emissor, query.titulos);
    if (!notas.ok) return answerRecusa(notas.error);
    const files = notas.value.map((nota) => ({
      name: danfeName(nota),
      content: danfeFile(user, nota.idTitulo, now),
    }));
    return answerFiles(files, 'application/pdf', 'DANFE', now);
  }),

  streamRoute(baixarBoletosDeNotas, ({ user, query, now }, _request, { inventaBoletos }) =>
    answerBoletos(user, query.variosIdBoleto, { criadoEm: now, inventa: inventaBoletos }),
  ),

  streamRoute(baixarBoletosDeContas, ({ user, query, now }, _request, { inventaBoletos }) =>
    answerBoletos(user, query.variosIdBoleto, { criadoEm: now, inventa: inventaBoletos }),
  ),
];
