import type { ConsentimentoMarketingTable } from '#server/db/schema/schema-contatos.ts';
import type { Scope } from '#server/db/scope.ts';

/** A contact with its consent to promotions. */
export type Consentido = { readonly valor: string; readonly aceito: boolean };

type Mudanca = {
  readonly idPessoa: number;
  readonly canal: ConsentimentoMarketingTable['canal'];
  /** Undefined for a contact that there was not, or that there is no more. */
  readonly antes: Consentido | undefined;
  readonly depois: Consentido | undefined;
};

/**
 * Writes a changed consent with its user and moment (Lei 13.709/2018, art. 8). Another number or address needs a consent
 * of its own: that of the previous one ends.
 */
export async function putConsentimento(
  { db, idUsuario }: Scope,
  { idPessoa, canal, antes, depois }: Mudanca,
  em: Date,
): Promise<void> {
  const isSame = antes?.valor === depois?.valor;
  if (isSame && antes?.aceito === depois?.aceito) return;
  // A deletion is kept even without a consent: loads leave the contact away.
  const ended = isSame || antes === undefined ? [] : [{ ...antes, aceito: false, exclusao: true }];
  const changes = [...ended, ...(depois === undefined ? [] : [{ ...depois, exclusao: false }])];
  await db
    .insertInto('consentimentoMarketing')
    .values(changes.map((change) => ({ ...change, idPessoa, canal, idUsuario, em })))
    .execute();
}
