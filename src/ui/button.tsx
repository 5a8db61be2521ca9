import type { ComponentProps, ReactNode } from 'react';
import * as css from './button.css.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = keyof typeof css.variant;
export type ButtonSize = keyof typeof css.size;

export interface ButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'onClick' | 'aria-disabled'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** An icon element before the label. */
  icon?: ReactNode;
  /** The act is running: a spinner covers the label, presses do nothing, the focus stays. */
  isPending?: boolean;
  /** Drawn and announced as not possible now; a press still runs `onPress`, which says why. */
  isMuted?: boolean;
  /** As wide as its container. */
  isWide?: boolean;
  onPress?: (() => void) | undefined;
}

/** A push button; `type` is 'button' by default. */
export function Button({
  variant = 'secondary',
  size = 'md',
  icon,
  isPending = false,
  isMuted = false,
  isWide = false,
  onPress,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isPending || isMuted || undefined}
      aria-busy={isPending || undefined}
      className={classNames(css.base, css.variant[variant], css.size[size], isWide && css.wide)}
      onClick={(event) => {
        if (isPending) event.preventDefault();
        else onPress?.();
      }}
    >
      <span className={classNames(css.label, isPending && css.hiddenLabel)}>
        {icon}
        {children}
      </span>
      {isPending && (
        <span className={css.spinnerPlace}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
