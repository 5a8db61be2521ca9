import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { MARKER_HEADER, MARKER_VALUE } from '#contract/wire/headers.ts';
import { answerRecusa } from './answer.ts';
import { recusa } from './recusa.ts';
import { REFUSAL_HEADERS } from './security.ts';

const STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** A refused client may read its response this long: an immediate close can destroy unread bytes. */
const LINGER_MS = 500;

/** Refuses bytes that Node could not read as HTTP, in the form of every other refusal, and ends the connection. */
export function refuseNoHttp(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const { corpo } = answerRecusa(recusa('requisicao-invalida', 'A requisição está em formato inválido.'));
  const status = STATUS[error.code ?? ''] ?? 400;
  const headers = {
    ...REFUSAL_HEADERS,
    [MARKER_HEADER]: MARKER_VALUE,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(corpo)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  // Otherwise a client that never closes its end would keep the socket open.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${corpo}`);
}
