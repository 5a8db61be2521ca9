import { millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import { sql } from 'kysely';
import { FORMA_PIX } from '#contract/payment/pagamento.ts';
import type { Database } from '#server/db/schema/schema.ts';
import type { PagamentoRow } from './pagamentos.ts';

/** For this long a charge is left to the request that makes it. */
const COBRANCA_MS = 10 * millisecondsInMinute;
const PRIMEIRA_MS = 15 * millisecondsInSecond;
const MAIOR_ESPERA_MS = 5 * millisecondsInMinute;
/** For this long after it expired a Pix may be reported as paid. */
const TARDE_MS = 60 * millisecondsInMinute;

/** True while a Pix that expired for us may still be reported as paid. */
export const podeSerTardio = ({ expiraEm }: Pick<PagamentoRow, 'expiraEm'>, now: Date): boolean =>
  expiraEm !== null && expiraEm.getTime() > now.getTime() - TARDE_MS;

/** When the provider is first asked about a new try. */
export const firstConsulta = ({ situacao, criadoEm }: Pick<PagamentoRow, 'situacao' | 'criadoEm'>): Date =>
  new Date(criadoEm.getTime() + (situacao === 'processando' ? COBRANCA_MS : PRIMEIRA_MS));

/** True while the request that makes a charge may still be running, so its outcome is not decided elsewhere. */
export const isRecente = ({ criadoEm }: Pick<PagamentoRow, 'criadoEm'>, now: Date): boolean =>
  now.getTime() < criadoEm.getTime() + COBRANCA_MS;

/**
 * The next time of a row that is asked about at `now`: each gap doubles, and a Pix is also asked about when it expires.
 */
const nextConsulta = (now: Date) => sql`least(
  ${now}::timestamptz + make_interval(secs => least(
    ${sql.lit(PRIMEIRA_MS / millisecondsInSecond)} * power(2, least(p."consultas", 20) + 1), ${sql.lit(MAIOR_ESPERA_MS / millisecondsInSecond)})),
  case when p."expiraEm" > ${now}::timestamptz then p."expiraEm" end)`;

/**
 * Takes at most `most` due tries of all users. Each is taken by one caller of all processes, which has to ask about it
 * now; it is due again after a growing gap.
 * @returns undefined when none is due, otherwise the tries to ask about.
 */
export async function takeVigiados(
  db: Database,
  now: Date,
  most: number,
): Promise<PagamentoRow[] | undefined> {
  const { rows } = await sql<PagamentoRow & { vigiado: boolean }>`
    with due as materialized (
      select "idPagamento" from "pagamento" where "proximaConsulta" <= ${now}
      order by "proximaConsulta" limit ${most} for update skip locked)
    update "pagamento" p set "consultas" = p."consultas" + 1, "proximaConsulta" = case
      when p."situacao" in ('pendente', 'processando') or (p."idFormaPagamento" = ${sql.lit(FORMA_PIX)}
        and p."situacao" in ('cancelado', 'expirado', 'erro') and p."creditadoEm" is null
        and p."expiraEm" > ${new Date(now.getTime() - TARDE_MS)}) then ${nextConsulta(now)} end
    from due where p."idPagamento" = due."idPagamento"
    returning p."idPagamento", p."idPrePedido", p."idFormaPagamento", p."valor", p."situacao", p."referencia",
      p."copiaECola", p."parcelas", p."mensagem", p."criadoEm", p."expiraEm",
      p."proximaConsulta" is not null as "vigiado"`.execute(db);
  return rows.length === 0 ? undefined : rows.filter(({ vigiado }) => vigiado);
}

/** Makes a try due at once, by its name at the provider. Does not reveal whether the try exists. */
export async function adiantarConsulta(db: Database, referencia: string, now: Date): Promise<void> {
  await db
    .updateTable('pagamento')
    .set({ proximaConsulta: now })
    .where('referencia', '=', referencia)
    .where('proximaConsulta', '>', now)
    .execute();
}
