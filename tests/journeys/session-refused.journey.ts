import type { Page } from '@playwright/test';
import { MARKER_HEADER, MARKER_VALUE } from '#contract/headers.ts';
import { DEMO_SENHA } from '#server/store/seed/clientes.ts';
import { expect, test } from './support/journey.ts';
import { enter, enterAgain, enterBusca, fillLogIn, rows, search } from './support/steps.ts';

const ENCERRADA = 'Sua sessão foi encerrada. Entre de novo para continuar.';

/** From now on the server knows of no session: it refuses whoever says who he is. */
const refuseSession = (page: Page): Promise<unknown> =>
  page.route('**/api/**', (route) =>
    route.request().headers()['authorization']?.startsWith('Bearer ')
      ? route.fulfill({
          status: 401,
          headers: { [MARKER_HEADER]: MARKER_VALUE },
          json: { Message: 'Atenção!', Description: ENCERRADA, Codigo: 'sessao-expirada' },
        })
      : route.continue(),
  );

test('a session that is refused in the middle of a search asks for the password, costs no result and shows no error of the search’s own', async ({
  page,
  watch,
}) => {
  watch.expect(/status of 401/);
  await enterBusca(page);
  await search(page, 'dipirona');
  await expect(rows(page).first()).toContainText(/dipirona/i);
  await refuseSession(page);
  // The order of the list is told to the server, which no longer knows who tells it.
  await page.getByLabel('Ordenar por').selectOption({ index: 1 });
  const dialog = page.getByRole('dialog', { name: 'Entre' });
  await expect(dialog).toContainText(ENCERRADA);
  await expect(rows(page).first()).toContainText(/dipirona/i);
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

test('a password that an ended session could not change is asked for no log-in once there has been one', async ({
  page,
  watch,
}) => {
  watch.expect(/status of 401/);
  await enter(page);
  await page.getByRole('button', { name: /^Usuário / }).click();
  await page.getByRole('menuitem', { name: 'Alterar senha' }).click();
  const dialog = page.getByRole('dialog', { name: 'Alterar senha' });
  const fill = async (label: string, text: string) => dialog.getByLabel(label, { exact: true }).fill(text);
  await fill('Senha atual', DEMO_SENHA);
  await fill('Nova senha', 'chuva-de-verao');
  await fill('Confirmação da nova senha', 'chuva-de-verao');
  // A refusal without a word opens no log-in by itself.
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 401, headers: { [MARKER_HEADER]: MARKER_VALUE }, body: '' }),
  );
  await dialog.getByRole('button', { name: 'Alterar senha' }).click();
  const over = dialog.getByText('A sessão expirou. Entre de novo para continuar.');
  await expect(over).toBeVisible();
  await page.unroute('**/api/**');
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  const entering = page.getByRole('dialog', { name: 'Entre' });
  await fillLogIn(page, 'representante', DEMO_SENHA);
  await expect(entering).toHaveCount(0);
  await expect(over).toBeHidden();
  await expect(dialog.getByLabel('Senha atual', { exact: true })).toHaveValue(DEMO_SENHA);
  await expect(dialog).toBeFocused();
  await dialog.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(page.getByText('Senha alterada. As suas outras sessões foram encerradas.')).toBeVisible();
});

test('a list that an ended session cannot read interrupts nobody: it says so, and is read after the log-in', async ({
  page,
  watch,
}) => {
  watch.expect(/status of 401/);
  await enter(page);
  await refuseSession(page);
  await page.evaluate(() => history.pushState(null, '', '/pedidos?de=2020-01-01&ate=2020-02-01'));
  await expect(page.getByRole('heading', { level: 1, name: 'Meus Pedidos' })).toBeVisible();
  const over = page.getByText('A sessão expirou. Entre de novo para continuar.');
  await expect(over).toBeVisible();
  await expect(page.getByText('Sessão expirada', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Entre' })).toHaveCount(0);
  await page.unroute('**/api/**');
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click();
  await enterAgain(page);
  await expect(over).toBeHidden();
  await expect(page.getByText('Nenhum item encontrado.')).toBeVisible();
  await expect(page).toHaveURL(/\/pedidos\?de=2020-01-01/);
});
