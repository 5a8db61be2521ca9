import {
  CAMPO_OBRIGATORIO,
  digitsOf,
  EMAIL_INVALIDO,
  isEmail,
  isTelefone,
  TELEFONE_DIGITOS,
  TELEFONE_INVALIDO,
} from './contato.ts';
import { bareDocumento } from './documento.ts';

/** The data of an access request, as typed. */
export type SolicitanteDigitado = { nomeCompleto: string; email: string; telefone: string };

/** One sentence for each invalid field. */
export type ErrosSolicitante = Partial<Record<keyof SolicitanteDigitado, string>>;

const TELEFONE_LONGO = 'O telefone informado ultrapassou a quantidade máxima de caracteres.';
export const INFORME_CLIENTE = 'Informe um cliente para realizar a pesquisa.';

/** The most customers in one request. */
export const CLIENTES_POR_SOLICITACAO = 50;

function erroTelefone(text: string): string | null {
  const digits = digitsOf(text);
  if (digits.length > TELEFONE_DIGITOS) return TELEFONE_LONGO;
  return isTelefone(digits) ? null : TELEFONE_INVALIDO;
}

/** Returns the error of each invalid field; an empty object if all are valid. */
export function errosSolicitante({ nomeCompleto, email, telefone }: SolicitanteDigitado): ErrosSolicitante {
  const doTelefone = erroTelefone(telefone);
  return {
    ...(nomeCompleto.trim() === '' ? { nomeCompleto: CAMPO_OBRIGATORIO } : {}),
    ...(isEmail(email.trim()) ? {} : { email: EMAIL_INVALIDO }),
    ...(doTelefone === null ? {} : { telefone: doTelefone }),
  };
}

/** True if the list has a customer with this tax id, with or without signs. */
export const isIncluido = (clientes: readonly { cpfCnpj: string }[], cpfCnpj: string): boolean =>
  clientes.some((cliente) => bareDocumento(cliente.cpfCnpj) === bareDocumento(cpfCnpj));
