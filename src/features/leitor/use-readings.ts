import { useCallback, useRef, useState } from 'react';
import { readCodigoLido } from '#domain/catalogue/codigo-lido.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { useDevice } from '#parts/device/device.tsx';
import { idsDoCodigo } from '#parts/buy/codigos.tsx';
import { announce } from '#ui/announce.ts';
import { showToast } from '#ui/layer/toast-queue.ts';
import {
  NO_READINGS,
  type Reading,
  type Readings,
  withIds,
  withoutReading,
  withReading,
} from './readings.ts';
import { INVALID, NOT_LOOKED_UP } from './words.ts';

const VIBRATION_MS = 40;
const BEEP = { hertz: 1800, seconds: 0.07, volume: 0.1 };

let audio: AudioContext | undefined;

/** A short touch of the finger and a short beep, as a till's scanner; nothing where the browser has neither. */
function signal(): void {
  if ('vibrate' in navigator) navigator.vibrate(VIBRATION_MS);
  if (!('AudioContext' in window)) return;
  audio ??= new AudioContext();
  const tone = new OscillatorNode(audio, { frequency: BEEP.hertz });
  tone.connect(new GainNode(audio, { gain: BEEP.volume })).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + BEEP.seconds);
}

/**
 * The codes read so far. `take` adds a text; it returns the sentence for a text that is no product's code, else null.
 * `drop` takes a code out.
 */
export function useReadings(): {
  readings: readonly Reading[];
  take: (text: string) => string | null;
  drop: (key: string) => void;
} {
  const { engine, env } = useDevice();
  const [list, show] = useState(NO_READINGS.list);
  // Several texts of one picture arrive before React draws.
  const latest = useRef(NO_READINGS);

  const set = useCallback((next: Readings) => {
    latest.current = next;
    show(next.list);
  }, []);
  const take = useCallback(
    (text: string): string | null => {
      const now = env.now();
      const lido = readCodigoLido(text, Number(businessDayOf(new Date(now)).slice(0, 4)));
      if (!lido.ok) return INVALID[lido.error];
      const { readings: next, key, isNew } = withReading(latest.current, lido.value, now);
      set(next);
      if (!isNew) return null;
      signal();
      idsDoCodigo(engine, lido.value)
        .then((ids) => {
          set(withIds(latest.current, key, ids));
          if (ids.length === 0) announce(`${key} não está no catálogo.`);
        })
        .catch((error: unknown) => {
          console.error('a read code could not be looked up', error);
          set(withoutReading(latest.current, key));
          showToast({ text: NOT_LOOKED_UP, tone: 'negative' });
        });
      return null;
    },
    [engine, env, set],
  );
  return { readings: list, take, drop: (key) => set(withoutReading(latest.current, key)) };
}
