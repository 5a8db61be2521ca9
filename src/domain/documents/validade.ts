import { daysBetween } from '#lib/business-day.ts';
import { formatDate } from '#lib/format-date.ts';

/** The last days of a licence, on which its end is announced. */
const DIAS_DE_AVISO = 30;

/** How a licence's last day reads. `aviso` is '' where nothing is to be done. */
export type Validade = { readonly texto: string; readonly aviso: string; readonly isVencida: boolean };

function avisoDe(dias: number): string {
  if (dias < 0) return 'vencida';
  if (dias === 0) return 'vence hoje';
  if (dias > DIAS_DE_AVISO) return '';
  return dias === 1 ? 'vence em 1 dia' : `vence em ${dias} dias`;
}

/** The last day of a licence as a person reads it on a day; null where the company knows none. */
export function validadeEm(dia: string | null, hoje: string): Validade {
  if (dia === null) return { texto: 'Não informado', aviso: '', isVencida: false };
  const dias = daysBetween(hoje, dia);
  return { texto: formatDate(dia), aviso: avisoDe(dias), isVencida: dias < 0 };
}
