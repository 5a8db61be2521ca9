import type { Devolucao } from '#contract/returns/devolucao.ts';
import {
  alterarSituacaoDevolucao,
  cadastrarDevolucao,
  excluirItemParcial,
  idDevolucaoEletronica,
} from '#contract/returns/devolucao-mudancas.ts';
import { type Linha, saoAsMesmasLinhas } from '#domain/returns/mesmas-linhas.ts';
import { isRascunho } from '#domain/returns/regras.ts';
import { parseText } from '#net/parse-text.ts';
import { readAnswer } from '#net/request.ts';
import type { Answer } from '#net/send.ts';
import type { Confirmation, Refusal } from '#outbox/envio/confirmation.ts';
import type { DevolucaoIntent } from '#vault/devolucao-intents.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';

type Said = Extract<Answer, { kind: 'answer' }>;

const done = (idDevolucao: number | undefined): Confirmation => ({
  carrinho: null,
  pedidos: [],
  ...(idDevolucao === undefined ? {} : { idDevolucao }),
});

/**
 * Reads the effect of a change of a return; undefined for an invalid response, and for one about another return. A change
 * without an id was sent before the server was restored: the response that the server kept under its key names the id.
 */
export function readDevolucao(intent: DevolucaoIntent, answer: Said): Confirmation | undefined {
  if (intent.tipo === 'devolucao-criar') {
    const made = readAnswer(cadastrarDevolucao, answer);
    return made.ok ? done(made.value) : undefined;
  }
  if (intent.tipo === 'devolucao-item-excluir') {
    const isEmpty = answer.status === 204 && answer.text === '';
    return isEmpty || readAnswer(excluirItemParcial, answer).ok ? done(intent.idDevolucao) : undefined;
  }
  if (intent.tipo === 'devolucao-situacao') {
    const moved = readAnswer(alterarSituacaoDevolucao, answer);
    return moved.ok && typeof moved.value === 'number' && moved.value > 0
      ? done(intent.idDevolucao)
      : undefined;
  }
  const id = parseText(idDevolucaoEletronica, answer.text);
  return id !== undefined && id === (intent.idDevolucao ?? id) ? done(id) : undefined;
}

/** The sentence by which another server refuses a change of situation with a 200; undefined for any other answer. */
export function sentenceOf({ intent }: OutboxRow, answer: Said): string | undefined {
  if (intent.tipo !== 'devolucao-situacao') return undefined;
  const said = readAnswer(alterarSituacaoDevolucao, answer);
  return said.ok && typeof said.value === 'string' ? said.value : undefined;
}

/** The lines of the server's return. */
const linhasDe = ({ itens = [] }: Devolucao): Linha[] =>
  itens.map(({ produto, tituloItemLote, itemLote }) => ({
    idProduto: produto.idProduto,
    lote: tituloItemLote.lote,
    quantidade: itemLote.quantidade,
  }));

const doneByOther = (idDevolucao: number | undefined): Confirmation => ({
  ...done(idDevolucao),
  feitaPorOutro: true,
});

/** The confirmation that a refusal contains: another device did the same. Undefined if the user must decide. */
export function doneElsewhere(
  { intent }: OutboxRow,
  codigo: string,
  devolucao: Devolucao | undefined,
): Confirmation | undefined {
  if (intent.tipo === 'devolucao-excluir' && codigo === 'nao-encontrado')
    return doneByOther(intent.idDevolucao);
  if (intent.tipo !== 'devolucao-finalizar' || codigo !== 'situacao-nao-permite' || devolucao === undefined)
    return undefined;
  const isOver = !isRascunho(devolucao.operacaoSituacao.idSituacao);
  return isOver && saoAsMesmasLinhas(linhasDe(devolucao), intent.itens)
    ? doneByOther(intent.idDevolucao)
    : undefined;
}

/** The return's part of a refusal: for an end the units that each lot has left, for a making the draft that is there. */
export function toldOf(
  intent: OutboxRow['intent'],
  devolucao: Devolucao | undefined,
): Pick<Refusal, 'restam' | 'rascunho'> {
  if (devolucao === undefined) return {};
  if (intent.tipo === 'devolucao-criar') return { rascunho: devolucao.idDevolucaoEletronica };
  if (intent.tipo !== 'devolucao-finalizar') return {};
  const restam = (devolucao.itens ?? []).map(({ produto, tituloItemLote, itemLote, quantidadeRestante }) => ({
    idProduto: produto.idProduto,
    lote: tituloItemLote.lote,
    quantidade: quantidadeRestante ?? itemLote.quantidade,
  }));
  return { restam };
}
