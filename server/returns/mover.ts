import { DEVOLUCAO_EM_COLETA, DEVOLUCAO_PRONTA } from '#contract/returns/devolucao.ts';
import { isRascunho, podeMover } from '#domain/returns/regras.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Recusa } from '#server/http/recusa.ts';
import { deleteRascunho, lockDevolucao } from './data/rascunhos.ts';
import { putSituacao } from './data/situacao.ts';
import { comDevolucao, devolucaoNaoEncontrada, SITUACAO_NAO_PERMITE } from './devolucao-recusas.ts';

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

/** Deletes a draft. @returns its id, which is not given again. */
export async function excluir(scope: Scope, idDevolucaoEletronica: number): Promise<Result<number, Recusa>> {
  const held = await lockDevolucao(scope, idDevolucaoEletronica);
  if (held === undefined) return fail(devolucaoNaoEncontrada());
  if (!isRascunho(held.idSituacao)) {
    const sentence = 'Situação inválida para realizar a exclusão.';
    return fail(await comDevolucao(scope, idDevolucaoEletronica, 'situacao-nao-permite', sentence));
  }
  await deleteRascunho(scope, idDevolucaoEletronica);
  return ok(idDevolucaoEletronica);
}
