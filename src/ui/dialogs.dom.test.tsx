import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setViewport } from '#tests/support/dom/layout.ts';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { ChoiceDialog } from './layer/choice-dialog.tsx';
import { Dialog } from './layer/dialog.tsx';
import { MenuButton } from './layer/menu-button.tsx';
import { MessageBoxHost } from './layer/message-box-host.tsx';
import { confirm, showWaiting } from './layer/message-queue.ts';
import { PopoverButton } from './layer/popover-button.tsx';

const user = person();
const button = (name: string) => screen.getByRole('button', { name });

test('a dialog focuses its first field, keeps the focus inside, and gives it back at the end', async () => {
  const draw = (isOpen: boolean) => (
    <>
      <button type="button">Fora</button>
      {isOpen && (
        <Dialog title="Nome" onClose={() => undefined} footer={<button type="button">Salvar</button>}>
          <input aria-label="Nome" data-autofocus />
        </Dialog>
      )}
    </>
  );
  const page = render(draw(false));
  button('Fora').focus();
  page.rerender(draw(true));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  await user.tab();
  expect(document.activeElement).toBe(button('Salvar'));
  await user.tab();
  expect(document.activeElement).toBe(button('Fechar'));
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(button('Salvar'));
  page.rerender(draw(false));
  expect(document.activeElement).toBe(button('Fora'));
});

test('Escape closes a dialog and does not reach the page under it', async () => {
  const onClose = vi.fn<() => void>();
  const under = vi.fn<() => void>();
  document.addEventListener('keydown', under);
  render(
    <Dialog title="Nome" onClose={onClose}>
      texto
    </Dialog>,
  );
  await user.keyboard('{Escape}');
  document.removeEventListener('keydown', under);
  expect(onClose).toHaveBeenCalledOnce();
  expect(under).not.toHaveBeenCalled();
});

test('Escape in a dialog with typed text asks before it is discarded', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <>
      <Dialog title="Nome" onClose={onClose} isDirty>
        texto
      </Dialog>
      <MessageBoxHost />
    </>,
  );
  const box = () => screen.findByRole('alertdialog', { name: 'Descartar o que foi digitado?' });
  await user.keyboard('{Escape}');
  await user.click(within(await box()).getByRole('button', { name: 'Continuar' }));
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await user.click(within(await box()).getByRole('button', { name: 'Descartar' }));
  await soon(() => expect(onClose).toHaveBeenCalledOnce());
});

