import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';

/** The passing sentences on the screen; what a screen reader is told of them besides is not among them. */
export const shownToasts = () => within(screen.getByLabelText('Avisos'));

/** The text of the box that asks or tells something over the screen, once it is there. */
export const findBox = (title: string) => screen.findByRole('alertdialog', { name: title });

/** Waits for what is no part of the page, an address or a request: long enough for a machine that does four things. */
export const soon = (check: () => void | Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: 10_000 });
