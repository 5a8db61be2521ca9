import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { focusableIn } from '#ui/focusable.ts';
import { enterHistory } from './dialog-history.ts';
import { focusFirst, layOver, takeAway } from './lay-over.ts';

/** The second tap of a double tap lands next to the dialog that the first one opened: it must not close it. */
const DOUBLE_TAP_MS = 500;

export interface ModalOptions {
  onCancel: (() => void) | undefined;
  outsideCancels: boolean;
  /** The browser's Back cancels the dialog and keeps the screen below. */
  backCancels?: boolean;
  /** It stays above modals that open later, unless `letOver` allows one. */
  staysOnTop?: boolean;
}

/** The open modals that stay on top, the lowest first. */
const onTop = new Set<HTMLDialogElement>();

function show(element: HTMLDialogElement): void {
  layOver(element);
  focusFirst(element);
}

/** Lets a modal that the user opens from this one lie over it. */
export function letOver(element: HTMLDialogElement | null): void {
  if (element !== null) onTop.delete(element);
}

/**
 * Runs a native `<dialog>` as a modal while the component is mounted: opens it, gives the focus to the element marked
 * `data-autofocus` (else to the dialog itself), keeps Tab inside, and returns the focus at the end, to the dialog below
 * if the focused element is gone. `onCancel` is Escape, the system's back gesture or (if allowed) a press outside;
 * leave it out where only the end of a wait closes the dialog.
 */
export function useModal({
  onCancel,
  outsideCancels,
  backCancels = false,
  staysOnTop = false,
}: ModalOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const openedAt = useRef(0);
  const cancel = useRef(onCancel);
  // Before the next key can come: Escape must not run an earlier drawing's answer.
  useLayoutEffect(() => {
    cancel.current = onCancel;
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const before = document.activeElement;
    show(element);
    openedAt.current = performance.now();
    if (staysOnTop) onTop.add(element);
    else
      for (const above of onTop) {
        takeAway(above);
        show(above);
      }
    return () => {
      onTop.delete(element);
      takeAway(element);
      const below = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
      const back = before instanceof HTMLElement && before.isConnected ? before : below;
      back?.focus();
    };
  }, [staysOnTop]);

  useLayoutEffect(
    () => (backCancels && dialog.current !== null ? enterHistory(dialog.current) : undefined),
    [backCancels],
  );

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === 'Escape') {
      // Handled here, not in `cancel`: browsers let a second Escape close a dialog that refuses.
      event.preventDefault();
      event.stopPropagation();
      cancel.current?.();
    } else if (event.key === 'Tab') {
      wrapFocus(event);
    }
  };

  return {
    ref: dialog,
    tabIndex: -1,
    onKeyDown,
    onCancel: (event: { preventDefault: () => void; target: unknown }) => {
      if (event.target !== dialog.current) return;
      event.preventDefault();
      cancel.current?.();
    },
    // A press is outside if it begins and ends there: a text selection may end beyond the edge.
    onPointerDown: (event: { target: unknown; timeStamp: number }) => {
      const isSecondTap = event.timeStamp - openedAt.current < DOUBLE_TAP_MS;
      pressedOutside.current = event.target === dialog.current && !isSecondTap;
    },
    onClick: (event: { target: unknown }) => {
      if (outsideCancels && event.target === dialog.current && pressedOutside.current) cancel.current?.();
    },
  };
}

function wrapFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  const stops = focusableIn(event.currentTarget);
  const first = stops[0];
  const last = stops.at(-1);
  const active = document.activeElement;
  if (first === undefined || last === undefined) event.preventDefault();
  else if (event.shiftKey && (active === first || active === event.currentTarget)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && active === last) {
    event.preventDefault();
    first.focus();
  }
}
