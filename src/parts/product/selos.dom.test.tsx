import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LAYOUT_ICONE_CHEIO, LAYOUT_ICONE_TRACO, type Selo } from '#contract/catalogue/selo.ts';
import { Selos } from './selos.tsx';

const selo = (idSelo: number, over: Partial<Selo> = {}): Selo => ({
  idSelo,
  rotulo: `Selo ${idSelo}`,
  icone: 'star',
  idBibliotecaIconeLayout: LAYOUT_ICONE_TRACO,
  previaUrl: null,
  tipoDescontoPorVolume: false,
  Prioridade: idSelo,
  detalhes: '',
  idTemaPersonalizado: null,
  ...over,
});
const badges = () => within(screen.getByRole('list', { name: 'Selos' })).getAllByRole('listitem');

test('a badge’s icon comes from the set that its layout names', () => {
  render(<Selos selos={[selo(1), selo(2, { idBibliotecaIconeLayout: LAYOUT_ICONE_CHEIO })]} />);
  const [line, filled] = badges().map((badge) => badge.querySelector('svg')?.outerHTML);
  expect(line).toBeTruthy();
  expect(filled).toBeTruthy();
  expect(filled).not.toBe(line);
});

test('badges beyond the room are counted and named, and one with a showcase leads to it', () => {
  render(<Selos selos={[selo(1, { previaUrl: 'dor' }), selo(2), selo(3)]} max={1} isLinked />);
  expect(screen.getByRole('link', { name: 'Selo 1' }).getAttribute('href')).toBe('/dor');
  expect(badges().at(-1)?.textContent).toContain('+2 selos: Selo 2, Selo 3');
});
