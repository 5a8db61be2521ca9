import type { Carrinho } from '#contract/cart/carrinho.ts';
import { erro } from '#contract/erro.ts';
import { backoffMs, retryAfterMs } from '#lib/backoff.ts';
import { parseText } from '#net/parse-text.ts';
import type { Answer } from '#net/send.ts';
import type { Confirmation, Refusal } from '#outbox/envio/confirmation.ts';
import type { LastAnswer, OutboxRow } from '#vault/outbox-rows.ts';
import { endOfOptional } from './judge-optional.ts';
import { readConfirmation } from './read-confirmation.ts';
import { contatoDoneElsewhere, contatoSentence } from './read-contato.ts';
import { doneElsewhere, sentenceOf, toldOf } from './read-devolucao.ts';
import { orcamentoDoneElsewhere } from './read-orcamento.ts';

/** The effect of a response on its row. Instants in epoch milliseconds. */
export type Verdict =
  | ({ kind: 'confirmed' } & Confirmation)
  /** `isDoubted`: it is our server's response to the row's key, but about another cart, or not readable. */
  | { kind: 'again'; notBefore: number; tries: number; lastAnswer: LastAnswer; isDoubted?: true }
  | { kind: 'hold' }
  | { kind: 'refused'; refusal: Refusal; carrinho: Carrinho | null };

/** `capMs` bounds the wait between tries: a minute while the page is visible, longer while it is hidden. */
export type Clock = { now: number; random: number; capMs: number };

const IN_PROGRESS_MS = 2000;
const BREATH_MS = 1000;
const RETRIED_STATUS = new Set([408, 425, 429]);

function describe(answer: Answer): string {
  if (answer.kind === 'silence') return answer.reason === 'timeout' ? 'Sem resposta a tempo' : 'Sem rede';
  if (!answer.isOurs) return 'A rede respondeu no lugar do servidor';
  // A good status that is not believed: the response does not belong to this change.
  return answer.status < 400
    ? 'A resposta que veio não era a desta alteração'
    : `O servidor respondeu ${answer.status}`;
}

/** Returns our server's words about its own failure, if the user waits for the change. */
function erroOf({ intent }: OutboxRow, answer: Answer): Pick<LastAnswer, 'erro'> {
  if (intent.tipo !== 'intencao' || answer.kind !== 'answer' || !answer.isOurs || answer.status < 500)
    return {};
  const said = parseText(erro, answer.text);
  return said ? { erro: { message: said.Message, description: said.Description } } : {};
}

function again(row: OutboxRow, answer: Answer, clock: Clock): Extract<Verdict, { kind: 'again' }> {
  const asked =
    answer.kind === 'answer' && answer.isOurs
      ? retryAfterMs(answer.retryAfter, clock.now, clock.capMs)
      : undefined;
  // A request cancelled here is due at once: the line is good again, or the page ends.
  const isCalledOff = answer.kind === 'silence' && answer.reason === 'aborted';
  // A server that always says 'now' must not be asked without a pause.
  const wait =
    asked === undefined ? backoffMs(row.tries, clock.random, clock.capMs) : Math.max(asked, BREATH_MS);
  return {
    kind: 'again',
    notBefore: isCalledOff ? clock.now : clock.now + wait,
    tries: row.tries + 1,
    lastAnswer: {
      at: clock.now,
      status: answer.kind === 'answer' ? answer.status : null,
      text: describe(answer),
      ...erroOf(row, answer),
    },
  };
}

/** A refusal that another server gives as a sentence in a good response. */
const refusedInWords = (status: number, description: string): Verdict => ({
  kind: 'refused',
  refusal: { status, codigo: 'situacao-nao-permite', message: 'Mensagem', description },
  carrinho: null,
});

/**
 * The table of responses. A row leaves the queue, or is parked, only by a response with our marker and, for a
 * refusal, with a known code. Everything else is not the real server and is tried again with the same key and
 * bytes. `endOfOptional` names the exceptions.
 */
export function judge(row: OutboxRow, answer: Answer, clock: Clock): Verdict {
  const end = endOfOptional(row, answer);
  if (end)
    return 'kept' in end
      ? { kind: 'confirmed', ...end.kept }
      : { kind: 'refused', refusal: end.refused, carrinho: null };
  if (answer.kind === 'silence' || !answer.isOurs) return again(row, answer, clock);
  const { status, text } = answer;
  if (status >= 200 && status < 300) {
    const sentence = sentenceOf(row, answer);
    if (sentence !== undefined) return refusedInWords(status, sentence);
    const done = readConfirmation(row, answer);
    return done ? { kind: 'confirmed', ...done } : { ...again(row, answer, clock), isDoubted: true };
  }
  if (status === 401) return { kind: 'hold' };
  if (status >= 500 || RETRIED_STATUS.has(status)) return again(row, answer, clock);
  const refusal = parseText(erro, text);
  if (!refusal?.Codigo) return again(row, answer, clock);
  // The row gets a new request for the cart that is read next.
  if (refusal.Codigo === 'outra-epoca') return again(row, answer, clock);
  if (refusal.Codigo === 'em-andamento') {
    const lastAnswer = { at: clock.now, status, text: describe(answer) };
    return { kind: 'again', notBefore: clock.now + IN_PROGRESS_MS, tries: row.tries, lastAnswer };
  }
  const { carrinho = null, pedidos, devolucao } = refusal;
  const elsewhere =
    doneElsewhere(row, refusal.Codigo, devolucao) ??
    contatoDoneElsewhere(row.intent, refusal) ??
    orcamentoDoneElsewhere(row.intent, refusal.Codigo);
  if (elsewhere) return { kind: 'confirmed', ...elsewhere };
  if (carrinho !== null && carrinho.idPessoaCliente !== row.idPessoaCliente)
    return { ...again(row, answer, clock), isDoubted: true };
  const told: Refusal = {
    status,
    codigo: refusal.Codigo,
    message: refusal.Message,
    description: contatoSentence(row.intent, refusal),
    ...(pedidos && pedidos.length > 0 ? { pedidos } : {}),
    ...toldOf(row.intent, devolucao),
  };
  return { kind: 'refused', refusal: told, carrinho };
}
