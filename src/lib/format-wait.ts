const units = [
  { singular: 'segundo', plural: 'segundos', next: 60 },
  { singular: 'minuto', plural: 'minutos', next: 60 },
  { singular: 'hora', plural: 'horas', next: Number.POSITIVE_INFINITY },
] as const;

/**
 * Formats the wait before a next try, `ms` from now, rounded up: 'em 2 minutos'; 'em alguns instantes' if
 * unknown.
 */
export function formatWait(ms: number | undefined): string {
  let amount = Math.ceil((ms ?? 0) / 1000);
  if (amount < 1) return 'em alguns instantes';
  for (const { singular, plural, next } of units) {
    if (amount < next) return `em ${amount} ${amount === 1 ? singular : plural}`;
    amount = Math.ceil(amount / next);
  }
  return 'em alguns instantes';
}
