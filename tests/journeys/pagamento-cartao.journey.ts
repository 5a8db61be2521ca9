import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { look } from './support/look.ts';
import {
  acceptPoliticas,
  CARTAO_BOM,
  CARTAO_RECUSADO,
  fillCartao,
  finalizar,
  goToPagamento,
  grupoDe,
} from './support/pagamento.ts';
import { DIPIRONA } from './support/produtos.ts';
import { enterBusca, order } from './support/steps.ts';
import { setSignal } from './support/watch.ts';

const GERAL = 'Produtos em geral';

/** Everything that the browser keeps for this site, as one text. */
const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    // Bytes are read as letters: whatever was written into them is found, too.
    const asText = (_key: string, value: unknown): unknown => {
      if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) {
        return new TextDecoder('latin1').decode(value);
      }
      return value;
    };
    const told: string[] = [location.href, JSON.stringify(history.state), document.cookie];
    for (const storage of [localStorage, sessionStorage]) told.push(JSON.stringify(Object.entries(storage)));
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        told.push(request.url);
        const type = (await cache.match(request))?.headers.get('content-type') ?? '';
        if (/json|text|html|javascript/.test(type))
          told.push((await (await cache.match(request))?.text()) ?? '');
      }
    }
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const open = indexedDB.open(name ?? '');
        open.onsuccess = () => resolve(open.result);
        open.onerror = () => reject(open.error ?? new Error('unreadable'));
      });
      for (const store of db.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const all = db.transaction(store).objectStore(store).getAll();
          all.onsuccess = () => resolve(all.result as unknown[]);
          all.onerror = () => reject(all.error ?? new Error('unreadable'));
        });
        told.push(JSON.stringify(rows, asText));
      }
      db.close();
    }
    return told.join('\n');
  });

const MARKS = [
  CARTAO_RECUSADO,
  CARTAO_RECUSADO.replaceAll(' ', ''),
  'Zulmira',
  CARTAO_BOM.replaceAll(' ', ''),
];
const encoded = MARKS.map((mark) => btoa(mark).slice(0, 12));

test('a card is kept nowhere: not while it is typed, sent and refused, nor after the page was left', async ({
  page,
  watch,
}) => {
  watch.expect(/the server responded with a status of 422/);
  await enterBusca(page);
  await order(page, DIPIRONA, 20);
  await goToPagamento(page, { [GERAL]: /^Cartão de crédito/ });
  const grupo = grupoDe(page, GERAL);
  const expectNothing = async (when: string) => {
    const kept = await everythingKept(page);
    expect(kept.length, when).toBeGreaterThan(10_000);
    expect(
      [...MARKS, ...encoded].filter((mark) => kept.includes(mark)),
      when,
    ).toEqual([]);
  };
  await fillCartao(grupo, CARTAO_RECUSADO);
  await expectNothing('typed');
  await acceptPoliticas(page);
  await finalizar(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expectNothing('refused');
  await page.getByRole('link', { name: 'Maleta, início' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNothing('left');
  await page.goto('/pagamento');
  await expect(grupo.getByLabel('Número do cartão')).toHaveValue('');
  await expect(grupo.getByLabel('Nome do titular')).toHaveValue('');
  await fillCartao(grupo, CARTAO_BOM);
  await page.reload();
  await expect(grupo.getByLabel('Número do cartão')).toHaveValue('');
  await expect(grupo.getByLabel('Código de segurança')).toHaveValue('');
  await expectNothing('reloaded');
});

test('without a signal the page says so, keeps what is typed, and goes on when the signal is back', async ({
  page,
  context,
  watch,
}) => {
  await enterBusca(page);
  await order(page, DIPIRONA, 20);
  await goToPagamento(page, { [GERAL]: /^Cartão de crédito/ });
  const grupo = grupoDe(page, GERAL);
  await fillCartao(grupo, CARTAO_BOM);
  await setSignal(context, watch, false);
  await acceptPoliticas(page);
  await finalizar(page);
  const box = page.getByRole('alertdialog', { name: 'Sem sinal' });
  await expect(box).toContainText('não é cobrado de novo');
  await box.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Pagar precisa de conexão.')).toBeVisible();
  await expect(grupo.getByLabel('Nome do titular')).toHaveValue('Zulmira Marcador');
  await look(page, 'pagamento-sem-sinal');
  await setSignal(context, watch, true);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByText('Pagar precisa de conexão.')).toBeHidden();
  await finalizar(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Pedido confirmado' })).toBeVisible();
});

test('an order is paid by card from its confirmation', async ({ page, server }) => {
  await enterBusca(page);
  await order(page, DIPIRONA, 20);
  await goToPagamento(page, { [GERAL]: /^Cartão de crédito/ });
  const { idCarrinho } = await server.db
    .selectFrom('carrinho')
    .select('idCarrinho')
    .executeTakeFirstOrThrow();
  await page.goto(`/confirmacao?carrinho=${idCarrinho}`);
  await expect(page.getByText('1 aguarda pagamento')).toBeVisible();
  await look(page, 'confirmacao-a-pagar');
  await page.getByRole('button', { name: /^Pagar com cartão/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Pagamento com cartão de crédito' });
  await expect(dialog.getByText('Valor do ST FCP')).toBeVisible();
  await fillCartao(dialog, CARTAO_BOM);
  await look(page, 'pagamento-dialogo-cartao');
  await dialog.getByRole('button', { name: 'Pagar', exact: true }).click();
  const box = page.getByRole('alertdialog', { name: 'Sucesso' });
  await expect(box).toContainText('Pagamento realizado com sucesso.');
  await box.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 3, name: /^Confirmado nº/ })).toBeVisible();
});

test('a card is paid without a mouse', async ({ page }) => {
  await enterBusca(page);
  await order(page, DIPIRONA, 20);
  await goToPagamento(page, { [GERAL]: /^Cartão de crédito/ });
  const { keyboard } = page;
  await grupoDe(page, GERAL).getByLabel('Número do cartão').focus();
  for (const text of [CARTAO_BOM, 'Zulmira Marcador', '12', '31', '987']) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  await expect(grupoDe(page, GERAL).getByLabel('Parcelas')).toBeFocused();
  await keyboard.press('ArrowDown');
  const policies = page.getByRole('checkbox', { name: /políticas/ });
  for (let stops = 0; stops < 8; stops += 1) {
    await keyboard.press('Tab');
    if (await policies.evaluate((box) => box === document.activeElement)) break;
  }
  await keyboard.press('Space');
  await expect(page.getByRole('dialog', { name: 'Política comercial' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(policies).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Pedido confirmado' })).toBeVisible();
});
