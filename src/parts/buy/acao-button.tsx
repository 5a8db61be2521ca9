import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '#ui/button.tsx';
import * as css from './acao-button.css.ts';

export type AcaoButtonProps = Pick<
  ButtonProps,
  'onPress' | 'isPending' | 'aria-haspopup' | 'aria-expanded'
> & {
  label: string;
  icon: ReactNode;
  /** A key that does the same, for the tool tip. */
  atalho?: string;
  /** Behind the label, always seen. */
  children?: ReactNode;
};

/** A button of a page's toolbar, whose words fold away under 850 px and stay for who hears them. */
export function AcaoButton({ label, icon, atalho, children, ...button }: AcaoButtonProps) {
  return (
    <Button {...button} icon={icon} title={atalho ? `${label} (${atalho})` : label}>
      <span className={css.words}>{label}</span>
      {children}
    </Button>
  );
}
