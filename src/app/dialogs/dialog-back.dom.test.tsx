import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Router, useLocation } from 'wouter';
import { useAppLocation } from '#app/screens/use-app-location.ts';
import { useAddressFilter } from '#parts/list/use-address-filter.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { Dialog } from '#ui/layer/dialog.tsx';

const user = person();

afterEach(() => void vi.unstubAllGlobals());

function Detalhes({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation();
  const [hasMore, setMore] = useState(false);
  const goToCarrinho = () => {
    onClose();
    navigate('/carrinho');
  };
  return (
    <Dialog title="Detalhes" onClose={onClose}>
      <button type="button" onClick={goToCarrinho}>
        Ver carrinho
      </button>
      <button type="button" onClick={() => setMore(true)}>
        Mais
      </button>
      {hasMore && (
        <Dialog title="Cashback" onClose={() => setMore(false)}>
          texto
        </Dialog>
      )}
    </Dialog>
  );
}

function Tela() {
  const [path] = useLocation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h1>{path}</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {isOpen && <Detalhes onClose={() => setOpen(false)} />}
    </>
  );
}

/** The home page, then the search with a product's details over it. */
async function openOverBusca(): Promise<void> {
  history.replaceState(null, '', '/');
  history.pushState({ within: true }, '', '/busca?q=dipirona');
  renderPage(
    <Router hook={useAppLocation}>
      <Tela />
    </Router>,
  );
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  await soon(() => expect(history.state).toEqual({ within: true, dialogos: 1 }));
}

const dialog = (name: string) => screen.queryByRole('dialog', { name });
const address = () => `${location.pathname}${location.search}`;
const isAtBusca = () =>
  soon(() => {
    expect(dialog('Detalhes')).toBeNull();
    expect(history.state).toEqual({ within: true });
    expect(address()).toBe('/busca?q=dipirona');
  });

test('Back closes an open dialog and keeps the screen below it', async () => {
  await openOverBusca();
  history.back();
  await isAtBusca();
  history.back();
  await soon(() => expect(address()).toBe('/'));
});

test('Forward does not reopen a dialog that Back closed, and leaves no empty step', async () => {
  await openOverBusca();
  history.back();
  await isAtBusca();
  const left = vi.spyOn(history, 'go');
  history.forward();
  await soon(() => expect(left).toHaveBeenCalledWith(-1));
  await isAtBusca();
  history.back();
  await soon(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('/'));
});

test.each(['Escape', 'Fechar'])('a dialog closed by %s removes its history entry', async (way) => {
  await openOverBusca();
  if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(screen.getByRole('button', { name: way }));
  await isAtBusca();
  history.back();
  await soon(() => expect(address()).toBe('/'));
});

test('a dialog that navigates when it closes puts the new screen right after the one below it', async () => {
  await openOverBusca();
  await user.click(screen.getByRole('button', { name: 'Ver carrinho' }));
  await soon(() => expect(address()).toBe('/carrinho'));
  history.back();
  await isAtBusca();
});

test('a dialog navigates even if the browser never leaves the dialog’s history entry', async () => {
  await openOverBusca();
  vi.spyOn(history, 'go').mockImplementationOnce(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Ver carrinho' }));
  await soon(() => expect(address()).toBe('/carrinho'));
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  await soon(() => expect(history.state).toEqual({ dialogos: 1 }));
});

/** The Navigation API of a page whose current entry is the first dialog's; a step waits until the test lets it go. */
function stubNavigation() {
  const step = Promise.withResolvers<void>();
  const traverseTo = vi.fn(() => ({ committed: step.promise }));
  vi.stubGlobal('navigation', {
    currentEntry: { index: 1 },
    entries: () => [{ key: 'tela' }, { key: 'dialogo' }],
    traverseTo,
  });
  return { traverseTo, lose: () => step.reject(new DOMException('cancelled', 'AbortError')) };
}

test('a navigation waits for a slow step out of the dialog’s history entry, however long it takes', async () => {
  await openOverBusca();
  const { traverseTo } = stubNavigation();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  act(() => screen.getByRole('button', { name: 'Ver carrinho' }).click());
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  vi.useRealTimers();
  expect(traverseTo).toHaveBeenCalledExactlyOnceWith('tela');
  expect(address()).toBe('/busca?q=dipirona');
  history.go(-1);
  await soon(() => expect(address()).toBe('/carrinho'));
  history.back();
  await isAtBusca();
});

test('a navigation follows at once if the browser reports that the step is lost', async () => {
  await openOverBusca();
  const { lose } = stubNavigation();
  await user.click(screen.getByRole('button', { name: 'Ver carrinho' }));
  expect(address()).toBe('/busca?q=dipirona');
  lose();
  await soon(() => expect(address()).toBe('/carrinho'));
});

const ADDRESS = {
  read: (search: string) => Object.fromEntries(new URLSearchParams(search)),
  hrefOf: (filtro: Record<string, string>) => `/lista?${new URLSearchParams(filtro)}`,
};

function Filtros() {
  const { change } = useAddressFilter(ADDRESS);
  return (
    <Dialog title="Filtros" onClose={() => undefined}>
      <button type="button" onClick={() => change({ de: '1' }, 'step')}>
        De
      </button>
      <button type="button" onClick={() => change({ sit: '2' }, 'replace')}>
        Situação
      </button>
    </Dialog>
  );
}

test('two quick choices in a dialog both reach the address', async () => {
  history.pushState(null, '', '/lista');
  renderPage(
    <Router hook={useAppLocation}>
      <Filtros />
    </Router>,
  );
  await soon(() => expect(history.state).toEqual({ dialogos: 1 }));
  act(() => screen.getByRole('button', { name: 'De' }).click());
  act(() => screen.getByRole('button', { name: 'Situação' }).click());
  expect(address()).toBe('/lista');
  await soon(() => expect(address()).toBe('/lista?de=1&sit=2'));
});

test('Back closes only the topmost of two dialogs', async () => {
  await openOverBusca();
  await user.click(screen.getByRole('button', { name: 'Mais' }));
  await soon(() => expect(history.state).toMatchObject({ dialogos: 2 }));
  history.back();
  await soon(() => expect(dialog('Cashback')).toBeNull());
  expect(dialog('Detalhes')).toBeTruthy();
  history.back();
  await isAtBusca();
});

test('a dialog that refuses to close handles Back again after the next key', async () => {
  history.replaceState(null, '', '/busca');
  renderPage(
    <Dialog title="Detalhes" onClose={() => undefined}>
      texto
    </Dialog>,
  );
  await soon(() => expect(history.state).toEqual({ dialogos: 1 }));
  history.back();
  await soon(() => expect(history.state).toBeNull());
  await user.keyboard('a');
  expect(history.state).toEqual({ dialogos: 1 });
});
