import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import * as css from './checkbox.css.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'ref'> {
  label: ReactNode;
  /** A quieter line under the label. */
  note?: ReactNode;
  /** Neither on nor off: a part of its entries is chosen. */
  isMixed?: boolean;
  ref?: ((element: HTMLInputElement | null) => void) | undefined;
}

/** A check box with its label; takes the result of a form library's `register(...)`. */
export function Checkbox({ label, note, isMixed = false, ref, ...input }: CheckboxProps) {
  const box = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className={classNames(css.row, note !== undefined && css.withNote)}>
      <input
        {...input}
        type="checkbox"
        className={css.box}
        ref={(element) => {
          box.current = element;
          ref?.(element);
        }}
      />
      <span>
        {label}
        {note && <span className={css.note}>{note}</span>}
      </span>
    </label>
  );
}
