import { addDays } from '#lib/business-day.ts';

/** An instalment: its day as text, its value in cents. */
export type Parcela = { readonly dataVencimento: string; readonly valor: number };

/**
 * Splits cents over the days of a term ('28/35/42') after `emissao`; the remainder goes to the first
 * instalment.
 */
export function parcelasOf(total: number, dias: string, emissao: string): Parcela[] {
  const days = dias.split('/').map(Number);
  const each = Math.floor(total / days.length);
  return days.map((day, index) => ({
    dataVencimento: addDays(emissao, day),
    valor: index === 0 ? total - each * (days.length - 1) : each,
  }));
}
