import { expect, test } from './support/journey.ts';
import { look } from './support/look.ts';
import { DIPIRONA } from './support/produtos.ts';
import {
  awaitSent,
  confirmedNumbers,
  enter,
  enterBusca,
  finalise,
  openCarrinho,
  order,
  want,
} from './support/steps.ts';
import { setSignal } from './support/watch.ts';

test('two devices that want different quantities of one line are both told which one counts', async ({
  page,
  context,
  browser,
  baseURL,
  watch,
}) => {
  await enterBusca(page);
  await order(page, DIPIRONA, 50);
  await awaitSent(page);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  await watch.follow(elsewhere);
  const other = await elsewhere.newPage();
  await enter(other);
  await openCarrinho(other);
  const counter = other.getByRole('spinbutton', { name: `Quantidade de ${DIPIRONA.nome}` });
  await expect(counter).toHaveValue('50');

  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await setSignal(context, watch, false);
  await order(page, DIPIRONA, 60);
  await want(other, counter, 90);
  await awaitSent(other);
  await setSignal(context, watch, true);
  await awaitSent(page);
  await openCarrinho(page);
  const valeu = page.getByText('Outro aparelho tinha pedido 90; valeu o seu 60');
  await expect(valeu).toBeVisible();
  await look(page, 'carrinho-valeu-o-seu');

  // After a reload the other one asks the server, and reports the result of its 90.
  await other.reload();
  await expect(other.getByText('Mudou em outro aparelho: eram 90, agora 60')).toBeVisible();
  await look(other, 'carrinho-mudou-em-outro-aparelho');
  await other.getByRole('button', { name: `Voltar a 90: ${DIPIRONA.nome}` }).click();
  await expect(counter).toHaveValue('90');
  await expect(other.getByText('Mudou em outro aparelho')).toHaveCount(0);
  await awaitSent(other);

  await page.reload();
  await expect(page.getByText('Mudou em outro aparelho: eram 60, agora 90')).toBeVisible();
  await page.getByRole('button', { name: `Entendi: ${DIPIRONA.nome}` }).click();
  await expect(page.getByText('Mudou em outro aparelho')).toHaveCount(0);

  // Typed into a field that nothing was typed into yet, after its number came from elsewhere: it replaces that too.
  await counter.focus();
  await order(page, DIPIRONA, 95);
  await awaitSent(page);
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(counter).toHaveValue('95');
  await other.keyboard.type('90');
  await expect(counter).toHaveValue('90');
  await counter.press('Enter');
  await awaitSent(other);

  await setSignal(context, watch, false);
  await order(page, DIPIRONA, 70);
  await openCarrinho(page);
  await finalise(page);
  await want(other, counter, 80);
  await awaitSent(other);
  await setSignal(context, watch, true);
  await confirmedNumbers(page);
  await expect(page.getByText('Outro aparelho tinha pedido 80; valeu o seu 70')).toBeVisible();
  await other.reload();
  await expect(other.getByText('Este carrinho foi finalizado em outro aparelho.')).toBeVisible();
  await expect(other.getByText('Aqui ele tinha 1 item e 80 unidades por último')).toBeVisible();
  await look(other, 'carrinho-finalizado-em-outro-aparelho');
  await other.getByRole('button', { name: /^Entendi/ }).click();
  await expect(other.getByText('Este carrinho foi finalizado em outro aparelho.')).toHaveCount(0);
  await elsewhere.close();
});
