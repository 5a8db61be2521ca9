import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Correio } from './port.ts';
import { type CorreioSmtp, createCorreioSmtp } from './smtp.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const mensagem = {
  referencia: 'r-1',
  para: 'ana@example.com',
  assunto:
    'Sua solicitação de cadastro foi aceita, com um título bem comprido que precisa de várias palavras',
  texto: 'Olá, Ana.\n.\nQUIT\nhttps://a.example/#x',
};

let server: Server;
let open: Socket[];
let seen: string[];
/** The replies that are not the usual ones, by the command's first word; null: silence. */
let told: Record<string, string | null>;

const USUAL: Record<string, string> = {
  EHLO: '250-mail.example\r\n250 AUTH PLAIN',
  AUTH: '235 ok',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go',
  '.': '250 taken',
};

beforeEach(async () => {
  open = [];
  seen = [];
  told = {};
  server = createServer((socket) => {
    open.push(socket);
    socket.write('220 mail.example\r\n');
    let isData = false;
    let text = '';
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      text += chunk.toString();
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        seen.push(line);
        if (isData && line !== '.') continue;
        isData = line === 'DATA';
        const word = line.split(' ')[0] ?? '';
        const reply = word in told ? told[word] : USUAL[word];
        if (reply) socket.write(`${reply}\r\n`);
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(() => {
  for (const socket of open) socket.destroy();
  server.close();
});

const connect = (more: Partial<CorreioSmtp> = {}): Correio =>
  createCorreioSmtp(
    {
      host: '127.0.0.1',
      port: (server.address() as AddressInfo).port,
      seguranca: 'none',
      usuario: undefined,
      senha: undefined,
      de: 'portal@loja.example',
      ...more,
    },
    () => NOW,
  );

const headers = () => seen.slice(seen.indexOf('DATA') + 1, seen.indexOf(''));
const body = () => seen.slice(seen.indexOf('') + 1, seen.indexOf('.')).join('');

test('a mail is accepted whole: sender, receiver, headers and text', async () => {
  expect(await connect().enviar(mensagem)).toBe(true);
  expect(seen.slice(0, 4)).toEqual([
    'EHLO loja.example',
    'MAIL FROM:<portal@loja.example>',
    'RCPT TO:<ana@example.com>',
    'DATA',
  ]);
  expect(headers()).toEqual(
    expect.arrayContaining([
      'From: portal@loja.example',
      'To: ana@example.com',
      'Date: Fri, 20 Nov 2026 15:00:00 +0000',
      'Message-ID: <r-1@loja.example>',
      'Auto-Submitted: auto-generated',
    ]),
  );
  expect(Buffer.from(body(), 'base64').toString()).toBe(mensagem.texto.replaceAll('\n', '\r\n'));
});

test('the user and the password are told before the mail', async () => {
  expect(await connect({ usuario: 'loja', senha: 'segredo' }).enviar(mensagem)).toBe(true);
  expect(seen[1]).toBe(`AUTH PLAIN ${Buffer.from('\0loja\0segredo').toString('base64')}`);
});

test.each([
  ['EHLO', '554 no'],
  ['MAIL', '451 later'],
  ['RCPT', '550 unknown'],
  ['DATA', '554 no'],
  ['.', '452 full'],
])('a mail that is refused at %s is not delivered, and nothing is thrown', async (word, reply) => {
  told = { HELO: '554 no', [word]: reply };
  expect(await connect().enviar(mensagem)).toBe(false);
});

test('a mail without a reply in time is not delivered', async () => {
  told = { '.': null };
  expect(await connect({ timeout: 150 }).enviar(mensagem)).toBe(false);
});

test('a server that ends the conversation gets no mail delivered', async () => {
  const sent = connect().enviar(mensagem);
  told = { RCPT: null };
  await expect.poll(() => seen.length).toBeGreaterThan(2);
  for (const socket of open) socket.end();
  expect(await sent).toBe(false);
});

test('neither the password nor the mail is told to a server without TLS', async () => {
  told = { STARTTLS: '502 no' };
  expect(await connect({ seguranca: 'starttls', usuario: 'loja', senha: 'segredo' }).enviar(mensagem)).toBe(
    false,
  );
  expect(seen).toEqual(['EHLO loja.example', 'STARTTLS']);
});

test.each(['ana@a.b>\r\nRCPT TO:<b@c.d', 'ana @a.b', 'ana', ''])(
  'the address %j is told to no server',
  async (para) => {
    expect(await connect().enviar({ ...mensagem, para })).toBe(false);
    expect(seen).toEqual([]);
  },
);

test('a server that is not there gets no mail', async () => {
  expect(await connect({ port: 1 }).enviar(mensagem)).toBe(false);
});
