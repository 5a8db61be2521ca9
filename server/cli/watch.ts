import { setTimeout as sleep } from 'node:timers/promises';
import { millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import type { Office } from './command.ts';
import { sentenceOfError } from './error-sentence.ts';

const PAUSA_MS = 10 * millisecondsInSecond;
const LONGEST_MS = 5 * millisecondsInMinute;

/** The pause after a round: it doubles with each failed round in a row, up to five minutes. */
const pauseAfter = (failures: number): number => Math.min(LONGEST_MS, PAUSA_MS * 2 ** failures);

/** Does rounds until the process is ended. A round that fails is told, and the next one comes after a longer pause. */
export async function watch(
  round: () => Promise<unknown>,
  { complain, source }: Pick<Office, 'complain' | 'source'>,
  pause: (ms: number) => Promise<unknown> = sleep,
): Promise<never> {
  for (let failures = 0; ; ) {
    try {
      await round();
      failures = 0;
    } catch (error) {
      failures += 1;
      const seconds = pauseAfter(failures) / millisecondsInSecond;
      complain(`${sentenceOfError(error, source)}\nNova tentativa em ${seconds} segundos.`);
    }
    await pause(pauseAfter(failures));
  }
}
