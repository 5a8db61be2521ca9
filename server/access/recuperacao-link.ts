import { createHash, createHmac } from 'node:crypto';
import { mascararEmail } from '#domain/customer/email-mascarado.ts';
import { routes } from '#routes.ts';

/** How long the link of a mail is good. */
const VALIDADE_MIN = 30;
export const VALIDADE_MS = VALIDADE_MIN * 60_000;

/**
 * The token of the link that a mail carries. It follows from the mail's reference and the server's key, so that no row
 * has to hold it: who reads the database cannot make it.
 */
export const tokenOf = (chave: Uint8Array, referencia: string): string =>
  createHmac('sha256', chave).update(`recuperacao ${referencia}`).digest('base64url');

/** What is kept of a link's token. Nobody can guess its 256 bits: nothing slower is needed. */
export const hashDoToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The mail with the link. The token stands behind the #: no server is told it, nor any other page. */
export function mensagemDeRecuperacao(
  { nome, nomeUsuario }: { nome: string; nomeUsuario: string },
  { endereco, token }: { endereco: string; token: string },
): { assunto: string; texto: string } {
  return {
    assunto: 'Nova senha',
    texto: [
      `Olá, ${nome}.`,
      '',
      `Recebemos um pedido de nova senha para o usuário ${nomeUsuario}. Para criá-la, abra este endereço:`,
      '',
      `${endereco}${routes.recuperarSenha}#${token}`,
      '',
      `Ele vale por ${VALIDADE_MIN} minutos e uma só vez. Se não foi você quem pediu, ignore esta mensagem: a senha continua a mesma.`,
    ].join('\n'),
  };
}

const DOMINIOS = [
  'gmail.com',
  'gmail.com',
  'gmail.com',
  'hotmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com.br',
  'uol.com.br',
  'terra.com.br',
  'drogaria.com.br',
  'farmacia.com.br',
  'rede.com.br',
];

const LETRAS = 'abcdefghijklmnopqrstuvwxyz';

/** True for what a mail can be sent to. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);

const TERMINACOES = ['com', 'com.br'];

/**
 * A made-up address of a log-in, always the same one. One in four begins with another letter than the log-in, one in
 * three has a domain of a company: a real address of either kind then does not show that the log-in exists.
 */
function inventarEmail(chave: Uint8Array, nome: string): string {
  const bytes = createHmac('sha256', chave).update(`e-mail ${nome}`).digest();
  const pick = (at: number, most: number): number => (bytes[at] ?? 0) % most;
  const outra = LETRAS.charAt(pick(0, LETRAS.length));
  const letra = pick(2, 4) === 0 ? outra : (/[a-z]/.exec(nome)?.[0] ?? outra);
  const provedor = DOMINIOS[pick(1, DOMINIOS.length)];
  const empresa = `${LETRAS.charAt(pick(4, LETRAS.length))}.${TERMINACOES[pick(5, TERMINACOES.length)]}`;
  return `${letra}@${pick(3, 3) === 0 ? empresa : provedor}`;
}

/** A log-in's e-mail, masked; a made-up one where the log-in does not exist or has none, computed in either case. */
export function emailMostrado(chave: Uint8Array, login: string, email: string | undefined): string {
  const inventado = inventarEmail(chave, login.toLowerCase());
  return mascararEmail(email !== undefined && isEmail(email) ? email : inventado);
}
