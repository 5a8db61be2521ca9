import type { ReactNode } from 'react';
import * as css from './badge.css.ts';
import { classNames } from './class-names.ts';
import * as tones from './tone.css.ts';

export interface BadgeProps {
  tone?: tones.Tone;
  icon?: ReactNode;
  children: ReactNode;
}

/** A short word on a tinted ground. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames(css.badge, tones.soft[tone])}>
      {icon}
      {children}
    </span>
  );
}

export interface StatusProps {
  tone: tones.Tone;
  shape?: 'dot' | 'stripe';
  /** True for words that may be longer than their column. */
  isLong?: boolean;
  /** The word: colour alone carries no meaning. */
  children: ReactNode;
}

/** A dot or stripe in the status colour, next to its word. */
export function Status({ tone, shape = 'dot', isLong = false, children }: StatusProps) {
  return (
    <span className={classNames(css.status, isLong && css.long, tones.ink[tone])}>
      <span className={css[shape]} aria-hidden="true" />
      {children}
    </span>
  );
}
