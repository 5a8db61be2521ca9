import type { ComponentProps, ReactNode } from 'react';
import * as css from './button.css.ts';
import { type ButtonSize, type ButtonVariant } from './button.tsx';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export interface IconButtonProps
  extends Omit<
    ComponentProps<'button'>,
    'className' | 'style' | 'onClick' | 'children' | 'aria-label' | 'title'
  > {
  /** The name for screen readers, shown as a tool tip. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  isPending?: boolean;
  onPress?: (() => void) | undefined;
}

/** A square button that shows only an icon. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'md',
  isPending = false,
  onPress,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      aria-disabled={isPending || undefined}
      className={classNames(
        css.base,
        css.variant[variant],
        css.size[size],
        css.square[size],
        variant === 'quiet' && css.quietIcon,
      )}
      onClick={() => {
        if (!isPending) onPress?.();
      }}
    >
      {isPending ? <Spinner /> : icon}
    </button>
  );
}
