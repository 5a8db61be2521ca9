import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSearch } from '#tests/support/dom/busca-page.tsx';
import { setViewport } from '#tests/support/dom/layout.ts';

const isTable = () => screen.queryByRole('columnheader', { name: 'Laboratório e códigos' }) !== null;
const isGrid = () => screen.queryByRole('article', { name: /AMOXICILINA/ }) !== null;

test('from 1280 px on a user’s list is a table or a grid of cards', async () => {
  setViewport({ width: 1280 });
  await openSearch('/busca?ord=1&exi=1');
  expect([isTable(), isGrid()]).toEqual([true, false]);
  cleanup();
  await openSearch('/busca?ord=1&exi=2', 'gridcell');
  expect([isTable(), isGrid()]).toEqual([false, true]);
});

test.each([1, 2])('under 1280 px display mode %i is a list of cards', async (exi) => {
  setViewport({ width: 1279 });
  await openSearch(`/busca?ord=1&exi=${exi}`);
  expect([isTable(), isGrid()]).toEqual([false, false]);
});

test.each([1280, 800, 360])('a row of %i px names the bar code and the code', async (width) => {
  setViewport({ width });
  await openSearch('/busca?ord=1&exi=1');
  const row = screen.getByRole('row', { name: /AMOXICILINA/ });
  expect(row.textContent).toMatch(/Cód\. 1/);
  expect(row.textContent).toContain('EAN 7890000000001');
});
