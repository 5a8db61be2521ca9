import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { ink } from '#ui/tone.css.ts';
import { FoldedLegend, Legend } from './legend.tsx';

const user = person();

const ENTRIES = [
  'Disponível',
  'Poucas Unidades',
  'Em Falta',
  'AAtendidos',
  'PAtendidos Parcialmente',
  'FAtendidos com Falta',
];
const entries = () =>
  within(screen.getByRole('list', { name: 'Legenda da lista' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('the legend names stock and served lines, each with its colour', () => {
  render(<Legend />);
  expect(entries()).toEqual(ENTRIES);
  const classOf = (text: string) => screen.getByText(text).closest('li')?.innerHTML;
  expect(classOf('Disponível')).toContain(ink.positive);
  expect(classOf('Poucas Unidades')).toContain(ink.caution);
  expect(classOf('Em Falta')).toContain(ink.negative);
});

test('without room the legend opens from a button', async () => {
  render(<FoldedLegend />);
  expect(screen.queryByRole('list', { name: 'Legenda da lista' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Legenda' }));
  expect(entries()).toEqual(ENTRIES);
});

test('the legend tells a user who may only read of stock alone', async () => {
  const device = await openPageDevice();
  renderPage(<Legend />, { ...device, usuario: { ...device.usuario, papel: 'escritorio' } });
  expect(entries()).toEqual(ENTRIES.slice(0, 3));
});
