import { createHash, createHmac } from 'node:crypto';
import { mascararEmail } from '#domain/email-mascarado.ts';
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

/**
 * A log-in's e-mail, masked. Of one that does not exist (or has none) it is made up from the log-in and the key: the
 * same every time, and made up always, so that neither text nor time tells.
 */
export function emailMostrado(chave: Uint8Array, login: string, email: string | undefined): string {
  const nome = login.toLowerCase();
  const bytes = createHmac('sha256', chave).update(`e-mail ${nome}`).digest();
  const letra = /[a-z]/.exec(nome)?.[0] ?? LETRAS.charAt((bytes[0] ?? 0) % LETRAS.length);
  const inventado = `${letra}@${DOMINIOS[(bytes[1] ?? 0) % DOMINIOS.length]}`;
  return mascararEmail(email !== undefined && isEmail(email) ? email : inventado);
}
