import { sql } from 'kysely';
import { DIAS_PARA_DEVOLVER } from '#domain/returns/prazo.ts';
import { startOf } from './business-time.ts';

/** The days after the delivery on which goods can be returned: the company's parameter, seven without a valid one. */
export const prazoDevolucaoDias = sql<number>`coalesce((select "valor"::integer from "parametro"
  where "nome" = 'prazoDevolucaoDias' and "valor" ~ '^[1-9][0-9]{0,2}$'), ${sql.lit(DIAS_PARA_DEVOLVER)})`;

/** The moment before which goods were delivered whose term for returns is over on a day. */
export const entregaForaDoPrazo = (hoje: string) =>
  sql<Date>`(${startOf(hoje)} - make_interval(days => ${prazoDevolucaoDias}))`;
