import { millisecondsInHour, millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';

/** The waits between tries, three days in all. */
const ESPERAS_MS = [
  5 * millisecondsInSecond,
  30 * millisecondsInSecond,
  2 * millisecondsInMinute,
  10 * millisecondsInMinute,
  30 * millisecondsInMinute,
  millisecondsInHour,
  2 * millisecondsInHour,
  4 * millisecondsInHour,
  8 * millisecondsInHour,
  12 * millisecondsInHour,
  20 * millisecondsInHour,
  24 * millisecondsInHour,
];

/** Tries before a delivery is given up. */
export const TENTATIVAS = ESPERAS_MS.length + 1;

/**
 * The milliseconds after a failed try, spread by a tenth either way so that deliveries that failed together do not come back together;
 * undefined after the last one. `random` gives numbers from 0 to 1.
 */
export function esperaDepois(tentativas: number, random: () => number): number | undefined {
  const espera = ESPERAS_MS[tentativas - 1];
  return espera === undefined ? undefined : Math.round(espera * (0.9 + 0.2 * random()));
}
