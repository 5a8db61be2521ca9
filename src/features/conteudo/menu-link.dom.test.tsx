import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { MenuLink } from './menu-link.tsx';

const menu = (url: string) => ({ idMenu: 1, descricao: url, url, menusFilhos: [] });

test('the entry of the open screen is marked, also after the search part of the address changed', () => {
  history.replaceState(null, '', '/busca?cat=1');
  render(
    <>
      <MenuLink menu={menu('/busca?cat=1')} className="" />
      <MenuLink menu={menu('/busca?cat=2#fim')} className="" />
    </>,
  );
  const marked = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'));
  expect(marked()).toEqual(['page', null]);
  act(() => navigate('/busca?cat=2'));
  expect(marked()).toEqual([null, 'page']);
});
