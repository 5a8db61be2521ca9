import { sql } from 'kysely';
import { FORMA_PIX } from '#contract/payment/pagamento.ts';
import type { Database } from '#server/db/schema/schema.ts';
import type { PagamentoRow } from './pagamentos.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** A charge is left to the request that makes it for so long. */
const COBRANCA_MS = 10 * MINUTE_MS;
const PRIMEIRA_MS = 15 * SECOND_MS;
const MAIOR_ESPERA_MS = 5 * MINUTE_MS;
/** So long after it was over a Pix may be told to be paid. */
const TARDE_MS = 60 * MINUTE_MS;

/** True while a Pix that is over for us may still be told to be paid. */
export const podeSerTardio = ({ expiraEm }: Pick<PagamentoRow, 'expiraEm'>, now: Date): boolean =>
  expiraEm !== null && expiraEm.getTime() > now.getTime() - TARDE_MS;

/** When the provider is first asked for a new try. */
export const firstConsulta = ({ situacao, criadoEm }: Pick<PagamentoRow, 'situacao' | 'criadoEm'>): Date =>
  new Date(criadoEm.getTime() + (situacao === 'processando' ? COBRANCA_MS : PRIMEIRA_MS));

/** True while the request that makes a charge may still be at it, so that its outcome is not decided elsewhere. */
export const isRecente = ({ criadoEm }: Pick<PagamentoRow, 'criadoEm'>, now: Date): boolean =>
  now.getTime() < criadoEm.getTime() + COBRANCA_MS;

/** The next time of a row that is asked for at `now`: each gap is twice the one before, and a Pix is asked for at its end. */
const nextConsulta = (now: Date) => sql`least(
  ${now}::timestamptz + make_interval(secs => least(
    ${sql.lit(PRIMEIRA_MS / SECOND_MS)} * power(2, least(p."consultas", 20) + 1), ${sql.lit(MAIOR_ESPERA_MS / SECOND_MS)})),
  case when p."expiraEm" > ${now}::timestamptz then p."expiraEm" end)`;

/**
 * Takes at most `most` tries of all users whose outcome is due to be asked for. Each is taken by one caller of all
 * processes, which has to ask for it now; it is due again after a gap that grows.
 * @returns undefined when none is due, else those that are to be asked for.
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

/** Makes a try due at once, by the name that the provider knows it by. Nothing tells whether there is one. */
export async function adiantarConsulta(db: Database, referencia: string, now: Date): Promise<void> {
  await db
    .updateTable('pagamento')
    .set({ proximaConsulta: now })
    .where('referencia', '=', referencia)
    .where('proximaConsulta', '>', now)
    .execute();
}
