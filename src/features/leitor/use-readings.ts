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
  withoutProduto,
  withoutUnknown,
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

/** The most that one picture counts (ms): a code in sight before a pause is the same one after it. */
const PICTURE_MS = 500;

/** The time in which the camera's pictures were looked at (ms). */
type Sight = { ms: number; at: number };

const after = ({ ms, at }: Sight, now: number): Sight => ({
  ms: ms + Math.min(Math.max(now - at, 0), PICTURE_MS),
  at: now,
});

/**
 * The codes read so far. `look` takes the texts of a picture, `type` one that was typed: they return the sentence for a
 * text that is no product's code, else null. `drop` takes a product of a code out.
 */
export function useReadings(): {
  readings: readonly Reading[];
  look: (texts: readonly string[]) => string | null;
  type: (text: string) => string | null;
  drop: (key: string, idProduto: number) => void;
} {
  const { engine, env } = useDevice();
  const [list, show] = useState(NO_READINGS.list);
  // Several texts of one picture arrive before React draws.
  const latest = useRef(NO_READINGS);
  const sight = useRef<Sight>({ ms: 0, at: 0 });

  const set = useCallback((next: Readings) => {
    latest.current = next;
    show(next.list);
  }, []);
  const take = useCallback(
    (text: string, isTyped: boolean): string | null => {
      const lido = readCodigoLido(text, Number(businessDayOf(new Date(env.now())).slice(0, 4)));
      if (!lido.ok) return INVALID[lido.error];
      const read = withReading(latest.current, lido.value, sight.current.ms, isTyped);
      const { key } = read;
      set(read.readings);
      if (!read.isNew) return null;
      signal();
      idsDoCodigo(engine, lido.value)
        .then((ids) => {
          set(withIds(latest.current, key, ids));
          if (ids.length === 0) announce(`${key} não está no catálogo.`);
        })
        .catch((error: unknown) => {
          console.error('a read code could not be looked up', error);
          set(withoutUnknown(latest.current, key));
          showToast({ text: NOT_LOOKED_UP, tone: 'negative' });
        });
      return null;
    },
    [engine, env, set],
  );
  const look = (texts: readonly string[]) => {
    sight.current = after(sight.current, env.now());
    return texts.map((text) => take(text, false)).at(-1) ?? null;
  };
  return {
    readings: list,
    look,
    type: (text) => take(text, true),
    drop: (key, idProduto) => set(withoutProduto(latest.current, key, idProduto)),
  };
}
