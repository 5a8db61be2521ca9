import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { id, idTexto } from '#contract/wire/wire.ts';

/** A postal code inside a query string, with its dash or without; eight digits in code. */
const cepTexto = z.codec(z.string().check(z.regex(/^\d{5}-?\d{3}$/)), z.string(), {
  decode: (wire) => wire.replace('-', ''),
  encode: (value) => value,
});

const cepQuery = z.object({ cep: cepTexto });

/** The person types that can register at a postal code: 1 natural person, 2 legal entity. */
export const pessoaTipo = z.object({ idPessoaTipo: id, descPessoaTipo: z.string() });

export type PessoaTipo = z.output<typeof pessoaTipo>;

/** The person types served for a postal code; none where the company does not sell. */
export const consultarAreaAtuacaoCep = defineCall({
  name: 'consultarAreaAtuacaoCep',
  method: 'GET',
  path: '/cliente/consultarAreaAtuacaoCep',
  summary: 'Person types served for a postal code',
  documented: true,
  access: 'public',
  query: cepQuery,
  body: undefined,
  reply: z.array(pessoaTipo),
  errors: ['requisicao-invalida', 'muitas-requisicoes'],
});

/** The address of a postal code; the code of a whole town has neither street nor quarter (''). */
export const enderecoCep = z.object({
  cep: z.string(),
  logradouro: z.string(),
  bairro: z.string(),
  cidade: z.string(),
  estado: z.string(),
});

export type EnderecoCep = z.output<typeof enderecoCep>;

/** Ours: fills a form. An unknown postal code is null and no error: the person types the address. */
export const consultarEnderecoCep = defineCall({
  name: 'consultarEnderecoCep',
  method: 'GET',
  path: '/cliente/consultarEnderecoCep',
  summary: 'The address of a postal code, or null',
  documented: false,
  access: 'public',
  query: cepQuery,
  body: undefined,
  reply: z.nullable(enderecoCep),
  errors: ['requisicao-invalida', 'muitas-requisicoes'],
});

const textoAte = (length: number) => z._default(z.string().check(z.trim(), z.maxLength(length)), '');

/**
 * A registration, field by field. `cidade` and `estado` are ours: the form asks for them, the documented fields
 * leave them out. A legal entity sends its own e-mail, phone and tax id in the same fields. An omitted field is
 * ''.
 */
export const cadastro = z.object({
  email: textoAte(254),
  telefone: textoAte(20),
  cep: textoAte(9),
  cpfCnpj: textoAte(18),
  idPessoaTipo: idTexto,
  nomeCompleto: textoAte(120),
  dataNascimento: textoAte(10),
  rg: textoAte(20),
  numeroEndereco: textoAte(10),
  complementoEndereco: textoAte(60),
  logradouro: textoAte(120),
  bairro: textoAte(80),
  cidade: textoAte(80),
  estado: textoAte(2),
  /** The sanitary licence: pdf, jpg or png by its content, whatever its name. */
  licensaSanitaria: z.optional(z.file()),
});

export type Cadastro = z.output<typeof cadastro>;

/** Largest file of a sanitary licence, in bytes. */
export const LICENCA_BYTES = 5 * 1024 * 1024;

/** Room for the licence and the texts around it. */
const CADASTRO_BYTES = LICENCA_BYTES + 64 * 1024;

/**
 * Asks to become a customer. Answers alike whether there is such a customer already. A visitor has no user: a repeat
 * is known by its key alone, with the fields and the file's content, not by its bytes, which are cut by another
 * boundary each time. A boundary has 27 to 70 characters, as browsers and common clients make it; others are refused.
 */
export const solicitarCadastroCliente = defineCall({
  name: 'solicitarCadastroCliente',
  method: 'POST',
  path: '/cliente/solicitarCadastroCliente',
  summary: 'Ask to become a customer (multipart/form-data)',
  documented: true,
  access: 'public',
  keyed: true,
  multipart: true,
  bodyLimit: CADASTRO_BYTES,
  query: undefined,
  body: cadastro,
  reply: z.object({ mensagem: z.string() }),
  errors: [
    'requisicao-invalida',
    'area-nao-atendida',
    'chave-reutilizada',
    'corpo-grande',
    'muitas-requisicoes',
  ],
});
