import { addDays } from '#lib/business-day.ts';
import { formatDate } from '#lib/format-date.ts';
import type { Filtro } from './filtro.ts';

/** Stretches of days to today that are often meant. */
export const PERIODOS = [7, 30, 90] as const;

/** The longest stretch; older orders are on the server alone. */
const MAIS_LONGO = 90;

type Dias = Pick<Filtro, 'numero' | 'de' | 'ate'>;

/** The last so many days to today. */
export const ultimosDias = (dias: number, hoje: string) => ({ de: addDays(hoje, -dias), ate: hoje });

/** The days that the list shows, in words; null for a search by number, which is of any day. */
export function periodoNome({ numero, de, ate }: Dias, hoje: string): string | null {
  if (numero !== '') return null;
  const dias = PERIODOS.find((one) => ate === hoje && de === addDays(hoje, -one));
  return dias === undefined ? `${formatDate(de)} a ${formatDate(ate)}` : `Últimos ${dias} dias`;
}

/** The days of an empty list as a sentence. */
export function periodoFrase(filtro: Dias, hoje: string): string {
  const nome = periodoNome(filtro, hoje);
  if (nome === null) return '';
  return `A lista mostra ${nome.startsWith('Ú') ? `os ú${nome.slice(1)}` : `de ${nome}`}. `;
}

/** The last 90 days, where they hold more than the days on screen; null where they do not. */
export function maisDias({ numero, de, ate }: Dias, hoje: string): { de: string; ate: string } | null {
  const longo = ultimosDias(MAIS_LONGO, hoje);
  return numero === '' && de > longo.de && ate <= hoje ? longo : null;
}
