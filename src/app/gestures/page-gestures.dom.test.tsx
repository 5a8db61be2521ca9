import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AtalhosHost } from '#app/dialogs/atalhos-host.tsx';
import { atalhosState } from '#app/dialogs/atalhos-state.ts';
import { updateState } from '#app/update/update.ts';
import { UpdatePrompt } from '#app/update/update-prompt.tsx';
import { onWake } from '#outbox/wake.ts';
import { openPageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { PullToRefresh } from './pull-to-refresh.tsx';

const user = person();

afterEach(() => {
  atalhosState.isOpen = false;
  Object.assign(updateState, { ready: false, novidades: [] });
});

test('the question mark opens the sheet of shortcuts, except when it is typed into a field', async () => {
  render(
    <>
      <AtalhosHost />
      <input aria-label="Busca" />
    </>,
  );
  await user.click(screen.getByRole('textbox'));
  await user.keyboard('?');
  expect(atalhosState.isOpen).toBe(false);
  act(() => screen.getByRole('textbox').blur());
  await user.keyboard('?');
  expect(await screen.findByRole('dialog')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** Renders the page with pull to refresh. Collects its refresh requests. */
async function openPulled() {
  const device = await openPageDevice();
  const wakes: string[] = [];
  const stop = onWake(device.vault.name, (reason) => wakes.push(reason));
  renderPage(
    <>
      <PullToRefresh />
      <main>Pedidos</main>
      <textarea aria-label="Observação" />
    </>,
    device,
  );
  return { wakes, stop };
}

function pull(element: HTMLElement, by: number): void {
  const at = (clientY: number) => ({ touches: [{ clientX: 100, clientY }] });
  fireEvent.touchStart(element, at(100));
  fireEvent.touchMove(element, at(100 + by / 2));
  fireEvent.touchMove(element, at(100 + by));
}

test('a page that is pulled far enough asks for news; a short pull does not', async () => {
  const { wakes, stop } = await openPulled();
  const main = screen.getByRole('main');
  pull(main, 60);
  expect(screen.getByText('Solte para atualizar')).toBeTruthy();
  fireEvent.touchEnd(main);
  expect(screen.queryByText('Solte para atualizar')).toBeNull();
  expect(screen.queryByText('Atualizando')).toBeNull();
  pull(main, 200);
  fireEvent.touchEnd(main);
  expect(screen.getByText('Atualizando')).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(wakes).toEqual([]);
  await soon(() => expect(wakes).toEqual(['refresh']));
  stop();
});

test('a finger in a field, on its way sideways or on a scrolled page does not pull', async () => {
  const { stop } = await openPulled();
  const main = screen.getByRole('main');
  pull(screen.getByRole('textbox'), 200);
  expect(screen.queryByText('Solte para atualizar')).toBeNull();
  fireEvent.touchStart(main, { touches: [{ clientX: 100, clientY: 100 }] });
  fireEvent.touchMove(main, { touches: [{ clientX: 300, clientY: 200 }] });
  expect(screen.queryByText('Solte para atualizar')).toBeNull();
  window.scrollTo({ top: 500 });
  pull(main, 200);
  expect(screen.queryByText('Solte para atualizar')).toBeNull();
  window.scrollTo({ top: 0 });
  stop();
});

test('a new build is offered with its release notes, and can be put away', async () => {
  Object.assign(updateState, {
    ready: true,
    novidades: [{ versao: '0.2.0', data: '2026-11-22', notas: ['Busca mais rápida'] }],
  });
  renderPage(<UpdatePrompt />);
  expect(screen.getByText('Há uma nova versão do Maleta.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Novidades' }));
  expect(await screen.findByText('Busca mais rápida')).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Agora não' }));
  expect(screen.queryByText('Há uma nova versão do Maleta.')).toBeNull();
});
