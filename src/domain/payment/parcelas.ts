import { addDays } from '#lib/business-day.ts';

/** An instalment: its day as text, its value in cents. */
export type Parcela = { readonly dataVencimento: string; readonly valor: number };

/** Splits cents over a term's days after a day ('28/35/42'); the remainder goes to the first. */
export function parcelasOf(total: number, dias: string, emissao: string): Parcela[] {
  const days = dias.split('/').map(Number);
  const each = Math.floor(total / days.length);
  return days.map((day, index) => ({
    dataVencimento: addDays(emissao, day),
    valor: index === 0 ? total - each * (days.length - 1) : each,
  }));
}
