import { DEVOLUCAO_EM_COLETA, DEVOLUCAO_PRONTA } from '#contract/returns/devolucao.ts';
import { vistaOf } from '#domain/returns/fold.ts';
import { marcaDoRascunho } from '#domain/returns/marca-do-rascunho.ts';
import { isRascunho, podeMover } from '#domain/returns/regras.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Scope } from '#server/db/scope.ts';
import { type Recusa, recusa } from '#server/http/recusa.ts';
import { deleteRascunho, lockDevolucao } from './data/rascunhos.ts';
import { putSituacao } from './data/situacao.ts';
import {
  comDevolucao,
  devolucaoComItens,
  devolucaoNaoEncontrada,
  SITUACAO_NAO_PERMITE,
} from './devolucao-recusas.ts';

/** Marks a return as in collection (11) or sent off (4); one that is so already stays. @returns its id. */
export async function mover(
  scope: Scope,
  { idDevolucaoEletronica, idSituacaoNova }: { idDevolucaoEletronica: number; idSituacaoNova: number },
  now: Date,
): Promise<Result<number, Recusa>> {
  const held = await lockDevolucao(scope, idDevolucaoEletronica);
  if (held === undefined) return fail(devolucaoNaoEncontrada());
  const isKnown = idSituacaoNova === DEVOLUCAO_EM_COLETA || idSituacaoNova === DEVOLUCAO_PRONTA;
  if (!isKnown || !podeMover(held.idSituacao))
    return fail(
      await comDevolucao(scope, idDevolucaoEletronica, 'situacao-nao-permite', SITUACAO_NAO_PERMITE),
    );
  const enviada = idSituacaoNova === DEVOLUCAO_PRONTA;
  if (held.idSituacao !== idSituacaoNova || held.enviada !== enviada)
    await putSituacao(scope.db, {
      idDevolucaoEletronica,
      idSituacao: idSituacaoNova,
      em: now,
      enviada,
      idUsuario: scope.idUsuario,
    });
  return ok(idDevolucaoEletronica);
}

const MUDOU = 'Esta devolução mudou em outro aparelho depois que você a viu. Confira antes de excluir.';

/** Refuses to delete a draft whose content is not the one that the user saw. */
async function recusaSeMudou(
  scope: Scope,
  idDevolucaoEletronica: number,
  vista: string,
): Promise<Recusa | undefined> {
  const devolucao = await devolucaoComItens(scope, idDevolucaoEletronica);
  if (devolucao === undefined || marcaDoRascunho(vistaOf(devolucao)) === vista) return undefined;
  return recusa('devolucao-mudou', MUDOU, { devolucao });
}

/** Deletes a draft; with `vista`, only an unchanged one. @returns its id, which is not given again. */
export async function excluir(
  scope: Scope,
  { idDevolucaoEletronica, vista }: { idDevolucaoEletronica: number; vista?: string | undefined },
): Promise<Result<number, Recusa>> {
  const held = await lockDevolucao(scope, idDevolucaoEletronica);
  if (held === undefined) return fail(devolucaoNaoEncontrada());
  if (!isRascunho(held.idSituacao)) {
    const sentence = 'Situação inválida para realizar a exclusão.';
    return fail(await comDevolucao(scope, idDevolucaoEletronica, 'situacao-nao-permite', sentence));
  }
  const changed = vista && (await recusaSeMudou(scope, idDevolucaoEletronica, vista));
  if (changed) return fail(changed);
  await deleteRascunho(scope, idDevolucaoEletronica);
  return ok(idDevolucaoEletronica);
}
