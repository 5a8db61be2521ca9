import { DEVOLUCAO_EM_COLETA, DEVOLUCAO_PRONTA } from '#contract/returns/devolucao.ts';
import { vistaOf } from '#domain/returns/fold.ts';
import { marcaDoRascunho } from '#domain/returns/marca-do-rascunho.ts';
import { isRascunho, podeMover } from '#domain/returns/regras.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Recusa } from '#server/http/recusa.ts';
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

/** True if a draft has no longer the content that the user saw. */
async function mudou(scope: Scope, idDevolucaoEletronica: number, vista: string): Promise<boolean> {
  const devolucao = await devolucaoComItens(scope, idDevolucaoEletronica);
  return devolucao !== undefined && marcaDoRascunho(vistaOf(devolucao)) !== vista;
}

/**
 * Deletes a draft, where it was said only with the content that the user saw. @returns its id, which is not given again.
 */
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
  if (vista !== undefined && (await mudou(scope, idDevolucaoEletronica, vista)))
    return fail(await comDevolucao(scope, idDevolucaoEletronica, 'devolucao-mudou', MUDOU));
  await deleteRascunho(scope, idDevolucaoEletronica);
  return ok(idDevolucaoEletronica);
}
