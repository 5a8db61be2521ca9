import { sql } from 'kysely';
import type { TipoEvento } from '#contract/integration/evento.ts';
import type { Database } from '#server/db/schema/schema.ts';

export type EventoNovo = {
  readonly tipo: TipoEvento;
  /** Events of one key are delivered in their order; the caller holds what it names. */
  readonly chave: string;
  /** Its data in the wire's form. */
  readonly dados: unknown;
};

/** Writes an event with its deliveries. Call it in the transaction that causes the event, so that neither is without the other. */
export async function insertEvento(
  trx: Database,
  { tipo, chave, dados }: EventoNovo,
  now: Date,
): Promise<void> {
  await sql`
    with novo as (
      insert into "evento" ("tipo", "chave", "corpo", "criadoEm")
      values (${tipo}, ${chave}, ${JSON.stringify(dados)}, ${now})
      returning "idEvento", "tipo", "chave", "criadoEm")
    insert into "entrega" ("idEvento", "idDestino", "chave", "proximaEm")
    select novo."idEvento", d."idDestino", novo."chave", novo."criadoEm" from novo, "destino" d
    where d."ativo" and (d."tipos" = '' or novo."tipo" = any(string_to_array(d."tipos", ' ')))`.execute(trx);
}
