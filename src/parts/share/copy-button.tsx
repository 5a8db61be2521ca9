import Copy from 'lucide-react/icons/copy';
import { useEffect, useRef } from 'react';
import { announce } from '#ui/announce.ts';
import { Button, type ButtonSize, type ButtonVariant } from '#ui/button.tsx';
import { showMessage } from '#ui/layer/message-queue.ts';
import { placePopover } from '#ui/layer/place-popover.ts';
import * as css from './copy-button.css.ts';

const HIDE_MS = 2000;

export type CopyButtonProps = {
  text: string;
  label: string;
  /** The label for two seconds after success. */
  done: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
};

/** Puts a text into the clipboard and says so next to the button. */
export function CopyButton({ text, label, done, variant = 'secondary', size = 'md' }: CopyButtonProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // A browser may refuse the clipboard: then the person copies by hand.
      await showMessage({ kind: 'information', title: 'Copie o código', text });
      return;
    }
    announce(done);
    if (!popover.current || !anchor.current) return;
    popover.current.showPopover();
    placePopover(popover.current, anchor.current.getBoundingClientRect());
    clearTimeout(timer.current);
    timer.current = setTimeout(() => popover.current?.hidePopover(), HIDE_MS);
  };

  return (
    <>
      <Button
        ref={anchor}
        variant={variant}
        size={size}
        icon={<Copy size={18} aria-hidden="true" />}
        onPress={() => {
          copy().catch((error: unknown) => console.error('could not copy', error));
        }}
      >
        {label}
      </Button>
      <div ref={popover} popover="manual" className={css.popover}>
        {done}
      </div>
    </>
  );
}
