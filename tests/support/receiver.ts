import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A webhook as a receiver got it. */
export type Webhook = {
  readonly id: string;
  readonly timestamp: string;
  readonly signature: string;
  readonly path: string;
  readonly corpo: string;
};

/** How a receiver answers one; `socket` can be cut. */
export type Answers = (response: ServerResponse, socket: Socket, webhook: Webhook) => void;

export type Receiver = {
  readonly endereco: string;
  /** Every webhook that came whole, in order, whatever the answer was. */
  readonly got: Webhook[];
  /** Takes each from now on unless a test says otherwise. */
  answer: Answers;
  close(): Promise<void>;
};

export const takes: Answers = (response) => response.writeHead(204).end();
export const answers =
  (status: number, headers: Readonly<Record<string, string>> = {}): Answers =>
  (response) =>
    response.writeHead(status, headers).end('<p>não</p>');

/** A company's own system that gets webhooks on a port of this machine. */
export async function openReceiver(): Promise<Receiver> {
  const got: Webhook[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const header = (name: string) => String(request.headers[name] ?? '');
      const webhook = {
        id: header('webhook-id'),
        timestamp: header('webhook-timestamp'),
        signature: header('webhook-signature'),
        path: request.url ?? '',
        corpo: Buffer.concat(chunks).toString(),
      };
      got.push(webhook);
      receiver.answer(response, request.socket, webhook);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const receiver: Receiver = {
    endereco: `http://127.0.0.1:${(server.address() as AddressInfo).port}/maleta`,
    got,
    answer: takes,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return receiver;
}
