import { baixarAutorizacaoColeta, baixarEspelhoDevolucao } from '#contract/returns/devolucao-papeis.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { requestFile } from '#net/request-file.ts';
import { readSession } from '#net/session.ts';
import { type Falha, toFalha } from '#parts/failure/falha.ts';

type File = Result<Blob, Falha>;

const toResult = (reply: Awaited<ReturnType<typeof requestFile>>): File =>
  reply.ok ? ok(reply.value) : fail(toFalha(reply.error));

const options = () => ({ token: readSession()?.token ?? null });

/** Where the portal asks for the authorisation. */
const ACAO_AUTORIZACAO = 6;

/** Requests the mirror of a return as a PDF. */
export const requestEspelho = async (idDevolucaoVenda: number): Promise<File> =>
  toResult(await requestFile(baixarEspelhoDevolucao, { query: { idDevolucaoVenda } }, options()));

/** Requests the collection authorisation of a return as a PDF. */
export const requestAutorizacao = async (idDevolucaoVenda: number): Promise<File> => {
  const query = { idDevolucaoVenda, idAcao: ACAO_AUTORIZACAO };
  return toResult(await requestFile(baixarAutorizacaoColeta, { query }, options()));
};
