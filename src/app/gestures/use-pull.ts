import { useEffect, useRef, useState } from 'react';
import { isEnough, readPull, shownPx, type Way } from './pull.ts';

/** A finger that was put down, and its way since. */
type Touch = { x: number; y: number; way: Way; isPull: boolean };

/** True when the element at this place scrolls by itself or takes the gesture for itself. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest('dialog, [popover], input, textarea') !== null)
    return true;
  for (let at: Element | null = target; at !== null && at !== document.body; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at);
    if (/auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight) return true;
  }
  return false;
}

/**
 * Follows a finger that pulls the page down from its top. Returns the sign's distance in CSS pixels; calls `onPull`
 * when the page is let go far enough down.
 */
export function usePull(onPull: () => void): { shown: number; isEnough: boolean } {
  const [way, setWay] = useState<Way | null>(null);
  const latest = useRef(onPull);
  useEffect(() => {
    latest.current = onPull;
  });
  useEffect(() => {
    let touch: Touch | null = null;
    const end = () => {
      touch = null;
      setWay(null);
    };
    const start = ({ touches, target }: TouchEvent) => {
      const [finger, other] = touches;
      touch =
        finger && !other && window.scrollY <= 0 && !isElsewhere(target)
          ? { x: finger.clientX, y: finger.clientY, way: { dx: 0, dy: 0 }, isPull: false }
          : null;
    };
    const move = ({ touches }: TouchEvent) => {
      const [finger, other] = touches;
      if (!touch || !finger) return;
      touch.way = { dx: finger.clientX - touch.x, dy: finger.clientY - touch.y };
      const read = touch.isPull ? 'pull' : readPull(touch.way);
      if (other || read === 'other' || window.scrollY > 0) return end();
      if (read === 'undecided') return;
      touch.isPull = true;
      setWay(touch.way);
    };
    const letGo = () => {
      const isPulled = touch?.isPull === true && isEnough(touch.way);
      end();
      if (isPulled) latest.current();
    };
    const { style } = document.documentElement;
    // The browser's own gesture would reload the whole app.
    style.overscrollBehaviorY = 'contain';
    const passive = { passive: true } as const;
    document.addEventListener('touchstart', start, passive);
    document.addEventListener('touchmove', move, passive);
    document.addEventListener('touchend', letGo);
    document.addEventListener('touchcancel', end);
    return () => {
      style.overscrollBehaviorY = '';
      document.removeEventListener('touchstart', start);
      document.removeEventListener('touchmove', move);
      document.removeEventListener('touchend', letGo);
      document.removeEventListener('touchcancel', end);
    };
  }, []);
  return { shown: way === null ? 0 : shownPx(way), isEnough: way !== null && isEnough(way) };
}
