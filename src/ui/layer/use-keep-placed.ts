import { type RefObject, useEffect } from 'react';
import { placePopover } from './place-popover.ts';

/** Places an open popover again when the window changes its size, as on a tablet that is turned. */
export function useKeepPlaced(
  isOpen: boolean,
  popover: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const place = () => {
      if (popover.current && anchor.current) {
        placePopover(popover.current, anchor.current.getBoundingClientRect());
      }
    };
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [isOpen, popover, anchor]);
}
