import { addDays, businessDayOf } from '#lib/business-day.ts';

/** How long the device keeps finished orders and invoices. */
const HISTORICO_DIAS = 90;

/** The first day from which orders, invoices and settled instalments are kept; `at` in epoch milliseconds. */
export const historicoDesde = (at: number): string => addDays(businessDayOf(new Date(at)), -HISTORICO_DIAS);
