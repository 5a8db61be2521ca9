import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { ownHeaders } from './support/refuse.ts';
import { enterAgain, enterBusca, rows, search } from './support/steps.ts';

const ENCERRADA = 'Sua sessão foi encerrada. Entre de novo para continuar.';

/** From now on the server knows no session: it refuses every request with a token. */
const refuseSession = (page: Page): Promise<unknown> =>
  page.route('**/api/**', (route) =>
    route.request().headers()['authorization']?.startsWith('Bearer ')
      ? route.fulfill({
          status: 401,
          headers: ownHeaders(route.request()),
          json: { Message: 'Atenção!', Description: ENCERRADA, Codigo: 'sessao-encerrada' },
        })
      : route.continue(),
  );

test('a session that is refused in the middle of a search shuts the device without an error of the search’s own, and the password leads back to the results', async ({
  page,
  watch,
}) => {
  watch.expect(/status of 401/);
  await enterBusca(page);
  await search(page, 'dipirona');
  await expect(rows(page).first()).toContainText(/dipirona/i);
  await refuseSession(page);
  // The choice of the order is sent to the server, which no longer knows the session.
  await page.getByLabel('Ordenar por').selectOption({ index: 1 });
  const dialog = page.getByRole('dialog', { name: 'Entre' });
  await expect(dialog).toContainText(ENCERRADA);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByText(/Houve um erro|Erro ao|Não foi possível/)).toHaveCount(0);
  await page.unroute('**/api/**');
  await enterAgain(page);
  await expect(dialog).toHaveCount(0);
  await expect(rows(page).first()).toContainText(/dipirona/i);
  await search(page, 'losartana');
  await expect(
    rows(page)
      .filter({ hasText: /losartana/i })
      .first(),
  ).toBeVisible();
});
