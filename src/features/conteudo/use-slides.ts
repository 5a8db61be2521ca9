import { type RefObject, useEffect, useState } from 'react';
import { stillness } from '#theme/scale.ts';
import { useMedia } from '#ui/use-media.ts';

const EACH_MS = 7000;

export type Slides = {
  /** The slide in view, from 0. */
  current: number;
  go: (index: number) => void;
  isPlaying: boolean;
  togglePlaying: () => void;
  /** Spread on the element of the slides and their controls: a pointer or the focus inside stops them. */
  holds: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: { currentTarget: Element; relatedTarget: EventTarget | null }) => void;
  };
};

/** Brings a slide into view; the one after the last is the first. */
function showSlide(track: HTMLElement | null, index: number, isStill: boolean): void {
  const count = track?.children.length ?? 0;
  const slide = count === 0 ? undefined : track?.children[(index + count) % count];
  if (!track || !(slide instanceof HTMLElement)) return;
  track.scrollTo({ left: slide.offsetLeft - track.offsetLeft, behavior: isStill ? 'instant' : 'smooth' });
}

/**
 * Slides that lie next to each other in a track that scrolls: fingers, wheels and buttons move the same thing. They go
 * on by themselves until somebody points at them, is in them with the keyboard, or stops them; never under reduced
 * motion or in a hidden page.
 */
export function useSlides(track: RefObject<HTMLElement | null>, count: number): Slides {
  const [current, setCurrent] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const isStill = useMedia(stillness);
  const [isStopped, setStopped] = useState(false);
  const isPlaying = !isStopped && !isStill;

  const go = (index: number) => showSlide(track.current, index, isStill);

  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    const look = () => {
      const width = (element.scrollWidth || 1) / Math.max(count, 1);
      setCurrent(Math.min(Math.max(count - 1, 0), Math.round(element.scrollLeft / width)));
    };
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [track, count]);

  useEffect(() => {
    if (!isPlaying || isHeld || count < 2) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') showSlide(track.current, current + 1, isStill);
    }, EACH_MS);
    return () => clearInterval(timer);
  }, [isPlaying, isHeld, count, current, track, isStill]);

  return {
    current,
    go,
    isPlaying,
    togglePlaying: () => setStopped((stopped) => !stopped),
    holds: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setHeld(false);
      },
    },
  };
}
