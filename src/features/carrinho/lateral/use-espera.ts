import { useEffect, useRef, useState } from 'react';

/** How long the side cart waits for the next touch before it saves a quantity. */
const ESPERA_MS = 800;

/**
 * A quantity that is shown at once and saved after a short pause, or when its place goes away. One that returned to its
 * earlier value is not saved.
 */
export function useEspera(
  value: number,
  onSettled: (value: number) => void,
): { shown: number; set: (value: number) => void } {
  const [wanted, setWanted] = useState<number | null>(null);
  const pending = useRef<{ value: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const latest = useRef({ value, onSettled });
  useEffect(() => {
    latest.current = { value, onSettled };
  });
  const settle = () => {
    const wish = pending.current;
    if (wish === null) return;
    clearTimeout(wish.timer);
    pending.current = null;
    setWanted(null);
    if (wish.value !== latest.current.value) latest.current.onSettled(wish.value);
  };
  const flush = useRef(settle);
  useEffect(() => {
    flush.current = settle;
  });
  useEffect(() => () => flush.current(), []);
  return {
    shown: wanted ?? value,
    set: (next) => {
      if (pending.current) clearTimeout(pending.current.timer);
      pending.current = { value: next, timer: setTimeout(() => flush.current(), ESPERA_MS) };
      setWanted(next);
    },
  };
}
