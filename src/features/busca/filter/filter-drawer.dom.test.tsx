import { cleanup, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BUSCA_VAZIA, type Busca } from '#routes.ts';
import { setViewport } from '#tests/support/dom/layout.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { FilterDrawer } from './filter-drawer.tsx';
import { chipsOf, type Opcoes, SEM_FILTROS } from './filtros.ts';

const user = person();

const opcoes = {
  fabricantes: Array.from({ length: 8 }, (_, at) => ({ id: at + 1, nome: `Fábrica ${at + 1}` })),
};

const drawer = () => within(screen.getByRole('dialog', { name: 'Filtrar Busca' }));
const group = (name: string) => within(drawer().getByRole('region', { name }));
const shownOf = (name: string) =>
  group(name)
    .getAllByRole<HTMLInputElement>('checkbox')
    .map(({ labels }) => labels?.[0]?.textContent);

/** Draws the drawer of a search; returns the functions that changes and closing call. */
function openDrawer(part: Partial<Busca> = {}, isLoggedIn = true, members: Opcoes = opcoes) {
  const busca = { ...BUSCA_VAZIA, ...part };
  const change = vi.fn<(part: Partial<Busca>, how: 'step' | 'replace') => void>();
  const onClose = vi.fn<() => void>();
  renderPage(
    <FilterDrawer
      isOpen
      onClose={onClose}
      onClosed={() => undefined}
      busca={busca}
      opcoes={members}
      chips={chipsOf(busca, members, null)}
      promocoes={[{ id: 11, nome: 'Campanha de inverno' }]}
      isLoggedIn={isLoggedIn}
      total={3}
      change={change}
    />,
  );
  return { change, onClose };
}

test('the drawer has a group for each filter, and badges for a user alone', () => {
  openDrawer({}, false);
  const headings = () => drawer().getAllByRole('heading', { level: 3 });
  const open = ['Fabricante', 'Marca', 'Linha de Produto', 'Categoria', 'SubCategoria'];
  expect(headings().map(({ textContent }) => textContent)).toEqual(open);
  expect(drawer().queryByText('Filtros selecionados')).toBeNull();
});

test('a group shows six members, and the rest between Expandir and Recolher', async () => {
  openDrawer();
  expect(shownOf('Fabricante')).toHaveLength(6);
  await user.click(group('Fabricante').getByRole('button', { name: /^Expandir \+/ }));
  expect(shownOf('Fabricante')).toHaveLength(8);
  await user.click(group('Fabricante').getByRole('button', { name: /^Recolher -/ }));
  expect(shownOf('Fabricante')).toHaveLength(6);
});

test('a group has a text to narrow it only when it has more members than its first six', () => {
  const few = { ...opcoes, marcas: [{ id: 1, nome: 'Única' }] };
  openDrawer({}, true, few);
  expect(group('Fabricante').queryByRole('textbox')).not.toBeNull();
  expect(group('Marca').queryByRole('textbox')).toBeNull();
  expect(shownOf('Marca')).toEqual(['Única']);
});

test('a user’s switches come before the groups, one promotion at a time; a visitor has none', async () => {
  const { change } = openDrawer({ mven: true });
  expect(shownOf('Mostrar somente')).toEqual([
    'Em estoque',
    'Campanha de inverno',
    'Mais vendidos',
    'Com cashback',
    'Com desconto por volume',
  ]);
  for (const name of ['Em estoque', 'Campanha de inverno', 'Mais vendidos'])
    await user.click(group('Mostrar somente').getByRole('checkbox', { name }));
  expect(change.mock.calls.map(([part]) => part)).toEqual([{ est: true }, { con: 11 }, { mven: false }]);
  cleanup();
  openDrawer({}, false);
  expect(drawer().queryByRole('region', { name: 'Mostrar somente' })).toBeNull();
});

test('on a phone a group is folded under its heading, unless something in it is chosen', async () => {
  setViewport({ width: 360 });
  openDrawer({ mar: [1] }, true, { ...opcoes, marcas: [{ id: 1, nome: 'Única' }] });
  expect(shownOf('Marca')).toEqual(['Única']);
  expect(group('Fabricante').queryByRole('checkbox')).toBeNull();
  await user.click(group('Fabricante').getByRole('button', { name: /^Fabricante/ }));
  expect(shownOf('Fabricante')).toHaveLength(6);
});

test('a tick changes the search, and the next one in the same visit replaces that step', async () => {
  const { change } = openDrawer();
  const [first, second] = group('Fabricante').getAllByRole('checkbox');
  await user.click(first as HTMLElement);
  await user.click(second as HTMLElement);
  expect(change.mock.calls).toEqual([
    [{ fab: [1] }, 'step'],
    [{ fab: [2] }, 'replace'],
  ]);
});

test('chosen filters are chips; Limpar clears a group and Limpar Todos all of them', async () => {
  const { change } = openDrawer({ fab: [1, 2], sel: [6] });
  const chips = within(drawer().getByRole('list', { name: 'Filtros selecionados' }));
  expect(chips.getAllByRole('listitem')).toHaveLength(3);
  await user.click(chips.getByRole('button', { name: 'Remover filtro Fabricante: Fábrica 1' }));
  await user.click(group('Fabricante').getByRole('button', { name: 'Limpar Fabricante' }));
  await user.click(drawer().getByRole('button', { name: 'Limpar Todos' }));
  expect(change.mock.calls.map(([part]) => part)).toEqual([{ fab: [2] }, { fab: [] }, SEM_FILTROS]);
});

test('the search box of the drawer submits by Enter, and reads a new line as a space', async () => {
  const { change } = openDrawer();
  const box = drawer().getByRole<HTMLTextAreaElement>('textbox', { name: 'Buscar' });
  expect([box.maxLength, box.rows]).toEqual([120, 1]);
  await user.click(box);
  await user.keyboard('dipirona{Shift>}{Enter}{/Shift}500');
  expect(change).not.toHaveBeenCalled();
  expect(box.rows).toBe(2);
  await user.keyboard('{Enter}');
  expect(change).toHaveBeenCalledExactlyOnceWith({ pes: 'dipirona 500' }, 'step');
});

test('the text of a group takes 500 letters and no other signs', async () => {
  openDrawer();
  const text = group('Fabricante').getByRole<HTMLInputElement>('textbox');
  expect(text.maxLength).toBe(500);
  await user.type(text, 'fá1b;.- ç');
  expect(text.value).toBe('fáb.- ç');
});

test('Escape and a press outside close the drawer', async () => {
  const { onClose } = openDrawer();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  await user.pointer({ keys: '[MouseLeft]', target: screen.getByRole('dialog', { name: 'Filtrar Busca' }) });
  expect(onClose).toHaveBeenCalledTimes(2);
});
