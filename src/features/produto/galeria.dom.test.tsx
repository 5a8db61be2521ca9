import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ProdutoResumo } from '#engine/read.ts';
import { person } from '#tests/support/dom/person.ts';
import { Galeria } from './galeria.tsx';

const user = person();
const produto = {
  idProduto: 1,
  nome: 'DIPIRONA',
  apresentacao: '500 MG COM CT X 10',
  substancia: 'DIPIRONA SÓDICA',
  fabricante: 'TEUTO',
  subCategoria: 'Analgésicos',
} as ProdutoResumo;
const gallery = () => within(screen.getByRole('region', { name: 'Imagens do produto' }));

test('several pictures can be chosen from; one alone leaves no choice', async () => {
  const { rerender } = render(<Galeria produto={produto} imagens={['/a.svg', '/b.svg']} size={168} />);
  await user.click(gallery().getByRole('button', { name: 'Foto 2' }));
  expect(gallery().getByRole('button', { pressed: true }).getAttribute('aria-label')).toBe('Foto 2');
  rerender(<Galeria produto={produto} imagens={['/a.svg']} size={168} />);
  expect(gallery().getAllByRole('img')).toHaveLength(1);
  expect(gallery().queryAllByRole('button')).toEqual([]);
});
