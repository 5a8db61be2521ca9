import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { consultarMenu } from '#contract/content/menu.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { MenuBar } from './menu-bar.tsx';

const server = fakeServer();
const user = person();

const link = (idMenu: number, descricao: string, url: string) => ({
  idMenu,
  descricao,
  url,
  menusFilhos: [],
});
const MENU = [
  {
    idMenu: 1,
    descricao: 'Medicamentos',
    menusFilhos: [link(11, 'Dor e febre', '/busca?cat=1'), link(12, 'Diabetes', '/busca?cat=2')],
  },
  { idMenu: 2, descricao: 'Campanhas', menusFilhos: [link(21, 'Gripe', '/busca?con=3')] },
];

/** Draws the menu over an address, with the focus on its first entry. */
async function openMenu(href: string) {
  history.replaceState(null, '', href);
  server.reply(consultarMenu, MENU);
  renderPage(<MenuBar Drawer={() => null} />);
  const entry = await screen.findByRole('button', { name: 'Medicamentos' });
  entry.focus();
  return entry;
}
const focused = () => document.activeElement?.textContent;

test('the arrows lead down into an entry and up again, and Escape closes it', async () => {
  const entry = await openMenu('/');
  await user.keyboard('{ArrowDown}');
  expect([entry.getAttribute('aria-expanded'), focused()]).toEqual(['true', 'Dor e febre']);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Diabetes');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(focused()).toBe('Medicamentos');
  await user.keyboard('{ArrowDown}{Escape}');
  expect([entry.getAttribute('aria-expanded'), focused()]).toEqual(['false', 'Medicamentos']);
});

test('the entry of the open screen is marked, and no other', async () => {
  const entry = await openMenu('/busca?con=3');
  expect(entry.getAttribute('aria-current')).toBeNull();
  expect(screen.getByRole('button', { name: 'Campanhas' }).getAttribute('aria-current')).toBe('true');
});
