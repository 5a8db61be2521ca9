import type { ReactNode } from 'react';
import type { Right } from '#contract/access/papel.ts';
import { useMay } from '#parts/device/use-may.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import * as css from './acao-button.css.ts';

export type AcaoButtonProps = Pick<
  ButtonProps,
  'ref' | 'variant' | 'onPress' | 'isPending' | 'aria-haspopup' | 'aria-expanded'
> & {
  label: string;
  icon: ReactNode;
  /** The key for the same act, for the tool tip. */
  atalho?: string;
  /** The right that the act needs: users of other roles do not see it. */
  right?: Right;
  /** Why the act is not possible now: the button is muted and names it, and a press says it too. */
  motivo?: string | null | undefined;
  /** The words stay where those of the other buttons fold; by default those of the primary act. */
  keepsWords?: boolean;
  /** After the label, always visible. */
  children?: ReactNode;
};

/** A button of a page's toolbar; under 850 px its words are for screen readers only. */
export function AcaoButton({
  label,
  icon,
  atalho,
  motivo,
  right = 'read',
  keepsWords,
  children,
  ...button
}: AcaoButtonProps) {
  const isAllowed = useMay(right);
  const folds = !(keepsWords ?? button.variant === 'primary');
  if (!isAllowed) return null;
  return (
    <Button
      {...button}
      icon={icon}
      isMuted={Boolean(motivo)}
      title={motivo || (atalho ? `${label} (${atalho})` : label)}
    >
      <span className={classNames(folds && css.words)}>{label}</span>
      {children}
    </Button>
  );
}
