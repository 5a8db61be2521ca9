import { isValid } from 'date-fns/isValid';

/** The time zone of the portal; the device's own zone does not matter. */
const timeZone = 'America/Sao_Paulo';

const day = new Intl.DateTimeFormat('pt-BR', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' });
const clock = new Intl.DateTimeFormat('pt-BR', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const plainDate = /^(\d{4})-(\d{2})-(\d{2})$/;

/** An instant (Date, milliseconds since 1970 or ISO text) or a plain `yyyy-MM-dd`, which has no zone. */
export type DateValue = Date | number | string;

/** Shown in place of an unreadable date. */
const unreadable = '–';

/** `dd/MM/yyyy` in São Paulo; a plain `yyyy-MM-dd` stays that day; '–' for an invalid date. */
export function formatDate(value: DateValue): string {
  const match = typeof value === 'string' ? plainDate.exec(value) : null;
  if (match !== null) return `${match[3]}/${match[2]}/${match[1]}`;
  const instant = new Date(value);
  return isValid(instant) ? day.format(instant) : unreadable;
}

/** `HH:mm` in São Paulo; '–' for an invalid date. */
export function formatTime(value: DateValue): string {
  const instant = new Date(value);
  return isValid(instant) ? clock.format(instant) : unreadable;
}

/** `dd/MM/yyyy HH:mm` in São Paulo; '–' for an invalid date. */
export function formatDateTime(value: DateValue): string {
  const instant = new Date(value);
  return isValid(instant) ? `${day.format(instant)} ${clock.format(instant)}` : unreadable;
}

/** Formats a moment: `às 14:05` today, `em 20/11/2026 às 14:05` on other days; '–' for an invalid date. */
export function formatMoment(value: DateValue, now: DateValue): string {
  const date = formatDate(value);
  if (date === unreadable) return unreadable;
  return date === formatDate(now) ? `às ${formatTime(value)}` : `em ${date} às ${formatTime(value)}`;
}
