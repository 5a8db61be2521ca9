import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import * as css from './quantity-stepper.css.ts';
import { readTyped, type StepperRange, stepDown, stepUp } from './stepper-value.ts';
import { showToast } from './toast-queue.ts';
import { useHold } from './use-hold.ts';

export interface QuantityStepperProps {
  /** Of what: 'Quantidade de {label}' is what screen readers say. */
  label: string;
  value: number;
  /** Called at once with every new whole number in range; waiting before acting on it is the caller's. */
  onChange: (value: number) => void;
  /** Offered by the minus button (as a bin) when the value is at its minimum. */
  onDelete?: (() => void) | undefined;
  /** Enter, after the number typed has been taken over; `wasTyped` is false when nothing was. */
  onEnter?: ((value: number, wasTyped: boolean) => void) | undefined;
  allowsZero?: boolean;
  max?: number;
  /** Sold in packs of: plus and minus go by it. */
  step?: number;
  size?: keyof typeof css.height;
  isWide?: boolean;
  isDisabled?: boolean;
}

/** Minus, number, plus. Holding repeats; typing replaces; what is no quantity is corrected, and said. */
export function QuantityStepper({
  label,
  value,
  onChange,
  onDelete,
  onEnter,
  allowsZero = false,
  max = 99_999,
  step = 1,
  size = 'touch',
  isWide = false,
  isDisabled = false,
}: QuantityStepperProps) {
  const range: StepperRange = { min: allowsZero ? 0 : 1, max, step };
  const [typed, setTyped] = useState<string | null>(null);
  // Held buttons act faster than the value comes back from outside.
  const current = useRef(value);
  useEffect(() => {
    current.current = value;
  }, [value]);

  const change = (next: number) => {
    if (next === current.current) return;
    current.current = next;
    onChange(next);
  };
  const settle = (): number => {
    if (typed === null) return current.current;
    const result = readTyped(typed, range);
    if (result.kind === 'corrected') showToast({ text: result.sentence, tone: 'caution' });
    setTyped(null);
    change(result.value);
    return result.value;
  };
  const move = (next: (value: number, range: StepperRange) => number) => {
    setTyped(null);
    change(next(current.current, range));
  };

  const deletes = onDelete !== undefined && value <= range.min;
  const plus = useHold(() => move(stepUp));
  const minus = useHold((isRepeated) => {
    if (onDelete === undefined || current.current > range.min) move(stepDown);
    else if (!isRepeated) onDelete();
  });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      const wasTyped = typed !== null;
      const settled = settle();
      onEnter?.(settled, wasTyped);
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      event.stopPropagation();
      move(event.key === 'ArrowUp' ? stepUp : stepDown);
    } else if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation();
      setTyped(null);
    }
  };

  return (
    <div
      role="group"
      aria-label={`Quantidade de ${label}`}
      className={classNames(css.group, css.height[size], isWide && css.wide)}
      data-filled={value > 0 && !isDisabled}
      data-disabled={isDisabled}
    >
      <button
        type="button"
        className={classNames(css.step, css.stepWidth[size])}
        aria-label={deletes ? `Remover ${label}` : `Diminuir a quantidade de ${label}`}
        disabled={isDisabled}
        aria-disabled={(!deletes && value <= range.min) || undefined}
        {...minus}
      >
        {deletes ? <Trash2 size={18} aria-hidden="true" /> : <Minus size={18} aria-hidden="true" />}
      </button>
      <input
        className={css.input}
        type="text"
        role="spinbutton"
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        maxLength={7}
        aria-label={`Quantidade de ${label}`}
        aria-valuenow={value}
        aria-valuemin={range.min}
        aria-valuemax={range.max}
        disabled={isDisabled}
        value={typed ?? String(value)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setTyped(event.target.value);
          const result = readTyped(event.target.value, range);
          if (result.kind === 'value') change(result.value);
        }}
        onBlur={settle}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={classNames(css.step, css.stepWidth[size])}
        aria-label={`Aumentar a quantidade de ${label}`}
        disabled={isDisabled}
        aria-disabled={value >= range.max || undefined}
        {...plus}
      >
        <Plus size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
