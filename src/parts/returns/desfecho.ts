import { awaitDevolucao, type DevolucaoFim, type DevolucaoRef } from '#outbox/devolucoes/await-devolucao.ts';
import { type DesfechoWords, tellDesfecho } from '#parts/failure/desfecho.ts';
import type { Vault } from '#vault/vault.ts';

const ASSUNTO = {
  porOutro: 'Outro aparelho já tinha feito isto nesta devolução. Confira a lista.',
  semDetalhe: 'O servidor recusou a devolução.',
  area: 'conta',
} as const;

/** Says how changes of a return ended, and returns it. */
export const tellDesfechoDaDevolucao = (
  vault: Vault,
  ref: DevolucaoRef,
  words: DesfechoWords,
): Promise<DevolucaoFim['kind']> =>
  tellDesfecho(vault, (patienceMs) => awaitDevolucao(vault, ref, patienceMs), words, ASSUNTO);
