import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { showToast } from '#ui/layer/toast-queue.ts';
import { useHold } from '#ui/use-hold.ts';
import * as css from './quantity-stepper.css.ts';
import { readTyped, type StepperRange, stepDown, stepUp } from './stepper-value.ts';

export interface QuantityStepperProps {
  /** The counted thing: screen readers say 'Quantidade de {label}'. */
  label: string;
  value: number;
  /** Called at once with every new whole number in range; the caller may wait before acting on it. */
  onChange: (value: number) => void;
  /** Offered by the minus button (as a bin) when the value is at its minimum. */
  onDelete?: (() => void) | undefined;
  /**
   * Enter, after the typed text was stored: unchanged, or `corrected` to another number that the user has not seen yet;
   * `untouched` when nothing was typed.
   */
  onEnter?: ((value: number, typed: 'untouched' | 'taken' | 'corrected') => void) | undefined;
  allowsZero?: boolean;
  max?: number;
  /** The pack size: plus and minus step by it. */
  step?: number;
  size?: keyof typeof css.height;
  isWide?: boolean;
  isDisabled?: boolean;
  /** The id of the hint or error under it. */
  describedBy?: string;
  isInvalid?: boolean;
}

/** Minus, number, plus. Holding repeats; typing replaces; an invalid text changes nothing and shows a notice. */
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
  describedBy,
  isInvalid = false,
}: QuantityStepperProps) {
  const range: StepperRange = { min: allowsZero ? 0 : 1, max, step };
  const [typed, showTyped] = useState<string | null>(null);
  // Enter and leaving the field follow each other at once: the second must see the effect of the first.
  // `told` is the last reported value: it may have been acted on, and undone, before the field is left.
  const typing = useRef<{ text: string; before: number; told: number | null } | null>(null);
  // Held buttons act faster than the value returns from the parent.
  const current = useRef(value);
  useLayoutEffect(() => {
    current.current = value;
  }, [value]);

  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // A number from outside before anything is typed: the next typed text replaces it too.
    if (typing.current === null && input.current === document.activeElement) input.current?.select();
  }, [value]);

  const change = (next: number) => {
    if (next === current.current) return;
    current.current = next;
    onChange(next);
  };
  const type = (text: string) => {
    const result = readTyped(text, range);
    const told = result.kind === 'value' ? result.value : null;
    typing.current = { text, before: typing.current?.before ?? current.current, told };
    showTyped(text);
    if (told !== null) change(told);
  };
  const endTyping = () => {
    typing.current = null;
    showTyped(null);
  };
  /** Stores the typed text; false when it was not a valid quantity unchanged. */
  const settle = (): boolean => {
    if (typing.current === null) return true;
    const { text, before, told } = typing.current;
    const result = readTyped(text, range);
    if (result.kind !== 'value') showToast({ text: result.sentence, tone: 'caution' });
    endTyping();
    // A part of the text may have been a number and have counted: `1` of `1e9`.
    if (result.kind === 'refused') change(before);
    else if (result.value !== told) change(result.value);
    return result.kind === 'value';
  };
  const move = (next: (value: number, range: StepperRange) => number) => {
    endTyping();
    change(next(current.current, range));
  };

  const deletes = onDelete !== undefined && value <= range.min;
  const plus = useHold(() => move(stepUp));
  const minus = useHold((isRepeated) => {
    if (onDelete === undefined || current.current > range.min) move(stepDown);
    else if (!isRepeated) onDelete();
  });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Ctrl and Enter are the page's, once nothing is being typed: it must see the new quantity first.
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && typing.current === null) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      const wasTyped = typing.current !== null;
      const isAsTyped = settle();
      onEnter?.(current.current, !wasTyped ? 'untouched' : isAsTyped ? 'taken' : 'corrected');
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      event.stopPropagation();
      move(event.key === 'ArrowUp' ? stepUp : stepDown);
    } else if (event.key === 'Escape' && typing.current !== null) {
      event.stopPropagation();
      change(typing.current.before);
      endTyping();
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
        ref={input}
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
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        disabled={isDisabled}
        value={typed ?? String(value)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={({ target }) => type(target.value)}
        // React tells no change when the typed text is the shown one: a 0 over 0.
        onInput={({ currentTarget }) => type(currentTarget.value)}
        // A finger in a focused field replaces the number too: it would not hit a place between two digits.
        onPointerUp={({ pointerType, currentTarget }) => pointerType === 'touch' && currentTarget.select()}
        onBlur={() => void settle()}
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
