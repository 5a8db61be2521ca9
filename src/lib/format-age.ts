import {
  millisecondsInDay as DAY,
  millisecondsInHour as HOUR,
  millisecondsInMinute as MINUTE,
} from 'date-fns/constants';

/** Formats an age in milliseconds, in its largest whole unit: `agora`, `há 3 min`, `há 2 h`, `há 1 dia`. */
export function formatAge(ms: number): string {
  // A clock that was set back must not show a negative age.
  if (ms < MINUTE) return 'agora';
  if (ms < HOUR) return `há ${Math.floor(ms / MINUTE)} min`;
  if (ms < DAY) return `há ${Math.floor(ms / HOUR)} h`;
  const days = Math.floor(ms / DAY);
  return `há ${days} ${days === 1 ? 'dia' : 'dias'}`;
}
