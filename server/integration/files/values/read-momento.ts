import { businessInstantOf } from '#lib/business-instant.ts';
import { readDia } from './read-dia.ts';

const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/;
const TIME = /^[ T]((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d))?/;
/** A day without a time: it is the same day in every part of the country. */
const NOON = ' 12:00';
const DAY_LENGTH = 10;

/** Reads a day, with or without a time in the business time zone, or a moment with its offset, as the latter. */
export function readMomento(texto: string): string | undefined {
  const trimmed = texto.trim();
  if (WITH_OFFSET.test(trimmed)) return trimmed;
  const dia = readDia(trimmed);
  const [, hora, segundos = '00'] = TIME.exec(trimmed.slice(DAY_LENGTH) || NOON) ?? [];
  return dia === undefined || hora === undefined ? undefined : businessInstantOf(dia, `${hora}:${segundos}`);
}
