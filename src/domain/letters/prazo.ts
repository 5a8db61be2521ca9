import { millisecondsInHour } from 'date-fns/constants';

/** Hours after an invoice's authorisation in which it can be corrected (Ajuste SINIEF 07/05, clause 14-A). */
const PRAZO_HORAS = 720;

/** The most letters of an invoice, by the layout of the event. */
export const CARTAS_MAXIMO = 20;

/** The last moment in which a letter of an invoice can be registered. */
export const prazoDaCarta = (autorizadaEm: Date): Date =>
  new Date(autorizadaEm.getTime() + PRAZO_HORAS * millisecondsInHour);

/** True if the term of an invoice's letters is over. */
export const isCartaForaPrazo = (autorizadaEm: Date, now: Date): boolean => now > prazoDaCarta(autorizadaEm);
