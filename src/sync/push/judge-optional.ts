import { erro } from '#contract/erro.ts';
import { parseText } from '#net/parse-text.ts';
import type { Answer } from '#net/send.ts';
import { type Confirmation, DONE, type Refusal } from '#outbox/envio/confirmation.ts';
import { kindOf } from '#outbox/intents/kinds.ts';
import { isFoto } from '#vault/devolucao-intents.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';

/** The statuses of a server that does not have a call. */
const WITHOUT_CALL: ReadonlySet<number> = new Set([404, 405, 501]);

/** Our server's codes for a call that it does not have. */
const UNKNOWN_CALL: ReadonlySet<string> = new Set(['chamada-desconhecida', 'metodo-nao-permitido']);

/** True if our server has no call for the change: by its code, or twice in a row by the status alone. */
function isWithoutCall({ lastAnswer }: OutboxRow, answer: Answer): boolean {
  if (answer.kind !== 'answer' || !answer.isOurs || !WITHOUT_CALL.has(answer.status)) return false;
  const codigo = parseText(erro, answer.text)?.Codigo;
  return codigo === undefined ? WITHOUT_CALL.has(lastAnswer?.status ?? 0) : UNKNOWN_CALL.has(codigo);
}

/** After this many tries the user is asked about a change that does not reach the server. */
const TRIES = 8;

/** True for the second time-out or proxy error in a row after many tries. A lost network is neither. */
function isInVain({ tries, lastAnswer }: OutboxRow, answer: Answer): boolean {
  if (tries < TRIES || lastAnswer === null) return false;
  if (answer.kind === 'silence') return answer.reason === 'timeout' && lastAnswer.status === null;
  return !answer.isOurs && answer.status === lastAnswer.status;
}

/** The device's own refusal of a change that does not reach the server. */
const IN_VAIN: Refusal = {
  status: 0,
  codigo: 'indisponivel',
  message: 'Atenção!',
  description:
    'A fotografia não chegou ao servidor depois de várias tentativas. Tente de novo com outro sinal.',
};

/** How an optional change ends without the server, so that its lane goes on. Undefined for every other change. */
export function endOfOptional(
  row: OutboxRow,
  answer: Answer,
): { kept: Confirmation } | { refused: Refusal } | undefined {
  const { intent } = row;
  if (!kindOf(intent)?.isOptional) return undefined;
  if (isFoto(intent) && isInVain(row, answer)) return { refused: IN_VAIN };
  if (!isWithoutCall(row, answer)) return undefined;
  const id = 'idDevolucao' in intent ? { idDevolucao: intent.idDevolucao } : {};
  return { kept: { ...DONE, ...id, ficaAqui: true } };
}
