import { Agent, request as open } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import type { FuzzRequest } from './request.ts';

/** The response. Status 0: the connection ended without one. */
export type FuzzAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly ms: number;
};

/** A slower response is not explained by a busy machine. */
export const SLOW_MS = 10_000;

/** The server's time limit for bytes that are not a whole request. */
const UNREADABLE_MS = 200;

export type Sender = { send(request: FuzzRequest): Promise<FuzzAnswer>; close(): void };

/** Sends over real connections to a server on this machine. */
export function senderTo(port: number): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  return {
    async send(request) {
      const start = performance.now();
      const answer = await (request.raw === undefined
        ? askTwice(port, agent, request)
        : write(port, request.raw));
      return { ...answer, ms: performance.now() - start };
    },
    close: () => agent.destroy(),
  };
}

const UNPACK: Readonly<Record<string, (packed: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  deflate: inflateSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

/** Unpacks a body that a hostile `accept-encoding` had compressed; other bodies stay, and fit no contract. */
function unpacked(body: Buffer, encoding = ''): string {
  const unpack = UNPACK[encoding];
  if (unpack === undefined || body.length === 0) return body.toString();
  try {
    return unpack(body).toString();
  } catch {
    return body.toString('latin1');
  }
}

type Untimed = Omit<FuzzAnswer, 'ms'>;

const NONE: Untimed = { status: 0, headers: {}, text: '' };

/** The server may close a kept connection just when it is used again: then there is no response to this request. */
async function askTwice(port: number, agent: Agent, request: FuzzRequest): Promise<Untimed> {
  const answer = await ask(port, agent, request);
  return answer.status === 0 ? await ask(port, false, request) : answer;
}

function ask(
  port: number,
  agent: Agent | false,
  { method, target, headers, body }: FuzzRequest,
): Promise<Untimed> {
  return new Promise((resolve) => {
    const sent = open(
      { port, host: '127.0.0.1', agent, method, path: target, timeout: SLOW_MS * 2 },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        // It goes on for a quarter of an hour: its beginning is the response.
        if (answer.headers['content-type']?.startsWith('text/event-stream')) {
          const head = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const);
          resolve({ status: answer.statusCode ?? 0, headers: Object.fromEntries(head), text: '' });
          sent.destroy();
          return;
        }
        answer.on('error', () => resolve(NONE));
        answer.on('end', () => {
          const flat = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const);
          resolve({
            status: answer.statusCode ?? 0,
            headers: Object.fromEntries(flat),
            text: unpacked(Buffer.concat(chunks), answer.headers['content-encoding']),
          });
        });
      },
    );
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(NONE));
    for (const [name, value] of headers) sent.setHeader(name, value);
    // Node leaves it out where a method has no body by custom.
    if (body !== undefined) sent.setHeader('content-length', Buffer.byteLength(body));
    sent.end(body);
  });
}

/** Writes bytes unchanged and reads the first response. */
function write(port: number, raw: string): Promise<Untimed> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(raw));
    // The server waits for bytes that promise more than they hold; no response is valid, too.
    socket.setTimeout(UNREADABLE_MS, () => socket.destroy());
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(parse(Buffer.concat(chunks).toString())));
  });
}

function parse(answer: string): Untimed {
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0);
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return { status, headers: Object.fromEntries(headers), text: rest.join('\r\n\r\n') };
}
