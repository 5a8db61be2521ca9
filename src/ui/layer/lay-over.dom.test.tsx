import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { soon } from '#tests/support/dom/shown.ts';
import { Dialog } from './dialog.tsx';
import { MessageBoxHost } from './message-box-host.tsx';
import { confirm } from './message-queue.ts';

const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');

const draw = (onBlur: () => void, isOpen = true) => (
  <>
    <button type="button" onClick={onBlur}>
      Atrás
    </button>
    {isOpen && (
      <Dialog title="Nome" onClose={() => undefined}>
        <input aria-label="Nome" data-autofocus onBlur={onBlur} />
      </Dialog>
    )}
  </>
);

test('a dialog is shown at once and becomes modal when it is drawn, with the focus where it was', async () => {
  showModal.mockClear();
  const onBlur = vi.fn<() => void>();
  render(draw(onBlur));
  const dialog = screen.getByRole('dialog', { name: 'Nome' });
  expect(dialog.getAttribute('popover')).toBe('manual');
  expect(showModal).not.toHaveBeenCalled();
  await soon(() => expect(showModal).toHaveBeenCalledOnce());
  expect(dialog.getAttribute('popover')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  expect(screen.getByRole('textbox').hasAttribute('autofocus')).toBe(false);
  expect(onBlur).not.toHaveBeenCalled();
});

test('the page takes no press before the dialog is modal', () => {
  const onPress = vi.fn<() => void>();
  render(draw(onPress));
  screen.getByText('Atrás').click();
  expect(onPress).not.toHaveBeenCalled();
});

test('a dialog that is closed before it is drawn never becomes modal', async () => {
  showModal.mockClear();
  const onPress = vi.fn<() => void>();
  const page = render(draw(onPress));
  page.rerender(draw(onPress, false));
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 20));
  });
  expect(showModal).not.toHaveBeenCalled();
  screen.getByText('Atrás').click();
  expect(onPress).toHaveBeenCalledOnce();
});

test('a box keeps its focus when a dialog opens under it and becomes modal', async () => {
  showModal.mockClear();
  // As a browser does, which focuses the first control of a modal dialog.
  showModal.mockImplementation(function open(this: HTMLDialogElement) {
    this.open = true;
    if (!this.querySelector('[autofocus]')) this.querySelector('button')?.focus();
  });
  const page = render(<MessageBoxHost />);
  void confirm({ text: 'Continuar?' });
  await screen.findByRole('alertdialog');
  page.rerender(
    <>
      {draw(() => undefined)}
      <MessageBoxHost />
    </>,
  );
  await soon(() => expect(showModal.mock.contexts.length).toBeGreaterThan(1));
  await soon(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sim' })));
});
