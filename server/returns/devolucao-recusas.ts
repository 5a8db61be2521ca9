import type { Devolucao } from '#contract/returns/devolucao.ts';
import type { Scope } from '#server/db/scope.ts';
import { type Recusa, recusa } from '#server/http/recusa.ts';
import { listItens, readDevolucao, toDevolucao, toItem } from './data/devolucoes.ts';

export const SITUACAO_NAO_PERMITE =
  'A situação da devolução selecionada não permite que sejam feitas alterações.';

export const devolucaoNaoEncontrada = (): Recusa => recusa('nao-encontrado', 'Devolução não encontrada.');

export const notaNaoEncontrada = (): Recusa => recusa('nao-encontrado', 'Nota fiscal não encontrada.');

export const naoPermitida = (sentence: string): Recusa => recusa('devolucao-nao-permitida', sentence);

export const prazoEncerrado = (): Recusa =>
  recusa('prazo-encerrado', 'A nota fiscal não pode mais ser devolvida.');

export const refrigeradoNaoVolta = (): Recusa =>
  naoPermitida('Produtos refrigerados só são devolvidos por avaria no transporte ou falha na cadeia fria.');

/** A return of the user's customers with its lines; undefined for any other. */
export async function devolucaoComItens(
  scope: Scope,
  idDevolucaoEletronica: number,
): Promise<Devolucao | undefined> {
  const row = await readDevolucao(scope, idDevolucaoEletronica);
  if (row === undefined) return undefined;
  const [itens = []] = await listItens(scope, [row]);
  return toDevolucao(row, itens.map(toItem), undefined);
}

/** A refusal that carries the return as it is now. */
export async function comDevolucao(
  scope: Scope,
  idDevolucaoEletronica: number,
  codigo: 'situacao-nao-permite' | 'devolucao-mudou',
  sentence: string,
): Promise<Recusa> {
  const devolucao = await devolucaoComItens(scope, idDevolucaoEletronica);
  return recusa(codigo, sentence, devolucao === undefined ? {} : { devolucao });
}
