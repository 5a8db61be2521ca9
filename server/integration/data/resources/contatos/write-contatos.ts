import { sql } from 'kysely';
import { type ContatoRegistro, TIPOS_DE_TELEFONE } from '#contract/integration/contato.ts';
import type { TelefoneDigitado } from '#domain/contacts/telefone.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { idOf, readIds } from '#server/integration/data/codes.ts';
import type { Origem } from '#server/integration/data/resource.ts';
import { insertConsentimentos } from './insert-consentimentos.ts';
import { chaveDeContato, chavesComIds, contatosDe, readContatos } from './read-contatos.ts';
import { readRecusas, staysAway } from './read-recusas.ts';

/** The parts of a phone's digits. */
export const partesDe = (digitos: string): TelefoneDigitado => ({
  ddd: digitos.slice(0, 2),
  prefixo: digitos.slice(2, -4),
  numero: digitos.slice(-4),
});

type Contato = ContatoRegistro & { readonly idPessoa: number };

async function writeEmails(trx: DatabaseTransaction, emails: readonly Contato[]): Promise<void> {
  await sql`insert into "pessoaEmail"
      ("idPessoa", "email", "enviarPedido", "enviarCobranca", "marketing", "daEmpresa")
    select *, true from unnest(${emails.map((e) => e.idPessoa)}::int[], ${emails.map((e) => e.contato)}::text[],
      ${emails.map((e) => e.enviarPedido)}::boolean[], ${emails.map((e) => e.enviarCobranca)}::boolean[],
      ${emails.map((e) => e.marketing)}::boolean[])
    on conflict ("idPessoa", lower("email")) do update set "email" = excluded."email",
      "enviarPedido" = excluded."enviarPedido", "enviarCobranca" = excluded."enviarCobranca",
      "marketing" = excluded."marketing"`.execute(trx);
}

async function writeTelefones(trx: DatabaseTransaction, telefones: readonly Contato[]): Promise<void> {
  const partes = telefones.map(({ contato }) => partesDe(contato));
  const tipos = telefones.map(({ tipo }) => TIPOS_DE_TELEFONE.findIndex((nome) => nome === tipo) + 1);
  await sql`insert into "pessoaTelefone"
      ("idPessoa", "ddd", "prefixo", "numero", "idTelefoneTipo", "permiteReceberPromocao", "daEmpresa")
    select *, true from unnest(${telefones.map((t) => t.idPessoa)}::int[], ${partes.map((p) => p.ddd)}::text[],
      ${partes.map((p) => p.prefixo)}::text[], ${partes.map((p) => p.numero)}::text[], ${tipos}::int[],
      ${telefones.map((t) => t.marketing)}::boolean[])
    on conflict ("idPessoa", "ddd", "prefixo", "numero", "idTelefoneTipo") do update set
      "permiteReceberPromocao" = excluded."permiteReceberPromocao"`.execute(trx);
}

/**
 * Writes contacts. One that a user entered stays the user's. A no that a user gave stays a no, and a contact that a user
 * deleted stays away, also in an undo.
 */
export async function writeContatos(
  trx: DatabaseTransaction,
  registros: readonly ContatoRegistro[],
  origem?: Origem,
): Promise<void> {
  const ids = await readIds(
    trx,
    'clientes',
    registros.map(({ cliente }) => cliente),
  );
  const recusas = await readRecusas(trx, registros);
  const antes = await readContatos(trx, registros.map(chaveDeContato));
  const contatos = registros
    .filter((registro) => antes.has(chaveDeContato(registro)) || !staysAway(registro, recusas))
    .map((registro) => ({
      ...registro,
      idPessoa: idOf(ids, registro.cliente),
      marketing: registro.marketing && !recusas.has(chaveDeContato(registro)),
    }));
  const consentia = (registro: ContatoRegistro) => antes.get(chaveDeContato(registro))?.marketing ?? false;
  await insertConsentimentos(
    trx,
    contatos.filter((contato) => contato.marketing !== consentia(contato)),
    origem,
  );
  await writeEmails(
    trx,
    contatos.filter(({ tipo }) => tipo === 'email'),
  );
  await writeTelefones(
    trx,
    contatos.filter(({ tipo }) => tipo !== 'email'),
  );
}

export async function withdrawContatos(
  trx: DatabaseTransaction,
  chaves: readonly string[],
  origem?: Origem,
): Promise<void> {
  const { rows: k } = await chavesComIds(trx, chaves);
  const consentidos = [...(await readContatos(trx, chaves)).values()].filter(({ marketing }) => marketing);
  const ids = await readIds(
    trx,
    'clientes',
    consentidos.map(({ cliente }) => cliente),
  );
  const findos = consentidos.map((one) => ({ ...one, idPessoa: idOf(ids, one.cliente), marketing: false }));
  await insertConsentimentos(trx, findos, origem);
  await sql`delete from "pessoaEmail" e using ${k}
    where k."tipo" = 'email' and e."idPessoa" = k."id" and lower(e."email") = k."chave"`.execute(trx);
  await sql`delete from "pessoaTelefone" t using ${k}
    where t."idPessoa" = k."id" and t."ddd" || t."prefixo" || t."numero" = k."chave"
      and (${[...TIPOS_DE_TELEFONE]}::text[])[t."idTelefoneTipo"] = k."tipo"`.execute(trx);
}

/** The keys of contacts that loads added; those that users entered are not the company's to withdraw. */
export async function listContatosDaEmpresa(
  trx: DatabaseTransaction,
  depoisDe: string,
  quantas: number,
): Promise<string[]> {
  const [cliente = '', ...resto] = depoisDe.split('|');
  const { rows } = await sql<{ chave: string }>`
    select concat_ws('|', c."codigo", d."tipo", d."chave") as "chave"
    from "codigoErp" c cross join ${contatosDe('c.id')}
    where c."recurso" = 'clientes' and not c."retirado" and d."daEmpresa"
      and (c."codigo", concat_ws('|', d."tipo", d."chave")) > (${cliente}, ${resto.join('|')})
    order by c."codigo", concat_ws('|', d."tipo", d."chave") limit ${quantas}`.execute(trx);
  return rows.map(({ chave }) => chave);
}
