import type { Correio, Mensagem } from '#server/mail/port.ts';
import type { Queries } from '#server/queries/queries.ts';
import type { Links, MensagemTomada } from './data/mensagens.ts';
import { hashDoToken, isEmail, mensagemDeRecuperacao, tokenOf, VALIDADE_MS } from './recuperacao-link.ts';

/** The means of sending mails. `endereco` precedes each path in a mail. */
export type Posto = {
  readonly queries: Pick<Queries, 'takeMensagens' | 'endMensagem'>;
  readonly correio: Correio;
  readonly clock: () => Date;
  readonly jwtKey: Uint8Array;
  readonly endereco: string;
};

/** Mails that one process sends in parallel. */
const AO_MESMO_TEMPO = 10;

/**
 * Sends the mails that are due. Several processes may do this in parallel: each mail is sent by one.
 * @throws when a mail was given up (without its text), or the first failure; after all were tried.
 */
export async function enviarMensagens(posto: Posto, signal?: AbortSignal): Promise<void> {
  const { queries, clock, jwtKey } = posto;
  const links: Links = {
    hashOf: (referencia) => hashDoToken(tokenOf(jwtKey, referencia)),
    validadeMs: VALIDADE_MS,
    isEmail,
  };
  const failures: unknown[] = [];
  while (signal?.aborted !== true) {
    const taken = await queries.takeMensagens(clock(), { links, most: AO_MESMO_TEMPO });
    if (taken === undefined) break;
    const sent = await Promise.allSettled(taken.map((one) => enviar(posto, one)));
    failures.push(...sent.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])));
  }
  if (failures.length > 0) throw failures[0];
}

async function enviar(posto: Posto, tomada: MensagemTomada): Promise<void> {
  const { queries, correio, clock } = posto;
  const mensagem = escrever(posto, tomada);
  if (await correio.enviar(mensagem)) {
    await queries.endMensagem(mensagem.referencia, { enviadaEm: clock() });
  } else if (tomada.isUltima) {
    await queries.endMensagem(mensagem.referencia, { motivo: 'nao-entregue' });
    throw new Error('the mail provider did not take a mail');
  }
}

/** Writes the mail's text. A link exists only in memory, while its mail is sent. */
function escrever({ endereco, jwtKey }: Posto, tomada: MensagemTomada): Mensagem {
  if ('pronta' in tomada) return tomada.pronta;
  const { referencia, para, usuario } = tomada;
  const token = tokenOf(jwtKey, referencia);
  return { referencia, para, ...mensagemDeRecuperacao(usuario, { endereco, token }) };
}