test('the questions of two acts are stacked, and each has its own buttons', async () => {
  render(<MessageBoxHost />);
  const first = confirm({ text: 'Um?' });
  const second = confirm({ text: 'Dois?' });
  await screen.findByText('Dois?');
  await user.keyboard('{Escape}');
  expect(await second).toBe(false);
  await user.click(button('Sim'));
  expect(await first).toBe(true);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a message stays above a dialog that opens later, but not above one that is opened from it', async () => {
  const draw = (open: 'late' | 'more' | null) => (
    <>
      {open && (
        <Dialog key={open} title="Carrinho" onClose={() => undefined}>
          <input aria-label="Quantidade" data-autofocus />
        </Dialog>
      )}
      <MessageBoxHost />
    </>
  );
  const page = render(draw(null));
  const more = vi.fn<() => void>();
  void confirm({ text: 'Não há espaço', more: { label: 'Ler mais', onPress: more } });
  await screen.findByRole('alertdialog');
  page.rerender(draw('late'));
  expect(document.activeElement).toBe(button('Sim'));
  page.rerender(draw(null));
  await user.click(button('Ler mais'));
  page.rerender(draw('more'));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('a question about an irreversible act does not focus its yes', async () => {
  render(<MessageBoxHost />);
  const answer = confirm({ text: 'Descartar?', yes: 'Descartar', isGrave: true });
  await screen.findByRole('alertdialog');
  expect(document.activeElement).not.toBe(button('Descartar'));
  await user.keyboard('{Escape}');
  expect(await answer).toBe(false);
});

test('a waiting box closes only at the end of the wait', async () => {
  render(<MessageBoxHost />);
  const end = showWaiting('Um momento');
  expect((await screen.findByRole('alertdialog')).getAttribute('aria-busy')).toBe('true');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  end();
  await soon(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('an entry of a long list is chosen by typing a part of it, by arrows and Enter', async () => {
  const onChoose = vi.fn<(choice: { id: number; text: string }) => void>();
  const choices = ['Aurora', 'Lume da Serra', 'Pedra da Lua'].map((text, id) => ({ id, text }));
  render(
    <ChoiceDialog
      title="Cliente"
      searchLabel="Buscar cliente"
      choices={choices}
      selectedId={0}
      onChoose={onChoose}
      onClose={() => undefined}
    />,
  );
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Buscar cliente' }));
  await user.keyboard('lu');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Lume da Serra',
    'Pedra da Lua',
  ]);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledWith(choices[2]);
  await user.keyboard('xyz');
  expect(screen.getByText('Nenhum item encontrado.')).toBeTruthy();
});

test('a list of choices leaves a touch keyboard closed', () => {
  setViewport({ width: 800, pointer: 'coarse' });
  const choices = [{ id: 1, text: 'Aurora' }];
  const noop = () => undefined;
  render(
    <ChoiceDialog title="Cliente" searchLabel="Buscar" choices={choices} onChoose={noop} onClose={noop} />,
  );
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Cliente' }));
});

test('arrows and letters move through a menu, Enter runs an entry, and a disabled entry does nothing', async () => {
  const pressed: string[] = [];
  const item = (label: string, isDisabled = false) => ({
    id: label,
    label,
    isDisabled,
    onPress: () => pressed.push(label),
  });
  render(<MenuButton label="Usuário" items={[item('Aparelho'), item('Senha', true), item('Sair')]} />);
  await user.click(button('Usuário'));
  const menu = within(screen.getByRole('menu', { name: 'Usuário' }));
  expect(document.activeElement).toBe(menu.getByRole('menuitem', { name: 'Aparelho' }));
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(menu.getByRole('menuitem', { name: 'Sair' }));
  await user.keyboard('{Home}s');
  expect(document.activeElement).toBe(menu.getByRole('menuitem', { name: 'Senha' }));
  await user.keyboard('{Enter}');
  expect(pressed).toEqual([]);
  await user.keyboard('{End}{Enter}');
  expect(pressed).toEqual(['Sair']);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a menu names its groups and the arrows walk through all of them', async () => {
  const item = (label: string, group?: string) => ({
    id: label,
    label,
    onPress: () => undefined,
    ...(group === undefined ? {} : { group }),
  });
  render(
    <MenuButton
      label="Usuário"
      items={[item('Pedidos'), item('Contas', 'Financeiro'), item('Extrato', 'Financeiro'), item('Sair')]}
    />,
  );
  await user.click(button('Usuário'));
  const grupo = within(screen.getByRole('group', { name: 'Financeiro' }));
  expect(grupo.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Contas', 'Extrato']);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Sair' }));
});

test('a press that ends elsewhere leaves the button of a popover to the keyboard', async () => {
  render(<PopoverButton label="Legenda">texto</PopoverButton>);
  await user.click(button('Legenda'));
  fireEvent.pointerDown(button('Legenda'), { pointerType: 'mouse' });
  fireEvent.pointerLeave(button('Legenda'), { pointerType: 'mouse' });
  await user.keyboard('{Escape}');
  expect(button('Legenda').getAttribute('aria-expanded')).toBe('false');
  button('Legenda').focus();
  await user.keyboard('{Enter}');
  expect(button('Legenda').getAttribute('aria-expanded')).toBe('true');
});

test('a second press on the button of a popover closes it', async () => {
  render(<PopoverButton label="Legenda">texto</PopoverButton>);
  await user.click(button('Legenda'));
  expect(button('Legenda').getAttribute('aria-expanded')).toBe('true');
  await user.click(button('Legenda'));
  expect(button('Legenda').getAttribute('aria-expanded')).toBe('false');
});

test('a second press on the button of a menu closes it, and a third opens it again', async () => {
  render(<MenuButton label="Usuário" items={[{ id: 'a', label: 'Sair', onPress: () => undefined }]} />);
  const presses: boolean[] = [];
  for (let press = 0; press < 3; press += 1) {
    await user.click(button('Usuário'));
    presses.push(screen.queryByRole('menu') !== null);
  }
  expect(presses).toEqual([true, false, true]);
});
