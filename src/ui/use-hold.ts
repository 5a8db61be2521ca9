import { useEffect, useRef } from 'react';

const firstWait = 300;
const slowest = 140;
const fastest = 40;

/**
 * Handlers for a button that acts once when clicked, and repeatedly, ever faster, while held. The act is told whether
 * it is a repetition: holding must not lead to a graver act. A touch that turns into a scroll does nothing: only a
 * click or a hold acts.
 */
export function useHold(act: (isRepeated: boolean) => void) {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);
  useEffect(() => {
    latest.current = act;
  });

  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);

  const repeat = (wait: number) => {
    hasRepeated.current = true;
    latest.current(true);
    timer.current = setTimeout(() => repeat(Math.max(fastest, wait * 0.92)), wait);
  };

  return {
    onPointerDown: (event: { button: number }) => {
      hasRepeated.current = false;
      stop();
      if (event.button === 0) timer.current = setTimeout(() => repeat(slowest), firstWait);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // A long touch would open the system's menu.
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => {
      stop();
      if (!hasRepeated.current) latest.current(false);
      hasRepeated.current = false;
    },
  };
}
