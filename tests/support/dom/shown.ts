import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';

/** The temporary sentences on the screen, without the text for screen readers. */
export const shownToasts = () => within(screen.getByLabelText('Avisos'));

/** The text of the box over the screen, once it is there. */
export const findBox = (title: string) => screen.findByRole('alertdialog', { name: title });

/** Waits for something outside the page, an address or a request: long enough for a busy machine. */
export const soon = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 10_000 });

/** The headings of a list's columns, from the left. */
export const columnsOf = (list: HTMLElement): (string | null)[] =>
  within(list)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

/** The words of a list's legend. */
export const legendOf = (): (string | null)[] =>
  within(screen.getByRole('list', { name: 'Legenda da lista' }))
    .getAllByRole('listitem')
    .map((item) => item.lastChild?.textContent ?? null);
