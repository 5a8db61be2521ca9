import { expect, test } from 'vitest';
import { formatWait } from './format-wait.ts';

test.each<[number | undefined, string]>([
  [undefined, 'em alguns instantes'],
  [0, 'em alguns instantes'],
  [1, 'em 1 segundo'],
  [1001, 'em 2 segundos'],
  [59_000, 'em 59 segundos'],
  [59_001, 'em 1 minuto'],
  [60_000, 'em 1 minuto'],
  [60_001, 'em 2 minutos'],
  [120_000, 'em 2 minutos'],
  [3_541_000, 'em 1 hora'],
  [3_600_001, 'em 2 horas'],
  [86_400_000, 'em 24 horas'],
])('formatWait shows %s ms as %s', (ms, words) => {
  expect(formatWait(ms)).toBe(words);
});
