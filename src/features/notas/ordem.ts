import type { NotasOrdenacao } from '#contract/invoices/nota-fiscal.ts';
import { FILTRO_INICIAL, ORDENS } from './filtro.ts';

const STORAGE_KEY = 'maleta:notas-ordem';

/** The order that was last chosen on this device, else the first of the choices. */
export function readOrdem(): NotasOrdenacao {
  const kept = localStorage.getItem(STORAGE_KEY);
  return ORDENS.find(({ value }) => value === kept)?.value ?? FILTRO_INICIAL.ordem;
}

/** Remembers an order on this device. On a full disk it lasts as long as the screen. */
export function keepOrdem(ordem: NotasOrdenacao): void {
  try {
    localStorage.setItem(STORAGE_KEY, ordem);
  } catch (error) {
    console.warn('the order of the invoices could not be kept', error);
  }
}
