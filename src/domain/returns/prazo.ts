import { DIAS_PARA_DEVOLVER } from '#domain/orders/prazo-devolucao.ts';
import { addDays, addYears } from '#lib/business-day.ts';

/** The days that decide the term of an invoice; null where a day is not known. */
export type DiasDaNota = {
  readonly emitidaEm: string;
  readonly previsaoEntrega: string | null;
  readonly entregueEm: string | null;
};

/**
 * Returns the last day on which an invoice can be returned in term: seven days after its delivery, else after the
 * expected delivery, else after the invoice. The day of delivery is day 0.
 */
export const prazoAte = ({ emitidaEm, previsaoEntrega, entregueEm }: DiasDaNota): string =>
  addDays(entregueEm ?? previsaoEntrega ?? emitidaEm, DIAS_PARA_DEVOLVER);

/** True if the term is over on a day. */
export const isForaPrazo = (ate: string, dia: string): boolean => dia > ate;

/** True if an invoice is older than one year on a day, so that nothing of it can go back. */
export const isAntigaDemais = (emitidaEm: string, dia: string): boolean => dia > addYears(emitidaEm, 1);

/**
 * Returns the moment that decides whether a return is in term: the device's, if it is not after the server's now and
 * not after the last day of the term; otherwise the server's.
 */
export const momentoDe = (feitoEm: Date | undefined, agora: Date, isNoPrazo: (em: Date) => boolean): Date =>
  feitoEm !== undefined && feitoEm <= agora && isNoPrazo(feitoEm) ? feitoEm : agora;

/** The days for which a collection authorisation holds after it was issued. */
export const DIAS_DA_AUTORIZACAO = 10;

/** Returns the last day on which goods can be collected with an authorisation of a day. */
export const autorizacaoAte = (emitidaEm: string): string => addDays(emitidaEm, DIAS_DA_AUTORIZACAO);
