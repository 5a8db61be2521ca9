const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'longOffset',
});

/** A moment as ISO 8601 text in the business time zone with its offset: 2026-11-20T14:03:00-03:00. */
export function toBusinessInstant(moment: Date): string {
  const part = new Map(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
  const offset = part.get('timeZoneName')?.replace('GMT', '') || '+00:00';
  const date = `${part.get('year')}-${part.get('month')}-${part.get('day')}`;
  return `${date}T${part.get('hour')}:${part.get('minute')}:${part.get('second')}${offset}`;
}

/** The moment of a day (2026-11-20) and a time (14:03:00) in the business time zone, as its text with the offset. */
export function businessInstantOf(day: string, time: string): string {
  const inWinter = toBusinessInstant(new Date(`${day}T${time}-03:00`));
  return `${day}T${time}${inWinter.slice(-6)}`;
}
