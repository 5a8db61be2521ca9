import { sql } from 'kysely';
import type { ContatoRegistro } from '#contract/integration/contato.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import type { Origem } from '#server/integration/data/resource.ts';

/** The kind of a contact in the evidence of consents. */
export const canalDe = ({ tipo }: Pick<ContatoRegistro, 'tipo'>) => (tipo === 'email' ? 'email' : 'telefone');

/** Writes the consents that a load gave or took back, next to those of users. Records without a load have no evidence. */
export async function insertConsentimentos(
  trx: DatabaseTransaction,
  mudados: readonly (ContatoRegistro & { readonly idPessoa: number })[],
  origem: Origem | undefined,
): Promise<void> {
  if (origem === undefined || mudados.length === 0) return;
  const { idCarga, em } = origem;
  await sql`insert into "consentimentoMarketing" ("idPessoa", "canal", "valor", "aceito", "idCarga", "em")
    select *, ${idCarga}::int, ${em}::timestamptz
    from unnest(${mudados.map((one) => one.idPessoa)}::int[], ${mudados.map(canalDe)}::text[],
      ${mudados.map((one) => one.contato)}::text[], ${mudados.map((one) => one.marketing)}::boolean[])`.execute(
    trx,
  );
}
