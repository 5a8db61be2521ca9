import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { person } from '#tests/support/dom/person.ts';
import { shownToasts } from '#tests/support/dom/shown.ts';
import { ToastHost } from '#ui/layer/toast-host.tsx';
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx';

/** A counter in a list that stores its values; returns the reported values and a function that sets news. */
function renderCounter({ value = 1, ...props }: Partial<QuantityStepperProps> = {}) {
  const told: number[] = [];
  const draw = (quantity: number) => (
    <>
      <QuantityStepper
        label="DIPIRONA"
        value={quantity}
        onChange={(next) => {
          told.push(next);
          show(next);
        }}
        {...props}
      />
      <ToastHost />
    </>
  );
  const page = render(draw(value));
  const show = (quantity: number) => page.rerender(draw(quantity));
  return { told, setFromOutside: show };
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantidade de DIPIRONA' });
const plus = () => screen.getByRole('button', { name: 'Aumentar a quantidade de DIPIRONA' });
const minus = () => screen.getByRole('button', { name: 'Diminuir a quantidade de DIPIRONA' });

describe('the counter’s buttons', () => {
  test('go to multiples of the pack, also from a number between two', async () => {
    const user = person();
    const { told } = renderCounter({ value: 7, step: 6 });
    await user.click(plus());
    await user.click(plus());
    await user.click(minus());
    expect(told).toEqual([12, 18, 12]);
  });

  test('stop at the largest and the smallest quantity', async () => {
    const user = person();
    const { told } = renderCounter({ value: 1, max: 2 });
    expect(minus().getAttribute('aria-disabled')).toBe('true');
    await user.click(minus());
    await user.click(plus());
    expect(plus().getAttribute('aria-disabled')).toBe('true');
    await user.click(plus());
    expect(told).toEqual([2]);
  });

  test('repeat while held, and a hold never removes the line', () => {
    vi.useFakeTimers();
    const onDelete = vi.fn<() => void>();
    const { told } = renderCounter({ value: 3, onDelete });
    fireEvent.pointerDown(minus(), { button: 0 });
    act(() => void vi.advanceTimersByTime(3000));
    fireEvent.pointerUp(screen.getByRole('button', { name: 'Remover DIPIRONA' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remover DIPIRONA' }));
    vi.useRealTimers();
    expect(told).toEqual([2, 1]);
    expect(onDelete).not.toHaveBeenCalled();
  });

  test('repeat from 300 ms on while held', () => {
    vi.useFakeTimers();
    const { told } = renderCounter({ value: 3 });
    fireEvent.pointerDown(plus(), { button: 0 });
    act(() => void vi.advanceTimersByTime(299));
    expect(told).toEqual([]);
    act(() => void vi.advanceTimersByTime(1));
    expect(told).toEqual([4]);
    fireEvent.pointerUp(plus());
    vi.useRealTimers();
  });

  test('offer to remove the line at the smallest quantity', async () => {
    const user = person();
    const onDelete = vi.fn<() => void>();
    renderCounter({ value: 1, onDelete });
    await user.click(screen.getByRole('button', { name: 'Remover DIPIRONA' }));
    expect(onDelete).toHaveBeenCalledOnce();
  });

  test('change nothing when touched while the page scrolls', () => {
    vi.useFakeTimers();
    const { told } = renderCounter({ value: 3 });
    fireEvent.pointerDown(plus(), { button: 0 });
    fireEvent.pointerCancel(plus());
    act(() => void vi.advanceTimersByTime(3000));
    vi.useRealTimers();
    expect(told).toEqual([]);
  });
});

describe('a quantity that is typed', () => {
  test('replaces the current one and counts at once', async () => {
    const user = person();
    const { told } = renderCounter({ value: 5 });
    await user.click(field());
    await user.keyboard('40');
    expect(told).toEqual([4, 40]);
    expect(field().getAttribute('aria-valuenow')).toBe('40');
  });

  test('need not be a multiple of the pack', async () => {
    const user = person();
    const { told } = renderCounter({ value: 6, step: 6 });
    await user.type(field(), '7', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    await user.tab();
    expect(told).toEqual([7]);
  });

  test.each(['abc', '1e9', '2,5', ''])('%j keeps the earlier quantity and shows a message', async (text) => {
    const user = person();
    renderCounter({ value: 5 });
    await user.clear(field());
    if (text !== '') await user.type(field(), text);
    await user.tab();
    expect(field().value).toBe('5');
    expect(shownToasts().getByText('Quantidade inválida. Continua a que estava.')).toBeTruthy();
  });

  test('beyond the bounds becomes the nearest bound, with a notice', async () => {
    const user = person();
    const { told } = renderCounter({ value: 5, max: 99_999 });
    await user.clear(field());
    await user.type(field(), '123456');
    await user.tab();
    expect(told.at(-1)).toBe(99_999);
    expect(shownToasts().getByText('A quantidade máxima é 99.999.')).toBeTruthy();
    for (const below of ['0', '-3']) {
      await user.clear(field());
      await user.type(field(), below);
      await user.tab();
      expect(field().value).toBe('1');
      expect(told.at(-1)).toBe(1);
    }
    expect(shownToasts().getAllByText('A quantidade mínima é 1.')).not.toEqual([]);
  });

  test('is undone by Escape, which does not propagate', async () => {
    const user = person();
    const outside = vi.fn<() => void>();
    document.addEventListener('keydown', outside);
    const { told } = renderCounter({ value: 5 });
    await user.click(field());
    await user.keyboard('40');
    outside.mockClear();
    await user.keyboard('{Escape}');
    document.removeEventListener('keydown', outside);
    expect(told.at(-1)).toBe(5);
    expect(field().value).toBe('5');
  });

  test('is replaced by news from another device only after it is settled', async () => {
    const user = person();
    const { told, setFromOutside } = renderCounter({ value: 5 });
    await user.click(field());
    await user.keyboard('4');
    setFromOutside(9);
    expect(field().value).toBe('4');
    await user.keyboard('{Enter}');
    expect(field().value).toBe('9');
    // Leaving the field does not override news that came meanwhile, like the quantity before a refusal.
    expect(told).toEqual([4]);
  });

  test('replaces a number that came from another device while the field had the focus', async () => {
    const user = person();
    const { told, setFromOutside } = renderCounter({ value: 5 });
    await user.click(field());
    setFromOutside(12);
    await user.keyboard('3');
    expect(told).toEqual([3]);
  });
});

describe('Enter in the counter', () => {
  test.each([
    ['', [5, 'untouched']],
    ['7', [7, 'taken']],
    ['5', [5, 'taken']],
    ['x', [5, 'corrected']],
  ] as const)('after typing %j reports the quantity and how it was read', async (text, expected) => {
    const user = person();
    const onEnter = vi.fn<NonNullable<QuantityStepperProps['onEnter']>>();
    renderCounter({ value: 5, onEnter });
    await user.click(field());
    await user.keyboard(`${text}{Enter}`);
    expect(onEnter.mock.calls).toEqual([expected]);
  });
});

test('the up and down arrow keys step the counter', async () => {
  const user = person();
  const { told } = renderCounter({ value: 5 });
  await user.click(field());
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(told).toEqual([6, 7, 6]);
});

test('a finger on the focused number marks it, so that the next digit replaces it', async () => {
  const user = person();
  const { told } = renderCounter({ value: 99 });
  await user.click(field());
  field().setSelectionRange(1, 1);
  fireEvent.pointerUp(field(), { pointerType: 'touch' });
  await user.keyboard('7');
  expect(told).toEqual([7]);
});
