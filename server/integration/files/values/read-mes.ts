import { readDia } from './read-dia.ts';

const MES = /^(?:(?<y>\d{4})-(?<m>\d{1,2})|(?<month>\d{1,2})\/(?<year>\d{4}))$/;

/** Returns a month as 2026-11: written so, as 11/2026, or as one of its days; undefined for another text. */
export function readMes(texto: string): string | undefined {
  const { y, m, month, year } = MES.exec(texto.trim())?.groups ?? {};
  const dia = readDia(`${y ?? year ?? ''}-${(m ?? month ?? '').padStart(2, '0')}-01`) ?? readDia(texto);
  return dia?.slice(0, 7);
}
