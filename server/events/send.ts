import { fail, ok, type Result } from '#lib/result.ts';
import type { EntregaTomada } from './data/deliveries.ts';
import type { Destino } from './data/receivers.ts';
import { assinar } from './sign.ts';

const TIMEOUT_MS = 10_000;

/** Sends an event to a receiver. Only 200 to 299 in time means that it was taken; the error says why it was not. */
export async function enviarEvento(
  { endereco, segredos }: Destino,
  { referencia: id, texto: corpo }: EntregaTomada,
  { now, timeoutMs = TIMEOUT_MS }: { readonly now: Date; readonly timeoutMs?: number | undefined },
): Promise<Result<null, string>> {
  const timestamp = Math.floor(now.getTime() / 1000);
  try {
    const answer = await fetch(endereco, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Maleta',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': assinar(segredos, { id, timestamp, corpo }),
      },
      body: corpo,
      // A redirection names another recipient than the one chosen to get orders: it counts as a failure.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    // The body of an answer says nothing, and may have no end.
    await answer.body?.cancel();
    return answer.ok ? ok(null) : fail(`HTTP ${answer.status}`);
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return fail(isLate ? `sem resposta em ${timeoutMs} ms` : causeOf(error));
  }
}

/** The system's code of a connection that failed, without addresses. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'conexão';
  return `sem resposta: ${code}`;
}
