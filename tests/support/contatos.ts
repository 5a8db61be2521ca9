import type * as z from 'zod/mini';
import type { PessoaEmail } from '#contract/contacts/email.ts';
import type { Telefone } from '#contract/contacts/telefone.ts';
import type { erro } from '#contract/erro.ts';
import type { Database } from '#server/db/schema/schema.ts';
import type { ApiAnswer, ApiClient, Extra } from './api.ts';
import { readJson } from './read-json.ts';

export const EMAILS = '/Cliente/consultarClienteEmailEcoWeb';
export const TELEFONES = '/Cliente/consultarClienteTelefoneEcoWeb';
export const MANTER_EMAIL = '/Cliente/manterClienteEmail';
export const MANTER_TELEFONE = '/Cliente/manterClienteTelefone';
export const CLIENTE = 101;
/** The principal contacts of that customer. */
export const EMAIL_PRINCIPAL = 'compras.101@example.com';
export const TELEFONE_PRINCIPAL = { ddd: '11', prefixo: '5550', numero: '0101' };

type Page<T> = { readonly colecao: T[]; readonly totalRegistros: number };

export const listarEmails = (client: ApiClient, more = '', cliente = CLIENTE): Promise<Page<PessoaEmail>> =>
  readJson(client, `${EMAILS}?idPessoaCliente=${cliente}${more}`);

export const listarTelefones = (client: ApiClient, more = '', cliente = CLIENTE): Promise<Page<Telefone>> =>
  readJson(client, `${TELEFONES}?idPessoaCliente=${cliente}${more}`);

/** Inserts (1), changes (2) or deletes (0) an address. */
export const salvarEmail = (
  client: ApiClient,
  idAcao: number,
  email: string,
  more: object = {},
  extra?: Extra,
): Promise<ApiAnswer> =>
  client.post(
    MANTER_EMAIL,
    { idAcao, idPessoa: CLIENTE, email, ...(idAcao === 0 ? {} : { permiteReceberPromocao: true }), ...more },
    extra,
  );

const NUMERO = { ddd: '11', prefixo: '98765', numero: '4321' };

/** The body of a saved phone. */
export const telefoneBody = (more: object = {}, idPessoa = CLIENTE) => ({
  idTelefone: null,
  ...NUMERO,
  principal: false,
  telefoneTipo: { idTelefoneTipo: 6 },
  permiteReceberPromocao: true,
  pessoa: { idPessoa },
  ...more,
});

/** Inserts (1) or changes (2) a phone. */
export const salvarTelefone = (
  client: ApiClient,
  idAcao: number,
  more: object = {},
  extra?: Extra,
): Promise<ApiAnswer> => client.post(`${MANTER_TELEFONE}?idAcao=${idAcao}`, telefoneBody(more), extra);

export const excluirTelefone = (client: ApiClient, idTelefone: number, extra?: Extra): Promise<ApiAnswer> =>
  client.post(`${MANTER_TELEFONE}?idAcao=0`, { idTelefone, pessoa: { idPessoa: CLIENTE } }, extra);

/** A refusal in short. */
export const told = ({ status, body }: ApiAnswer) => [status, body.Codigo, body.Description];

/** A refusal with the contact that it carries. */
export const erroOf = ({ text }: ApiAnswer) => JSON.parse(text) as z.input<typeof erro>;

/** Every written consent, in the order of their writing. */
export const consentimentos = (db: Database) =>
  db
    .selectFrom('consentimentoMarketing')
    .select(['idPessoa', 'canal', 'valor', 'aceito', 'idUsuario', 'em'])
    .orderBy('id')
    .execute();
