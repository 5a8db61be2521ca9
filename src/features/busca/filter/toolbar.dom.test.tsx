import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { manterPreferenciaUsuario } from '#contract/customers/preferencia-usuario.ts';
import { BuscaAparelho } from '#features/busca/page/busca-aparelho.tsx';
import type { BuscaParts } from '#features/busca/page/busca-page.tsx';
import { BuscaVisitante } from '#features/busca/page/busca-visitante.tsx';
import { closeHotsite, hotsiteState } from '#parts/dialogs/hotsite-state.ts';
import { openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { setViewport } from '#tests/support/dom/layout.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';
import { FilterDrawer } from './filter-drawer.tsx';

const server = fakeServer();
const user = person();

const parts: BuscaParts = {
  Filtros: FilterDrawer,
  Importacao: () => <p>a importação</p>,
  Exportacao: () => <p>a exportação</p>,
};
const button = (name: string) => screen.queryByRole('button', { name });

test('a visitor has no export, and is told to sign in for the import and the display mode', async () => {
  history.replaceState(null, '', '/busca');
  renderPage(<BuscaVisitante parts={parts} />);
  expect(button('Exportar')).toBeNull();
  expect(button('Mostrar margem')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Importar' }));
  expect((await findBox('Atenção')).textContent).toContain('Faça o login no portal para importar.');
  expect(screen.queryByText('a importação')).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Exibir em lista' }));
  expect((await findBox('Atenção')).textContent).toContain(
    'Faça o login no portal para alterar o modo de exibição.',
  );
});

test.each([
  ['who may export lists is offered it', true],
  ['who may not export lists has no button for it', false],
])('a user %s', async (_, exporta) => {
  history.replaceState(null, '', '/busca');
  renderPage(<BuscaAparelho parts={parts} />, await openPageDevice({ exporta }));
  await user.click(await screen.findByRole('button', { name: 'Importar' }));
  expect(screen.getByText('a importação')).toBeTruthy();
  expect(button('Exportar') !== null).toBe(exporta);
});

test('the help button opens the page about shortcuts, and is absent without one', async () => {
  history.replaceState(null, '', '/busca');
  renderPage(<BuscaVisitante parts={parts} idHotsiteAjuda={9} />);
  await user.click(screen.getByRole('button', { name: 'Ajuda e atalhos' }));
  expect(hotsiteState.aberto).toEqual({ idHotsite: 9, isPolitica: false });
  closeHotsite();
  cleanup();
  renderPage(<BuscaVisitante parts={parts} />);
  expect(button('Ajuda e atalhos')).toBeNull();
});

test('prices of a promotion are left by a button that only a user has', async () => {
  history.replaceState(null, '', '/busca?con=11');
  renderPage(<BuscaVisitante parts={parts} />);
  expect(button('Ver Preços Regulares')).toBeNull();
  cleanup();
  history.replaceState(null, '', '/busca?con=11');
  renderPage(<BuscaAparelho parts={parts} />, await openPageDevice());
  await user.click(await screen.findByRole('button', { name: 'Ver Preços Regulares' }));
  expect(location.search).toBe('');
  expect(button('Ver Preços Regulares')).toBeNull();
});

test('a user’s order and look are in the address and saved as preferences', async () => {
  setViewport({ width: 1280 });
  history.replaceState(null, '', '/busca');
  server.raw(manterPreferenciaUsuario, { status: 503, body: '', isOurs: true });
  const device = await openPageDevice();
  renderPage(<BuscaAparelho parts={parts} />, device);
  await user.selectOptions(await screen.findByLabelText('Ordenar por'), '2');
  await user.click(screen.getByRole('button', { name: 'Exibir em grade' }));
  expect(location.search).toBe('?exi=2&ord=2');
  await soon(async () =>
    expect((await device.vault.device.get(1))?.modos).toMatchObject({ exibicao: 2, ordem: 2 }),
  );
  await soon(() =>
    expect(server.askedOf(manterPreferenciaUsuario).at(-1)?.body).toMatchObject({
      IDModoExibicao: 2,
      IDModoOrdenacao: 2,
    }),
  );
});
