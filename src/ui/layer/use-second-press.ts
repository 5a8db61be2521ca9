import { type PointerEvent, useRef } from 'react';

/**
 * Tells a press on the button of an open popover from one that opens it: the browser has closed the popover, as for a press
 * outside, before the press arrives.
 */
export function useSecondPress(isOpen: boolean) {
  const closes = useRef(false);
  const forget = () => {
    closes.current = false;
  };
  return {
    /** True once, for the press that has closed the popover. */
    hasClosed: () => {
      const was = closes.current;
      forget();
      return was;
    },
    watch: {
      onPointerDown: () => {
        closes.current = isOpen;
      },
      onPointerCancel: forget,
      // A finger leaves at every press, a mouse only when the press ends elsewhere.
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') forget();
      },
    },
  };
}
