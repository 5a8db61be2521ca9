import { type ReactNode, useId, useRef, useState } from 'react';
import { Button, type ButtonSize, type ButtonVariant } from '#ui/button.tsx';
import * as css from '#ui/popover.css.ts';
import { placePopover } from './place-popover.ts';
import { useKeepPlaced } from './use-keep-placed.ts';
import { useSecondPress } from './use-second-press.ts';

export interface PopoverButtonProps {
  label: ReactNode;
  /** A tool tip, where the label may be hidden. */
  title?: string;
  icon?: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  children: ReactNode;
}

/** A button that opens a short text. Escape or a press outside closes it. */
export function PopoverButton({
  label,
  title,
  icon,
  variant = 'quiet',
  size = 'sm',
  children,
}: PopoverButtonProps) {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useKeepPlaced(isOpen, panel, anchor);
  const { hasClosed, watch } = useSecondPress(isOpen);
  return (
    <>
      <Button
        ref={anchor}
        variant={variant}
        size={size}
        icon={icon}
        title={title}
        aria-expanded={isOpen}
        aria-controls={id}
        {...watch}
        onPress={() => {
          if (hasClosed()) return;
          if (panel.current === null || anchor.current === null) return;
          panel.current.showPopover();
          placePopover(panel.current, anchor.current.getBoundingClientRect());
        }}
      >
        {label}
      </Button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={css.popover}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {children}
      </div>
    </>
  );
}
