import {
  CAMPO_OBRIGATORIO,
  digitsOf,
  EMAIL_INVALIDO,
  isEmail,
  isTelefone,
  TELEFONE_INVALIDO,
} from './contato.ts';
import { bareDocumento, isCpfCnpj } from './documento.ts';

/** Person types: a natural person, a legal entity. */
export const PESSOA_FISICA = 1;
export const PESSOA_JURIDICA = 2;

/** A new customer's data as typed, with or without mask signs; `tipo` is the person type. */
export type CadastroDigitado = {
  cep: string;
  tipo: string;
  cpfCnpj: string;
  nomeCompleto: string;
  dataNascimento: string;
  rg: string;
  email: string;
  telefone: string;
  logradouro: string;
  numeroEndereco: string;
  complementoEndereco: string;
  bairro: string;
  cidade: string;
  estado: string;
};

export type CampoCadastro = keyof CadastroDigitado;

/** One sentence for each invalid field. */
export type ErrosCadastro = Partial<Record<CampoCadastro, string>>;

const CEP_INVALIDO = 'O CEP informado é inválido.';
export const DOCUMENTO_INVALIDO = 'O CPF/CNPJ informado é inválido.';

const OBRIGATORIOS_FISICA = [
  'nomeCompleto',
  'dataNascimento',
  'rg',
  'logradouro',
  'numeroEndereco',
  'bairro',
  'cidade',
  'estado',
] as const satisfies readonly CampoCadastro[];

const isCep = (text: string): boolean => digitsOf(text).length === 8;

function isDia(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function erroNumero(text: string): string | null {
  if (!/^[-+]?\d+(?:[.,]\d+)?$/.test(text)) return 'Apenas números devem ser informados.';
  return /^\+?0*[1-9]\d*$/.test(text) ? null : 'Deve ser inserido um número positivo.';
}

function erroNascimento(dia: string, hoje: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(dia) || !isDia(dia)) return 'Informe uma data de nascimento válida.';
  return dia >= hoje || dia < '1900-01-01' ? 'Informe uma data de nascimento válida.' : null;
}

/** Returns the error of a non-empty field; null if it is valid. */
function erroDoCampo(campo: CampoCadastro, text: string, hoje: string): string | null {
  if (campo === 'numeroEndereco') return erroNumero(text);
  if (campo === 'dataNascimento') return erroNascimento(text, hoje);
  if (campo === 'estado') return /^[A-Z]{2}$/.test(text) ? null : 'Informe o estado com 2 letras.';
  return null;
}

/**
 * True if a field is required: postal code, type, tax id, e-mail and phone of everyone; of a natural person
 * nearly all others too.
 */
export function isObrigatorio(campo: CampoCadastro, tipo: string): boolean {
  if (['cep', 'tipo', 'cpfCnpj', 'email', 'telefone'].includes(campo)) return true;
  return tipo === String(PESSOA_FISICA) && OBRIGATORIOS_FISICA.some((obrigatorio) => obrigatorio === campo);
}

/**
 * Returns the error of each invalid field; an empty object if all are valid. `hoje`: the business day,
 * `YYYY-MM-DD`.
 */
export function errosCadastro(cadastro: CadastroDigitado, hoje: string): ErrosCadastro {
  const { cep, tipo, cpfCnpj, email, telefone } = cadastro;
  const erros: ErrosCadastro = {
    ...(isCep(cep) ? {} : { cep: CEP_INVALIDO }),
    ...(tipo === '' ? { tipo: 'Selecione o tipo de cadastro.' } : {}),
    ...(isCpfCnpj(bareDocumento(cpfCnpj)) ? {} : { cpfCnpj: DOCUMENTO_INVALIDO }),
    ...(isEmail(email.trim()) ? {} : { email: EMAIL_INVALIDO }),
    ...(isTelefone(digitsOf(telefone)) ? {} : { telefone: TELEFONE_INVALIDO }),
  };
  for (const campo of ['complementoEndereco', ...OBRIGATORIOS_FISICA] as const) {
    const text = cadastro[campo].trim();
    if (text !== '') {
      const erro = erroDoCampo(campo, text, hoje);
      if (erro !== null) erros[campo] = erro;
    } else if (isObrigatorio(campo, tipo)) {
      erros[campo] = CAMPO_OBRIGATORIO;
    }
  }
  return erros;
}
