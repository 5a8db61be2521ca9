import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { read } from '#engine/read.ts';
import { sampleIndex } from '#engine/sample-index.ts';
import { MANY_LISTS } from '#engine/sample-lists.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { Relacionados } from './relacionados-list.tsx';

test('related products name their makers, and none that the company did not give', () => {
  const [um, dois] = read(sampleIndex(MANY_LISTS, [{ nome: 'DIPIRONA' }, { nome: 'LOSARTANA' }]), [0, 1]);
  const produtos = [um, dois].flatMap((produto) => produto ?? []);
  const named = produtos.map((produto, at) => ({
    ...produto,
    fabricante: at === 0 ? 'EMS' : 'Não informado',
  }));
  renderPage(<Relacionados heading="h3" produtos={named} compra={null} />);
  const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toContain('EMS');
  expect(second).toContain('LOSARTANA');
  expect(second).not.toContain('Não informado');
});
