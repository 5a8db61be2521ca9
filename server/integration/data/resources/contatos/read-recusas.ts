import { sql } from 'kysely';
import type { ContatoRegistro } from '#contract/integration/contato.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { readIds, umDosIds } from '#server/integration/data/codes.ts';
import { canalDe } from './insert-consentimentos.ts';
import { chaveDeContato } from './read-contatos.ts';

/** The keys of those contacts at which the last answer of a user to promotions is a no, given on the portal. */
export async function readRecusas(
  trx: DatabaseTransaction,
  registros: readonly ContatoRegistro[],
): Promise<ReadonlySet<string>> {
  const ids = await readIds(
    trx,
    'clientes',
    registros.map(({ cliente }) => cliente),
  );
  const { rows } = await sql<{ recusa: string }>`
    select concat_ws('|', "idPessoa", "canal", "valor") as "recusa" from (
      select distinct on ("idPessoa", "canal", lower("valor"))
        "idPessoa", "canal", lower("valor") as "valor", "aceito"
      from "consentimentoMarketing" where "idPessoa" = ${umDosIds(ids.values())} and "idUsuario" is not null
      order by "idPessoa", "canal", lower("valor"), "id" desc) ultimas
    where not "aceito"`.execute(trx);
  const recusas = new Set(rows.map(({ recusa }) => recusa));
  return new Set(
    registros
      .filter((one) => recusas.has(`${ids.get(one.cliente)}|${canalDe(one)}|${one.contato.toLowerCase()}`))
      .map(chaveDeContato),
  );
}
