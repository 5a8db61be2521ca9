import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { routes } from '#routes.ts';

export const LEAVE_AFTER_S = 6;
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel'] as const;

/** Returns the seconds until the page goes home; null after any user action, and while `isOn` is false. */
export function useLeaving(isOn: boolean): number | null {
  const [, navigate] = useLocation();
  const [left, setLeft] = useState<number | null>(isOn ? LEAVE_AFTER_S : null);
  const isLeaving = left !== null;
  useEffect(() => {
    if (!isLeaving) return undefined;
    const stay = () => setLeft(null);
    const timer = setInterval(() => setLeft((s) => (s === null ? null : s - 1)), 1000);
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, stay, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, stay);
    };
  }, [isLeaving]);
  useEffect(() => {
    if (left === 0) navigate(routes.home);
  }, [left, navigate]);
  return left;
}
