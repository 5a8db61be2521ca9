import { formatCount } from '#lib/format-number.ts';
import { isHeldBy } from '#outbox/held.ts';
import type { CheckpointRow } from '#vault/device-rows.ts';
import type { LogRow } from '#vault/log-rows.ts';
import type { OutboxRow, ParkedRow } from '#vault/outbox-rows.ts';
import { isFuture } from '#vault/upcast-row.ts';

/** A press of 'Enviar agora' or 'Atualizar': when (epoch milliseconds), and the keys that waited then. */
export type Asked = { at: number; keys: readonly string[] };

/** The result in words; `isOver` is false while it is under way. */
export type Outcome = { isOver: boolean; texto: string };

type Now = {
  rows: readonly OutboxRow[];
  parked: readonly ParkedRow[];
  checkpoints: readonly CheckpointRow[];
  /** Reads that failed, the oldest first. */
  falhas: readonly Pick<LogRow, 'at' | 'detail' | 'status'>[];
  now: number;
};

/** After this time the user is not kept waiting: the work continues in the background. */
const PATIENCE_MS = 25_000;

const enviadas = (n: number): string => (n === 1 ? '1 enviada' : `${formatCount(n)} enviadas`);

const esperam = (n: number): string => (n === 1 ? '1 ainda espera' : `${formatCount(n)} ainda esperam`);

const precisam = (n: number): string =>
  n === 1 ? '1 precisa da sua decisão' : `${formatCount(n)} precisam da sua decisão`;

const over = (texto: string): Outcome => ({ isOver: true, texto });

const isAuthHeld = (checkpoints: readonly CheckpointRow[]): boolean =>
  checkpoints.some((c) => c.name === 'auth' && c.state === 'held');

function sendOutcome({ at, keys }: Asked, { rows, parked, checkpoints, now }: Now): Outcome {
  const asked = new Set(keys);
  const still = rows.filter((r) => asked.has(r.key));
  const refused = parked.filter((p) => asked.has(p.key)).length;
  const sent = keys.length - still.length - refused;
  if (still.length === 0 && refused === 0) return over(`${enviadas(sent)}.`);
  if (isAuthHeld(checkpoints)) return over('A sessão expirou: entre de novo para enviar.');
  const parts = [
    ...(sent > 0 ? [enviadas(sent)] : []),
    ...(refused > 0 ? [precisam(refused)] : []),
    ...(still.length > 0 ? [esperam(still.length)] : []),
  ];
  const sum = parts.join(', ');
  const isStuck = (row: OutboxRow) => isFuture(row) || parked.some((p) => isHeldBy(p, row));
  if (still.every(isStuck)) return over(`${sum}.`);
  const answer = rows.find((r) => r.lastAnswer !== null && r.lastAnswer.at >= at)?.lastAnswer;
  const isSending = rows.some((r) => r.state === 'sending');
  if (answer && !isSending) return over(`${sum}. ${answer.text}; tenta de novo sozinho.`);
  if (now - at > PATIENCE_MS) return over(`${sum}. O envio continua sozinho.`);
  return { isOver: false, texto: 'Enviando.' };
}

/** The first reads of a refresh: if one of them fails, nothing newer came. */
const FIRST_READ = new Set(['clientes', 'cliente', 'carrinho', 'catalogo']);

function failureWords(status: number | undefined): string {
  if (status === undefined) return 'O catálogo não pôde ser atualizado agora.';
  if (status === 0) return 'Sem sinal: nada foi atualizado.';
  // Only somebody else's answer fails with a good status.
  if (status < 400)
    return 'A rede respondeu no lugar do servidor, e pode estar pedindo um login: nada foi atualizado.';
  return `O servidor respondeu ${status}: nada foi atualizado.`;
}

function refreshOutcome({ at }: Asked, { checkpoints, falhas, now }: Now): Outcome {
  if (isAuthHeld(checkpoints)) return over('A sessão expirou: entre de novo para atualizar.');
  const catalogo = checkpoints.find((c) => c.name === 'catalogo');
  const isRead = catalogo?.name === 'catalogo' && catalogo.state === 'ready' && catalogo.at >= at;
  if (isRead) return over('Dados atualizados.');
  const failed = falhas.findLast((f) => f.at >= at && FIRST_READ.has(f.detail ?? ''));
  if (failed) return over(failureWords(failed.status));
  if (now - at > PATIENCE_MS) return over('O servidor ainda não respondeu. A atualização continua sozinha.');
  return { isOver: false, texto: 'Procurando o servidor.' };
}

/** The result of a press so far, from the rows alone. */
export const outcomeOf = (asked: Asked, now: Now): Outcome =>
  asked.keys.length > 0 ? sendOutcome(asked, now) : refreshOutcome(asked, now);
