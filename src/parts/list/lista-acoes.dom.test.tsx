import { render, screen, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { setViewport } from '#tests/support/dom/layout.ts';
import { person } from '#tests/support/dom/person.ts';
import * as css from './acao-button.css.ts';
import { AcaoButton } from './acao-button.tsx';
import { ListaAcoes, ListaDeMarcadas } from './lista-acoes.tsx';

const user = person();

const drawer = { isOpen: false, open: () => undefined, close: () => undefined };

function Tela({ isLong = false, hasFilter = true }: { isLong?: boolean; hasFilter?: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState<readonly number[]>([]);
  return (
    <>
      <button type="button" onClick={() => setRows((before) => [...before, before.length])}>
        Marcar
      </button>
      <ListaDeMarcadas
        ref={ref}
        label="Ações das notas"
        {...(hasFilter && { drawer })}
        isLong={isLong}
        marcadas={{ rows, clear: () => setRows([]) }}
        soma={rows.length * 2_100_00}
        dica="Marque notas para baixar."
        das={<button type="button">Baixar XML</button>}
        fim={<button type="button">Ordenar</button>}
      >
        <button type="button">Exportar</button>
      </ListaDeMarcadas>
    </>
  );
}

const acts = () =>
  within(screen.getByRole('group', { name: 'Ações das notas' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const mark = () => user.click(screen.getByRole('button', { name: 'Marcar' }));

afterEach(() => setViewport({}));

test('a wide window has the acts for marked rows in its toolbar, also without a mark', () => {
  render(<Tela />);
  expect(acts()).toEqual(['Filtrar', 'Exportar', 'Baixar XML', 'Ordenar']);
  expect(screen.queryByText('Marque notas para baixar.')).toBeNull();
});

test.each([
  [849, false],
  [1015, true],
])(
  'a window of %i px says what marks are for and has the acts in a bar with count and sum',
  async (width, isLong) => {
    setViewport({ width });
    render(<Tela isLong={isLong} />);
    expect(acts()).toEqual(['Filtrar', 'Exportar', 'Ordenar']);
    expect(screen.getByText('Marque notas para baixar.')).toBeTruthy();
    await mark();
    expect(screen.getByText(/^1 marcada · R\$\s2\.100,00$/)).toBeTruthy();
    await mark();
    expect(screen.getByText(/^2 marcadas · R\$\s4\.200,00$/)).toBeTruthy();
    expect(acts()).toEqual(['Filtrar', 'Exportar', 'Desmarcar', 'Baixar XML', 'Ordenar']);
  },
);

test('a bar that is put away gives the focus to the toolbar', async () => {
  setViewport({ width: 360 });
  render(<Tela />);
  await mark();
  await user.click(screen.getByRole('button', { name: 'Desmarcar' }));
  expect(screen.queryByRole('button', { name: 'Baixar XML' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Filtrar');
});

test('a list without a filter has no such act', () => {
  render(<Tela hasFilter={false} />);
  expect(acts()).toEqual(['Exportar', 'Baixar XML', 'Ordenar']);
});

test('the filter’s words fold to its icon only next to other acts', () => {
  const ref = { current: null };
  const folds = () => screen.getByText('Filtrar').classList.contains(css.words);
  const { rerender } = render(<ListaAcoes ref={ref} label="Ações" drawer={drawer} />);
  expect(folds()).toBe(false);
  rerender(
    <ListaAcoes ref={ref} label="Ações" drawer={drawer}>
      <button type="button">Exportar</button>
    </ListaAcoes>,
  );
  expect(folds()).toBe(true);
});

test('the words of the primary act stay where those of the others fold', () => {
  render(
    <>
      <AcaoButton label="Exportar" icon={null} />
      <AcaoButton label="Inserir" icon={null} variant="primary" />
    </>,
  );
  const folds = (text: string) => screen.getByText(text).classList.contains(css.words);
  expect([folds('Exportar'), folds('Inserir')]).toEqual([true, false]);
});

test('an act that is not possible is muted, names its reason, and a press still runs it', async () => {
  const pressed: string[] = [];
  render(
    <AcaoButton label="Baixar" icon={null} motivo="Sem boleto." onPress={() => pressed.push('Baixar')} />,
  );
  const button = screen.getByRole('button', { name: 'Baixar', description: 'Sem boleto.' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await user.click(button);
  expect(pressed).toEqual(['Baixar']);
});
