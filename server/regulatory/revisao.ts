import {
  consultarTamanhoMaximoArquivo,
  FORM_TEXTOS_BYTES,
  solicitarRevisaoDocumento,
} from '#contract/documents/revisao.ts';
import type { BodyOf } from '#contract/wire/call.ts';
import { formatoLicenca, LICENCA_FORMATO } from '#domain/customer/licenca.ts';
import { arquivoGrande, erroArquivo, isArquivoGrande } from '#domain/documents/arquivo.ts';
import { ORIGEM_PORTAL } from '#domain/documents/pendencia.ts';
import { ok, type Result } from '#lib/result.ts';
import { readCliente } from '#server/customers/data/clientes.ts';
import type { Scope } from '#server/db/scope.ts';
import type { BodyLimit } from '#server/http/body-limit.ts';
import { changeRoute } from '#server/http/change-route.ts';
import type { Deps } from '#server/http/deps.ts';
import { naoVinculado, type Recusa, refuse } from '#server/http/recusa.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';
import { insertPendencia, sumArquivos } from './data/pendencias.ts';
import { readTamanhoMaximoKb } from './data/tamanho-maximo.ts';

const ENVIADA = 'Solicitação enviada. Acompanhe a situação nesta tela.';
const JA_ABERTA = 'Este documento já está em uma solicitação aberta. Acompanhe a situação nesta tela.';
const SEM_ESPACO = 'Não há espaço para receber documentos agora. Tente de novo mais tarde.';

type Documento = { readonly arquivo: Uint8Array; readonly formato: 'pdf' | 'jpg' | 'png' };

/** Reads a document: its bytes and the format that the bytes themselves show. */
async function readDocumento(file: File, limiteKb: number): Promise<Result<Documento, Recusa>> {
  const arquivo = await file.bytes();
  const formato = formatoLicenca(arquivo);
  const erro = erroArquivo(arquivo, limiteKb);
  if (formato !== null && erro === null) return ok({ arquivo, formato });
  const codigo = isArquivoGrande(arquivo.length, limiteKb) ? 'corpo-grande' : 'arquivo-invalido';
  return refuse(codigo, erro ?? LICENCA_FORMATO);
}

/** Makes a request, or finds the open one with the same file. @returns the sentence for the user. */
async function solicitar(
  scope: Scope,
  { idPessoaCliente, licensaSanitaria }: BodyOf<typeof solicitarRevisaoDocumento>,
  { documentosBytes }: Pick<Deps, 'documentosBytes'>,
  now: Date,
): Promise<Result<string, Recusa>> {
  const documento = await readDocumento(licensaSanitaria, await readTamanhoMaximoKb(scope.db));
  if (!documento.ok) return documento;
  const isNova = await insertPendencia(scope, {
    ...documento.value,
    idPessoaCliente,
    idUsuario: scope.idUsuario,
    dataPendencia: now,
    origem: ORIGEM_PORTAL,
    tamanho: documento.value.arquivo.length,
  });
  if (!isNova) return ok(JA_ABERTA);
  // A refusal undoes the row.
  if ((await sumArquivos(scope.db)) > documentosBytes) return refuse('indisponivel', SEM_ESPACO);
  return ok(ENVIADA);
}

/** The room of a request's body follows the company's parameter. */
async function limitBody({ queries }: Pick<Deps, 'queries'>): Promise<BodyLimit> {
  const limiteKb = await queries.readTamanhoMaximoKb();
  return { bytes: limiteKb * 1024 + FORM_TEXTOS_BYTES, sentence: arquivoGrande(limiteKb) };
}

/** The request for a review, and the size of its file. */
export const revisaoRoutes: readonly Route[] = [
  sessionRoute(consultarTamanhoMaximoArquivo, async ({ user }) => ok(await readTamanhoMaximoKb(user.db))),

  {
    ...changeRoute(solicitarRevisaoDocumento, {
      authorise: async ({ user, body }) =>
        (await readCliente(user, body.idPessoaCliente)) === undefined ? naoVinculado().error : undefined,
      handle: ({ user, body, now }, deps) => solicitar(user, body, deps, now),
    }),
    limitBody,
  },
];
