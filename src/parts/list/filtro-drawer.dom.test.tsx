import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFiltroWrite } from './filtro-drawer.tsx';
import { useAddressFilter } from './use-address-filter.ts';

const ADDRESS = {
  read: (search: string) => ({ de: new URLSearchParams(search).get('de') ?? '' }),
  hrefOf: ({ de }: { de: string }) => `/lista?de=${de}`,
};

test('a visit of the drawer is one step back, also after a choice that changes nothing', () => {
  // At the end of the history, wherever an earlier test went back to.
  history.pushState(null, '', '/lista?de=1');
  const before = history.length;
  const { result } = renderHook(() => useFiltroWrite(useAddressFilter(ADDRESS).change));
  act(() => result.current({ de: '1' }));
  expect(history.length).toBe(before);
  act(() => result.current({ de: '2' }));
  act(() => result.current({ de: '3' }));
  expect(location.search).toBe('?de=3');
  expect(history.length).toBe(before + 1);
});
