import type { Page } from '@playwright/test';
import { DEMO_SENHA } from '#server/store/seed/clientes.ts';
import { expect, newDevice as test } from './support/journey.ts';
import { look } from './support/look.ts';
import { DIPIRONA, HUMALOG, LOSARTANA } from './support/produtos.ts';
import {
  awaitSent,
  carrinhoTop,
  confirmedNumbers,
  counterIn,
  fillLogIn,
  headerTotal,
  openCarrinho,
  questionBox,
  rowOf,
  rows,
  search,
  searchField,
  toCents,
} from './support/steps.ts';

// With motion, which the other journeys do without.
test.use({ products: 'full', contextOptions: { reducedMotion: 'no-preference' } });

/** What progress bars say from now on, also those that are gone before anybody looks. */
async function watchProgress(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const said: string[] = [];
    new MutationObserver(() => {
      for (const bar of document.querySelectorAll('[role=progressbar]')) {
        const text = bar.getAttribute('aria-valuetext');
        if (text !== null) said.push(text);
      }
    }).observe(document, { subtree: true, childList: true, attributes: true });
    return said;
  });
  return () => seen.jsonValue();
}

test('a rep logs in, finds products among all 29,849 and has an order of two branches confirmed', async ({
  page,
  server,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look(page, 'visitante');

  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  const logIn = page.getByRole('dialog', { name: 'Entre' });
  await expect(logIn.getByText('representante / maleta123')).toBeVisible();
  await expect(logIn.getByText('farmacia / maleta123')).toBeVisible();
  await look(page, 'entrar');
  const progress = await watchProgress(page);
  await fillLogIn(page, 'representante', DEMO_SENHA);
  await expect.poll(progress).toContainEqual(expect.stringMatching(/^[\d.]+ de 29\.849 produtos$/));
  await expect(page.getByText('Pronto para trabalhar sem sinal')).toBeVisible();
  await expect(page.getByText(/29\.849 produtos, preços e estoque/)).toBeVisible();
  await look(page, 'inicio');

  await search(page, 'dipirona 500');
  await expect(rows(page).first()).toContainText('DIPIRONA');
  await expect(rows(page).first()).toContainText('500 MG');
  await look(page, 'busca-dipirona-500');
  await search(page, 'losartana 50 30');
  await expect(rows(page).first()).toContainText(/LOSARTANA.*50 MG.*X 30/);
  await search(page, DIPIRONA.ean);
  await expect(rows(page)).toHaveCount(1);
  await search(page, DIPIRONA.ean.slice(-6));
  await expect(rowOf(page, DIPIRONA.ean)).toBeVisible();

  const dipirona = rowOf(page, DIPIRONA.ean);
  await counterIn(dipirona).click();
  await page.keyboard.type('60');
  await expect(dipirona).toContainText('R$');
  await expect.poll(() => headerTotal(page)).toBeGreaterThan(0);
  const withDipirona = await headerTotal(page);
  await dipirona.getByRole('button', { name: /^Aumentar/ }).click();
  await expect(counterIn(dipirona)).toHaveValue('61');
  await expect.poll(() => headerTotal(page)).toBeGreaterThan(withDipirona);

  await search(page, LOSARTANA.ean);
  await counterIn(rowOf(page, LOSARTANA.ean)).fill('40');
  await search(page, HUMALOG.ean);
  await counterIn(rowOf(page, HUMALOG.ean)).fill('6');
  await expect(searchField(page)).toHaveValue(HUMALOG.ean);
  await expect(carrinhoTop(page, /^Carrinho, 3 itens/)).toBeVisible();

  await awaitSent(page);
  await openCarrinho(page);
  await expect(page.getByRole('button', { name: /CD Guarulhos \(SP\)/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /CD Contagem \(MG\)/ })).toBeVisible();
  await expect(page.getByRole('region', { name: /Refrigerados.*CD Contagem/ })).toContainText(HUMALOG.nome);
  await look(page, 'carrinho');
  const total = toCents((await page.getByRole('region', { name: 'Total do carrinho' }).textContent()) ?? '');
  expect(total).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Finalizar' }).click();
  await expect(questionBox(page)).toContainText('2 pedidos');
  await look(page, 'finalizar-pergunta');
  await questionBox(page).getByRole('button', { name: 'Sim, finalizar' }).click();

  const numbers = await confirmedNumbers(page);
  expect(numbers).toHaveLength(2);
  expect(numbers).toEqual(await server.orders());
  await look(page, 'confirmacao');
  await expect(carrinhoTop(page, /^Carrinho, 0 itens/)).toBeVisible();
  await awaitSent(page);
  await page.getByRole('button', { name: /Abrir sincronização/ }).click();
  await expect(page.getByRole('dialog', { name: 'Sincronização' })).toContainText('Tudo enviado.');
  await look(page, 'sincronizacao');
});
