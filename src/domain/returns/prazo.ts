import { MOTIVO_RECALL } from '#contract/returns/devolucao.ts';
import { addDays, addYears } from '#lib/business-day.ts';

/** The days after the delivery on which goods can be returned, unless the company says otherwise. */
export const DIAS_PARA_DEVOLVER = 7;

/** The days that decide the term of an invoice; null where a day is not known. */
export type DiasDaNota = {
  readonly emitidaEm: string;
  readonly previsaoEntrega: string | null;
  readonly entregueEm: string | null;
};

/**
 * Returns the last day on which an invoice can be returned in term: so many days after its delivery, else after the
 * expected delivery, else after the invoice. The day of delivery is day 0.
 */
export const prazoAte = (
  { emitidaEm, previsaoEntrega, entregueEm }: DiasDaNota,
  prazoDias = DIAS_PARA_DEVOLVER,
): string => addDays(entregueEm ?? previsaoEntrega ?? emitidaEm, prazoDias);

/** True if the term is over on a day. */
export const isForaPrazo = (ate: string, dia: string): boolean => dia > ate;

/** True if goods of an invoice can go back on a day for a reason: until it is one year old, for a recall always. */
export const podeVoltar = (emitidaEm: string, dia: string, idMotivo: number | null): boolean =>
  idMotivo === MOTIVO_RECALL || dia <= addYears(emitidaEm, 1);

/**
 * Returns the moment that decides whether a return is in term: the device's, if it is neither before the invoice nor
 * after the server's now, and not after the last day of the term; otherwise the server's.
 */
export function momentoDe(
  feitoEm: Date | undefined,
  { emitidaEm, agora }: { readonly emitidaEm: Date; readonly agora: Date },
  isNoPrazo: (em: Date) => boolean,
): Date {
  if (feitoEm === undefined || feitoEm < emitidaEm || feitoEm > agora) return agora;
  return isNoPrazo(feitoEm) ? feitoEm : agora;
}

/** The days for which a collection authorisation holds after it was issued, unless the company says otherwise. */
export const DIAS_DA_AUTORIZACAO = 10;

/** Returns the last day on which goods can be collected with an authorisation of a day. */
export const autorizacaoAte = (emitidaEm: string, dias: number): string => addDays(emitidaEm, dias);
