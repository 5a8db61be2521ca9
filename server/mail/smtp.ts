import { once } from 'node:events';
import { connect as connectTcp, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { Correio } from './port.ts';
import { toMime } from './to-mime.ts';

/** A mail server. `tls`: from the first byte; `starttls`: before anything is told; `none`: only on this machine. */
export type CorreioSmtp = {
  readonly host: string;
  readonly port: number;
  readonly seguranca: 'tls' | 'starttls' | 'none';
  readonly usuario: string | undefined;
  readonly senha: string | undefined;
  /** The sender's address. */
  readonly de: string;
  readonly timeout?: number;
};

const TIMEOUT = 20_000;
/** An address that can stand in a command: ASCII, without spaces and brackets. */
const ENDERECO = /^[!-;=?-~]+@[!-;=?-~]+$/;
const REPLY = /^(?:\d{3}-[^\n]*\n)*(\d{3})(?: [^\n]*)?\r?\n/;
const LONGEST_REPLY = 64 * 1024;

/** One conversation with a mail server. Every method throws when the server does not go along. */
class Conversa {
  private text = '';
  private socket: Socket;

  constructor(socket: Socket) {
    this.socket = socket;
  }

  /** Waits for a whole reply with this code, and returns it. */
  async expect(code: number): Promise<string> {
    for (;;) {
      const [reply, told] = REPLY.exec(this.text) ?? [];
      if (reply !== undefined) {
        this.text = this.text.slice(reply.length);
        if (Number(told) !== code) throw new Error(`the mail server replied ${told}`);
        return reply;
      }
      const chunk: Buffer | null = this.socket.read();
      if (chunk !== null) this.text += chunk.toString('latin1');
      else if (this.isOver() || this.text.length > LONGEST_REPLY) throw new Error('no reply');
      else await this.wait();
    }
  }

  private isOver(): boolean {
    return this.socket.readableEnded || this.socket.destroyed;
  }

  /** Waits for text or the end. @throws the socket's error. */
  private async wait(): Promise<void> {
    const waiting = new AbortController();
    const { signal } = waiting;
    try {
      await Promise.race([once(this.socket, 'readable', { signal }), once(this.socket, 'end', { signal })]);
    } finally {
      waiting.abort();
    }
  }

  /** Sends a line and waits for its reply. */
  async say(line: string, code: number): Promise<string> {
    this.socket.write(`${line}\r\n`);
    return await this.expect(code);
  }

  /** Goes on over TLS. Text that came before it is not believed. */
  async secure(servername: string): Promise<void> {
    if (this.text !== '') throw new Error('text before TLS');
    const socket = connectTls({ socket: this.socket, servername });
    socket.on('error', () => undefined);
    await once(socket, 'secureConnect');
    this.socket = socket;
  }
}

async function deliver(
  conversa: Conversa,
  { host, seguranca, usuario, senha = '', de }: CorreioSmtp,
  { para, mime }: { para: string; mime: string },
): Promise<void> {
  const greeting = `EHLO ${de.slice(de.indexOf('@') + 1)}`;
  await conversa.expect(220);
  await conversa.say(greeting, 250);
  if (seguranca === 'starttls') {
    await conversa.say('STARTTLS', 220);
    await conversa.secure(host);
    await conversa.say(greeting, 250);
  }
  if (usuario !== undefined) {
    const plain = Buffer.from(`\0${usuario}\0${senha}`).toString('base64');
    await conversa.say(`AUTH PLAIN ${plain}`, 235);
  }
  await conversa.say(`MAIL FROM:<${de}>`, 250);
  await conversa.say(`RCPT TO:<${para}>`, 250);
  await conversa.say('DATA', 354);
  await conversa.say(`${mime}\r\n.`, 250);
}

/** The port over SMTP. A mail counts as taken over when the server accepted it whole. */
export function createCorreioSmtp(smtp: CorreioSmtp, clock: () => Date): Correio {
  const { host, port, seguranca, timeout = TIMEOUT } = smtp;
  return {
    async enviar(mensagem) {
      if (!ENDERECO.test(mensagem.para)) return false;
      const socket =
        seguranca === 'tls' ? connectTls({ host, port, servername: host }) : connectTcp({ host, port });
      const timer = setTimeout(() => socket.destroy(new Error('the mail server takes too long')), timeout);
      // The failure reaches the conversation; without a listener it would end the process.
      socket.on('error', () => undefined);
      try {
        const mime = toMime(mensagem, smtp.de, clock());
        await deliver(new Conversa(socket), smtp, { para: mensagem.para, mime });
        socket.write('QUIT\r\n');
        return true;
      } catch {
        // No acceptance counts as not delivered.
        return false;
      } finally {
        clearTimeout(timer);
        socket.destroySoon();
      }
    },
  };
}
