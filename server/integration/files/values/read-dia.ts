const BRAZILIAN = /^(\d{2})[/.-](\d{2})[/.-](\d{4})(?:[ T]\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)?$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[ T]\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)?$/;

/** Returns the ISO day of a date of the calendar, else undefined. */
export function isoDay(year: string, month: string, day: string): string | undefined {
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/** Reads dd/mm/aaaa or aaaa-mm-dd, also with a time, as an ISO day. A year of two digits is not understood. */
export function readDia(texto: string): string | undefined {
  const trimmed = texto.trim();
  const brazilian = BRAZILIAN.exec(trimmed);
  if (brazilian !== null) return isoDay(brazilian[3] ?? '', brazilian[2] ?? '', brazilian[1] ?? '');
  const iso = ISO.exec(trimmed);
  return iso === null ? undefined : isoDay(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '');
}
