import { type ReactNode, useId } from 'react';
import * as css from './segmented-control.css.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Shows the icons alone; the labels become accessible names. */
  isIconOnly?: boolean;
}

/** Two to four ways of which one holds, side by side: a radio group. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onChange,
  isIconOnly = false,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={css.group}>
      {segments.map((segment) => (
        <label key={segment.value} className={css.option} title={isIconOnly ? segment.label : undefined}>
          <input
            type="radio"
            name={name}
            className={css.input}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon}
          {isIconOnly ? <VisuallyHidden>{segment.label}</VisuallyHidden> : segment.label}
        </label>
      ))}
    </div>
  );
}
