import {
  ANEXO_BYTES,
  ANEXOS_MAXIMO,
  baixarAnexo,
  cadastrarAnexo,
  excluirAnexo,
} from '#contract/returns/devolucao-anexos.ts';
import type { BodyOf, QueryOf } from '#contract/wire/call.ts';
import { FOTO_FORMATO, FOTOS_DEMAIS } from '#domain/returns/foto.ts';
import { imageFormat } from '#lib/image-format.ts';
import { ok, type Result } from '#lib/result.ts';
import type { Scope } from '#server/db/scope.ts';
import { answerRecusa } from '#server/http/answer.ts';
import { changeRoute } from '#server/http/change-route.ts';
import type { Deps } from '#server/http/deps.ts';
import { type Recusa, recusa, refuse } from '#server/http/recusa.ts';
import { type Route, streamRoute } from '#server/http/route.ts';
import {
  contentTypeOf,
  deleteAnexo,
  type Fotografia,
  insertAnexo,
  readAnexo,
  sumAnexos,
} from './data/anexos.ts';
import { touchRascunho } from './data/rascunhos.ts';
import { rascunhoPreso } from './rascunho-preso.ts';

const VAZIA = 'A fotografia está vazia. Envie outra.';
const GRANDE = 'A fotografia passa de 2 MB. Envie uma menor.';
// The code is a final one: a device repeats a temporary one, and the return's end would wait.
const SEM_ESPACO = 'Não há espaço para receber fotografias agora. Tente de novo mais tarde.';

const fotografiaNaoEncontrada = (): Recusa => recusa('nao-encontrado', 'Fotografia não encontrada.');

/** Reads a photograph: its bytes and the format that the bytes themselves show. */
async function readFotografia(file: File): Promise<Result<Fotografia, Recusa>> {
  if (file.size === 0) return refuse('requisicao-invalida', VAZIA);
  if (file.size > ANEXO_BYTES) return refuse('corpo-grande', GRANDE);
  const conteudo = await file.bytes();
  const formato = imageFormat(conteudo);
  return formato === null ? refuse('requisicao-invalida', FOTO_FORMATO) : ok({ formato, conteudo });
}

/** Adds a photograph to a draft; a repeated one changes nothing. @returns the return's id. */
async function incluir(
  scope: Scope,
  { idDevolucaoEletronica, idAnexo, arquivo }: BodyOf<typeof cadastrarAnexo>,
  { anexosBytes }: Pick<Deps, 'anexosBytes'>,
  now: Date,
): Promise<Result<number, Recusa>> {
  const rascunho = await rascunhoPreso(scope, idDevolucaoEletronica);
  if (!rascunho.ok) return rascunho;
  const { idAnexos } = rascunho.value;
  if (idAnexos.includes(idAnexo)) return ok(idDevolucaoEletronica);
  if (idAnexos.length >= ANEXOS_MAXIMO) return refuse('quantidade-invalida', FOTOS_DEMAIS);
  const fotografia = await readFotografia(arquivo);
  if (!fotografia.ok) return fotografia;
  const { formato, conteudo } = fotografia.value;
  if ((await sumAnexos(scope.db)) + conteudo.length > anexosBytes)
    return refuse('limite-excedido', SEM_ESPACO);
  const { idUsuario } = scope;
  await insertAnexo(scope, { idDevolucaoEletronica, idAnexo, formato, conteudo, criadoEm: now, idUsuario });
  await touchRascunho(scope, { idDevolucaoEletronica, em: now });
  return ok(idDevolucaoEletronica);
}

/** Removes a photograph of a draft; a missing one is no error. @returns the return's id. */
async function remover(
  scope: Scope,
  { idDevolucaoEletronica, idAnexo }: QueryOf<typeof excluirAnexo>,
  now: Date,
): Promise<Result<number, Recusa>> {
  const rascunho = await rascunhoPreso(scope, idDevolucaoEletronica);
  if (!rascunho.ok) return rascunho;
  if (!rascunho.value.idAnexos.includes(idAnexo)) return ok(idDevolucaoEletronica);
  await deleteAnexo(scope, idDevolucaoEletronica, idAnexo);
  await touchRascunho(scope, { idDevolucaoEletronica, em: now });
  return ok(idDevolucaoEletronica);
}

/** A return of another customer is not found, like one that does not exist. */
const authorise = async () => undefined;

/** Photographs of returns of the user's customers. */
export const devolucaoAnexosRoutes: readonly Route[] = [
  changeRoute(cadastrarAnexo, {
    authorise,
    handle: ({ user, body, now }, deps) => incluir(user, body, deps, now),
  }),

  changeRoute(excluirAnexo, {
    authorise,
    handle: ({ user, query, now }) => remover(user, query, now),
  }),

  streamRoute(baixarAnexo, async ({ user, query }) => {
    const anexo = await readAnexo(user.devolucoes(), query.idDevolucaoEletronica, query.idAnexo);
    if (anexo === undefined) return answerRecusa(fotografiaNaoEncontrada());
    return { status: 200, corpo: anexo.conteudo, headers: { 'content-type': contentTypeOf(anexo) } };
  }),
];
