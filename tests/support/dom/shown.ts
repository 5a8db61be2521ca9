import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';

/** The temporary sentences on the screen, without the text for screen readers. */
export const shownToasts = () => within(screen.getByLabelText('Avisos'));

/** The text of the box over the screen, once it is there. */
export const findBox = (title: string) => screen.findByRole('alertdialog', { name: title });

/** Waits for something outside the page, an address or a request: long enough for a busy machine. */
export const soon = (check: () => void | Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: 10_000 });
