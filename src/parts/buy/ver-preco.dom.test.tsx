import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeLogIn, logInState } from '#parts/dialogs/log-in-state.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { VerPreco } from './ver-preco.tsx';

const user = person();
afterEach(closeLogIn);

test.each(['/pro?id=7', '/com?id=7'])(
  'a visitor who wants to buy at %s signs in, and the log-in leads back there',
  async (address) => {
    history.replaceState(null, '', address);
    renderPage(<VerPreco label="DIPIRONA" size="md" />);
    await user.click(screen.getByRole('button', { name: /^Ver Preço/ }));
    expect(logInState).toMatchObject({ isOpen: true, returnTo: address });
  },
);
