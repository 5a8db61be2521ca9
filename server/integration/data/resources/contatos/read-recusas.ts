import { sql } from 'kysely';
import type { ContatoRegistro } from '#contract/integration/contato.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { umDosIds } from '#server/db/um-de.ts';
import { readIds } from '#server/integration/data/codes.ts';
import { canalDe } from './insert-consentimentos.ts';
import { chaveDeContato } from './read-contatos.ts';

/** The last answer of a user at a contact was a no; `apagado`: by deleting the contact. */
type Recusa = { readonly apagado: boolean };
type Recusas = ReadonlyMap<string, Recusa>;

/** Contacts of these kinds are all that users may delete. */
const APAGAVEIS: readonly string[] = ['email', 'whatsapp'];

/** True for a contact that a user deleted, unless the company uses it for orders or bills. */
export const staysAway = (registro: ContatoRegistro, recusas: Recusas): boolean =>
  recusas.get(chaveDeContato(registro))?.apagado === true &&
  !registro.enviarPedido &&
  !registro.enviarCobranca;

/** Those contacts by key at which the last answer of a user to promotions is a no, given on the portal. */
export async function readRecusas(
  trx: DatabaseTransaction,
  registros: readonly ContatoRegistro[],
): Promise<Recusas> {
  const ids = await readIds(
    trx,
    'clientes',
    registros.map(({ cliente }) => cliente),
  );
  const { rows } = await sql<{ recusa: string; exclusao: boolean }>`
    select concat_ws('|', "idPessoa", "canal", "valor") as "recusa", "exclusao" from (
      select distinct on ("idPessoa", "canal", lower("valor"))
        "idPessoa", "canal", lower("valor") as "valor", "aceito", "exclusao"
      from "consentimentoMarketing" where "idPessoa" = ${umDosIds(ids.values())} and "idUsuario" is not null
      order by "idPessoa", "canal", lower("valor"), "id" desc) ultimas
    where not "aceito"`.execute(trx);
  const recusas = new Map(rows.map(({ recusa, exclusao }) => [recusa, exclusao]));
  return new Map(
    registros.flatMap((one) => {
      const exclusao = recusas.get(`${ids.get(one.cliente)}|${canalDe(one)}|${one.contato.toLowerCase()}`);
      const apagado = exclusao === true && APAGAVEIS.includes(one.tipo);
      return exclusao === undefined ? [] : [[chaveDeContato(one), { apagado }] as const];
    }),
  );
}
