import type { ComponentProps, ReactNode } from 'react';
import * as css from './button.css.ts';
import type { ButtonSize, ButtonVariant } from './button.tsx';
import { classNames } from './class-names.ts';

export interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'className' | 'style'> {
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  isWide?: boolean;
}

/** A link that looks like a button. A router's link can wrap it (`asChild`). */
export function LinkButton({
  variant = 'secondary',
  size = 'md',
  icon,
  isWide = false,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a {...rest} className={classNames(css.base, css.variant[variant], css.size[size], isWide && css.wide)}>
      {icon}
      {children}
    </a>
  );
}
