import { createHash, createHmac } from 'node:crypto';
import { mascararEmail } from '#domain/customer/email-mascarado.ts';
import { routes } from '#routes.ts';

/** How long a mailed link is valid. */
const VALIDADE_MIN = 30;
export const VALIDADE_MS = VALIDADE_MIN * 60_000;

/**
 * The token of a mailed link. It is derived from the mail's reference and the server's key, so no row has to hold it: a
 * reader of the database cannot make it.
 */
export const tokenOf = (chave: Uint8Array, referencia: string): string =>
  createHmac('sha256', chave).update(`recuperacao ${referencia}`).digest('base64url');

/** The stored form of a link's token. Its 256 bits cannot be guessed, so a slower hash is unnecessary. */
export const hashDoToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The mail with the link. The token follows the #, so it reaches no server and no other page. */
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

/** True for an address that can receive mail. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);

const TERMINACOES = ['com', 'com.br'];

/**
 * A made-up address of a log-in, always the same. One in four begins with another letter than the log-in, one in three
 * has a company's domain: so a real address of either kind does not reveal that the log-in exists.
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

/** A log-in's masked e-mail; a made-up one for an unknown log-in or one without e-mail, computed in either case. */
export function emailMostrado(chave: Uint8Array, login: string, email: string | undefined): string {
  const inventado = inventarEmail(chave, login.toLowerCase());
  return mascararEmail(email !== undefined && isEmail(email) ? email : inventado);
}
