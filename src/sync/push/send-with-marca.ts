import { readRefusal } from '#net/read-refusal.ts';
import type { Answer, SendOptions, Sent } from '#net/send.ts';
import { beginEpoca } from '#outbox/begin-epoca.ts';
import { believeMarca, readMarca } from '#outbox/marca.ts';
import { stillMine } from '#outbox/still-mine.ts';
import { announce } from '#outbox/wake.ts';
import type { SyncEnv } from '#sync/env.ts';
import { noteEvent } from '#vault/note-event.ts';
import type { OutboxRow } from '#vault/outbox-rows.ts';
import { sendAs } from './send-as.ts';

const isOutraEpoca = (answer: Answer): boolean =>
  answer.kind === 'answer' &&
  answer.isOurs &&
  answer.status === 409 &&
  readRefusal(answer.text)?.Codigo === 'outra-epoca';

/**
 * A response, and `believe`, to be called once the response is known to belong to the request: it keeps the
 * response's mark. If `believe` returns false, the device has gone over to other data meanwhile and the
 * response must change nothing.
 */
export type Heard = { answer: Answer; believe: () => Promise<boolean> };

/**
 * Sends a cart request with the newest mark. A server that refuses the mark was restored from a backup: the
 * device then starts over (`beginEpoca`), and a read is sent again at once. A claimed `row` that is no longer this sender's is
 * not sent: its request may name ids of earlier data.
 */
export async function sendWithMarca(
  env: SyncEnv,
  request: Sent,
  options: SendOptions,
  row?: OutboxRow,
): Promise<Heard> {
  const { vault } = env;
  // Read together: bytes that another tab has freed meanwhile must not go out with the new data's mark.
  const { marca, isMine } = await vault.transaction('r', vault.checkpoints, vault.outbox, async () => ({
    marca: (await readMarca(vault))?.marca ?? null,
    isMine: row === undefined || (await stillMine(vault, row)),
  }));
  if (!isMine) return { answer: { kind: 'silence', reason: 'aborted' }, believe: async () => false };
  const answer = await sendAs(env, request, marca === null ? options : { ...options, marca });
  if (marca !== null && isOutraEpoca(answer)) {
    await beginEpoca(vault, marca, env);
    await noteEvent(vault, { at: env.now(), event: 'held', detail: 'outra-epoca' });
    // The queue is looked at again now, so that the user is asked about the orders that the server has lost.
    announce(vault.name, 'refresh');
    if (options.key === undefined) return sendWithMarca(env, request, options);
  }
  const told = (answer.kind === 'answer' && answer.isOurs && answer.marca) || null;
  return { answer, believe: () => believeMarca(vault, { asked: marca, told }, env.now()) };
}
