import { type AAprovar, precisaAprovacao } from '#domain/returns/regras.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import type { DesfechoWords } from '#parts/failure/desfecho.ts';
import { nomeText } from './nome.ts';

export const NAO_ENCONTRADA = 'Devolução não encontrada.';
export const NAO_MUDA = 'A situação da devolução selecionada não permite que sejam feitas alterações.';
export const NAO_EXCLUI = 'Situação inválida para realizar a exclusão.';
export const SEM_ITENS = 'Inclua ao menos um item na devolução.';
export const MUDOU = 'Os itens da devolução mudaram enquanto isso. Confira e finalize de novo.';
export const DECIDIR = 'Uma mudança recusada desta devolução espera a sua decisão.';

/** The question before a return is finalised; it tells of the company's approval where one is needed. */
export const perguntaFinalizar = (aAprovar: AAprovar): string =>
  `${precisaAprovacao(aAprovar) ? 'Esta devolução dependerá de aprovação. ' : ''}Realmente deseja finalizar a devolução?`;

export const EXCLUIR = 'A devolução eletrônica será excluída. Deseja continuar?';
export const EXCLUIR_ITEM = 'Realmente deseja excluir o item selecionado?';
export const REMOVER_FOTO = 'Realmente deseja remover esta fotografia?';

/** How the acts on a return end, as sentences. */
export const DESFECHOS = {
  finalizada: (devolucao) => ({
    feito: 'Devolução eletrônica finalizada com sucesso.',
    guardado: (quando) => `Devolução ${nomeText(devolucao)} finalizada neste aparelho. Ela segue ${quando}.`,
  }),
  excluida: (devolucao) => ({
    feito: 'Devolução de Venda excluída com sucesso!',
    guardado: (quando) =>
      `Devolução ${nomeText(devolucao)} excluída neste aparelho. A exclusão segue ${quando}.`,
  }),
  movida: (devolucao) => ({
    feito: 'Situação alterada com sucesso.',
    guardado: (quando) =>
      `A nova situação da devolução ${nomeText(devolucao)} está guardada neste aparelho e segue ${quando}.`,
  }),
} as const satisfies Record<string, (devolucao: DevolucaoAqui) => DesfechoWords>;
