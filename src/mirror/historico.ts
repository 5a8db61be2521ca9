import { addDays, businessDayOf } from '#lib/business-day.ts';

/** How long the device keeps what is over. */
const HISTORICO_DIAS = 90;

/** The first day of which orders, invoices and settled instalments are kept; `at` in epoch milliseconds. */
export const historicoDesde = (at: number): string => addDays(businessDayOf(new Date(at)), -HISTORICO_DIAS);
