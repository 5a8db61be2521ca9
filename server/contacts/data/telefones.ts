import { sql } from 'kysely';
import { TELEFONE_WHATSAPP, type Telefone } from '#contract/contacts/telefone.ts';
import type { TelefoneDigitado } from '#domain/contacts/telefone.ts';
import type { Scope } from '#server/db/scope.ts';

/** A phone of a customer that the caller found in the scope. */
export type TelefoneDoCliente = { readonly idPessoa: number; readonly idTelefone: number };

type Salvo = TelefoneDigitado & { readonly permiteReceberPromocao: boolean };

const ofCliente = (scope: Scope, idPessoa: number) =>
  scope.telefones().where('telefoneDoCliente.idPessoa', '=', idPessoa);

const withTipo = (query: ReturnType<typeof ofCliente>) =>
  query
    .innerJoin('telefoneTipo', 'telefoneTipo.idTelefoneTipo', 'telefoneDoCliente.idTelefoneTipo')
    .selectAll('telefoneDoCliente')
    .select('telefoneTipo.descTelefoneTipo');

type Row = Awaited<ReturnType<ReturnType<typeof withTipo>['execute']>>[number];

/** A page of a customer's phones, or one of them, the principal one first; the count of all pages. */
export async function listTelefones(
  scope: Scope,
  {
    idPessoa,
    idTelefone,
    page,
  }: {
    readonly idPessoa: number;
    readonly idTelefone: number | undefined;
    readonly page: { readonly limit: number; readonly offset: number };
  },
) {
  const all = ofCliente(scope, idPessoa);
  const found = idTelefone === undefined ? all : all.where('telefoneDoCliente.idTelefone', '=', idTelefone);
  const numero = (part: 'ddd' | 'prefixo' | 'numero') =>
    sql`${sql.ref(`telefoneDoCliente.${part}`)} collate "C"`;
  const [rows, { quantidade }] = await Promise.all([
    withTipo(found)
      .orderBy('telefoneDoCliente.principal', 'desc')
      .orderBy('telefoneDoCliente.idTelefoneTipo')
      .orderBy(numero('ddd'))
      .orderBy(numero('prefixo'))
      .orderBy(numero('numero'))
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    found
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('quantidade'))
      .executeTakeFirstOrThrow(),
  ]);
  return { colecao: rows.map(toTelefone), totalRegistros: quantidade };
}

const toTelefone = ({ idPessoa, idTelefoneTipo, descTelefoneTipo, ...telefone }: Row): Telefone => ({
  ...telefone,
  telefoneTipo: { idTelefoneTipo, descTelefoneTipo },
  pessoa: { idPessoa },
});

/** Holds a phone against the company's changes until the transaction ends, and reads it. */
export async function lockTelefone(
  scope: Scope,
  { idPessoa, idTelefone }: TelefoneDoCliente,
): Promise<Telefone | undefined> {
  await scope.db
    .selectFrom('pessoaTelefone')
    .select('idTelefone')
    .where('idTelefone', '=', idTelefone)
    .where('idPessoa', '=', idPessoa)
    .forUpdate()
    .execute();
  const row = await withTipo(ofCliente(scope, idPessoa))
    .where('telefoneDoCliente.idTelefone', '=', idTelefone)
    .executeTakeFirst();
  return row && toTelefone(row);
}

/** A customer's WhatsApp phone with this number. */
export async function findWhatsapp(
  scope: Scope,
  idPessoa: number,
  { ddd, prefixo, numero }: TelefoneDigitado,
): Promise<Telefone | undefined> {
  const row = await withTipo(ofCliente(scope, idPessoa))
    .where('telefoneDoCliente.ddd', '=', ddd)
    .where('telefoneDoCliente.prefixo', '=', prefixo)
    .where('telefoneDoCliente.numero', '=', numero)
    .where('telefoneDoCliente.idTelefoneTipo', '=', TELEFONE_WHATSAPP)
    .executeTakeFirst();
  return row && toTelefone(row);
}

/** Adds a WhatsApp phone. @returns its id; undefined if the customer has it already. */
export async function insertWhatsapp(
  scope: Scope,
  idPessoa: number,
  salvo: Salvo,
): Promise<number | undefined> {
  const row = await scope.db
    .insertInto('pessoaTelefone')
    .values({ ...salvo, idPessoa, idTelefoneTipo: TELEFONE_WHATSAPP })
    .onConflict((conflict) =>
      conflict.columns(['idPessoa', 'ddd', 'prefixo', 'numero', 'idTelefoneTipo']).doNothing(),
    )
    .returning('idTelefone')
    .executeTakeFirst();
  return row?.idTelefone;
}

/** Changes a phone that `lockTelefone` holds; another number is the user's, not the company's. */
export async function updateTelefone(scope: Scope, idTelefone: number, salvo: Salvo): Promise<void> {
  const { ddd, prefixo, numero } = salvo;
  await scope.db
    .updateTable('pessoaTelefone')
    .set({
      ...salvo,
      daEmpresa: sql`"daEmpresa" and ("ddd", "prefixo", "numero") = (${ddd}, ${prefixo}, ${numero})`,
    })
    .where('idTelefone', '=', idTelefone)
    .execute();
}

/** Deletes a phone that `lockTelefone` holds. */
export async function deleteTelefone(scope: Scope, idTelefone: number): Promise<void> {
  await scope.db.deleteFrom('pessoaTelefone').where('idTelefone', '=', idTelefone).execute();
}
