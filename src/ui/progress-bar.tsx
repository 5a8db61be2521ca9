import { useId } from 'react';
import { classNames } from './class-names.ts';
import * as css from './progress-bar.css.ts';

export interface ProgressBarProps {
  label: string;
  /** Absent while the end is unknown. */
  value?: number | undefined;
  max?: number;
  /** The progress in familiar units: '12.400 de 25.000 produtos'. */
  text?: string | undefined;
}

/** The progress of long work. */
export function ProgressBar({ label, value, max = 100, text }: ProgressBarProps) {
  const id = useId();
  const share = value === undefined || max <= 0 ? undefined : Math.min(1, Math.max(0, value / max));
  return (
    <div className={css.progress}>
      <p className={css.words}>
        <span id={id} className={css.label}>
          {label}
        </span>
        {text && <span className={css.amount}>{text}</span>}
      </p>
      <div
        role="progressbar"
        className={css.track}
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        {...(value === undefined ? {} : { 'aria-valuenow': value })}
        {...(text === undefined ? {} : { 'aria-valuetext': text })}
      >
        <div
          className={classNames(css.bar, share === undefined && css.endless)}
          style={share === undefined ? undefined : { transform: `scaleX(${share})` }}
        />
      </div>
    </div>
  );
}
