import { sql } from 'kysely';
import { type ContatoRegistro, TIPOS_DE_TELEFONE } from '#contract/integration/contato.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { umDosIds } from '#server/db/um-de.ts';
import { readIds } from '#server/integration/data/codes.ts';
import { chaveDeCodigos, type LinhaDe } from '#server/integration/data/resource.ts';

/** An address is one record whatever its case. */
export const chaveDeContato = ({ cliente = '', tipo = 'email', contato = '' }: LinhaDe<ContatoRegistro>) =>
  chaveDeCodigos(cliente, tipo, contato.toLowerCase());

/** All contacts of one customer, whose id is a column, as a load names them. */
export const contatosDe = (idPessoa: string) => sql`lateral (
    select "idPessoa", 'email' as "tipo", "email" as "contato", lower("email") as "chave",
      "enviarPedido", "enviarCobranca", "marketing", "daEmpresa"
    from "pessoaEmail" where "idPessoa" = ${sql.ref(idPessoa)}
    union all
    select "idPessoa", (${[...TIPOS_DE_TELEFONE]}::text[])["idTelefoneTipo"], "ddd" || "prefixo" || "numero",
      "ddd" || "prefixo" || "numero", false, false, "permiteReceberPromocao", "daEmpresa"
    from "pessoaTelefone" where "idPessoa" = ${sql.ref(idPessoa)}
  ) d`;

/** Keys whose customers are known, as rows of the database. */
export async function chavesComIds(trx: DatabaseTransaction, chaves: readonly string[]) {
  const partes = chaves.map((chave) => chave.split('|'));
  const parte = (at: number) => partes.map((one) => one[at] ?? '');
  const clientes = parte(0);
  const ids = await readIds(trx, 'clientes', clientes);
  const idDe = (codigo: string) => ids.get(codigo) ?? null;
  return {
    ids: [...new Set(ids.values())],
    rows: sql`unnest(${clientes}::text[], ${clientes.map(idDe)}::int[], ${parte(1)}::text[], ${parte(2)}::text[])
      as k("cliente", "id", "tipo", "chave")`,
  };
}

/** The contacts of some keys. Their customers are held until the transaction ends: a user's change waits. */
export async function readContatos(
  trx: DatabaseTransaction,
  chaves: readonly string[],
): Promise<Map<string, ContatoRegistro>> {
  const { ids, rows: k } = await chavesComIds(trx, chaves);
  await trx
    .selectFrom('pessoa')
    .select('idPessoa')
    .where('idPessoa', '=', umDosIds(ids))
    .orderBy('idPessoa')
    .forNoKeyUpdate()
    .execute();
  const { rows } = await sql<ContatoRegistro>`
    select k."cliente", k."tipo", d."contato", d."enviarPedido", d."enviarCobranca", d."marketing"
    from ${k} cross join ${contatosDe('k.id')} where d."tipo" = k."tipo" and d."chave" = k."chave"`.execute(
    trx,
  );
  return new Map(rows.map((row) => [chaveDeContato(row), row]));
}
