import { useEffect, useState } from 'react';

/** Returns the time in epoch milliseconds, updated every `everyMs`, for ages that grow on screen. */
export function useNow(everyMs = 15_000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
