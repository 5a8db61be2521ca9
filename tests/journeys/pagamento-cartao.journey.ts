import type { Page } from '@playwright/test';
import { enterCarrinho } from './support/enter-carrinho.ts';
import { expect, test } from './support/journey.ts';
import { look, lookHere } from './support/look.ts';
import {
  CARTAO_BOM,
  CARTAO_MUDO,
  CARTAO_RECUSADO,
  fillCartao,
  finalizar,
  goToPagamento,
  grupoDe,
} from './support/pagamento.ts';
import { DIPIRONA } from './support/produtos.ts';
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

test('a card is asked for by field, kept nowhere, refused and then charged by the keyboard alone', async ({
  page,
  server,
  watch,
}) => {
  watch.expect(/the server responded with a status of 422/);
  await enterCarrinho(page, server, [[DIPIRONA, 20]]);
  await goToPagamento(page, { [GERAL]: /^Cartão de crédito/ });
  const grupo = grupoDe(page, GERAL);
  const box = page.getByRole('alertdialog');
  const expectNothing = async (when: string) => {
    const kept = await everythingKept(page);
    expect(kept.length, when).toBeGreaterThan(10_000);
    expect(
      [...MARKS, ...encoded].filter((mark) => kept.includes(mark)),
      when,
    ).toEqual([]);
  };

  await test.step('wrong fields are said, and the first has the focus', async () => {
    await expect(grupo.getByLabel('Parcelas')).toHaveValue('');
    const bandeiras = grupo.getByRole('list', { name: 'Bandeiras aceitas' });
    await expect(bandeiras.getByRole('img', { name: 'Mastercard' })).toBeVisible();
    await finalizar(page);
    await expect(box).toContainText('Houve um erro ao validar os dados do cartão de crédito.');
    await box.getByRole('button', { name: 'OK' }).click();
    await expect(grupo.getByText('Número do cartão inválido')).toBeVisible();
    await expect(grupo.getByLabel('Número do cartão')).toBeFocused();
    await look(page, 'pagamento-cartao-erros');
  });

  await test.step('a refused card is told, and kept nowhere', async () => {
    await fillCartao(grupo, CARTAO_RECUSADO);
    await expectNothing('typed');
    await finalizar(page);
    await expect(box).toContainText('O cartão foi recusado pelo banco emissor.');
    await box.getByRole('button', { name: 'OK' }).click();
    await expect(grupo.getByText('O último pagamento foi recusado')).toBeVisible();
    await expect(grupo.getByLabel('Nome do titular')).toHaveValue('Zulmira Marcador');
    await lookHere(page, 'pagamento-cartao-recusado');
    await expectNothing('refused');
  });

  await test.step('a card is gone when the page was left or reloaded', async () => {
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

  await test.step('a card is typed and charged without a mouse', async () => {
    const { keyboard } = page;
    await grupo.getByLabel('Número do cartão').focus();
    for (const text of [CARTAO_BOM, 'Zulmira Marcador', '12', '31', '987']) {
      await keyboard.type(text);
      await keyboard.press('Tab');
    }
    await expect(grupo.getByLabel('Parcelas')).toBeFocused();
    await keyboard.press('ArrowDown');
    const end = page.getByRole('button', { name: 'Finalizar', exact: true });
    for (let stops = 0; stops < 8; stops += 1) {
      await keyboard.press('Tab');
      if (await end.evaluate((button) => button === document.activeElement)) break;
    }
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Pedido confirmado' })).toBeVisible();
    const charges = server.db.selectFrom('pagamento').select('situacao').orderBy('idPagamento');
    expect((await charges.execute()).map((c) => c.situacao)).toEqual(['recusado', 'pago']);
  });
});

test('a charge without a signal keeps typed text; one without a response is looked up, not made again', async ({
  page,
  context,
  server,
  watch,
}) => {
  watch.expect(/the server responded with a status of 503/);
  await enterCarrinho(page, server, [[DIPIRONA, 20]]);
  await goToPagamento(page, { [GERAL]: /^Cartão de crédito/ });
  const grupo = grupoDe(page, GERAL);
  const box = page.getByRole('alertdialog');
  const pending = grupo.getByText('Pagamento em processamento', { exact: true });

  await test.step('without a signal the page says so and keeps typed text', async () => {
    await fillCartao(grupo, CARTAO_MUDO);
    await setSignal(context, watch, false);
    await finalizar(page);
    await expect(page.getByRole('alertdialog', { name: 'Sem sinal' })).toContainText('não é cobrado de novo');
    await box.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText('Pagar precisa de conexão.')).toBeVisible();
    await expect(grupo.getByLabel('Nome do titular')).toHaveValue('Zulmira Marcador');
    await look(page, 'pagamento-sem-sinal');
    await page.getByRole('button', { name: 'Tentar novamente' }).focus();
    await setSignal(context, watch, true);
    // By the keyboard: the page may have read again by itself just now, and then there is nothing to press.
    await page.keyboard.press('Enter');
    await expect(page.getByText('Pagar precisa de conexão.')).toBeHidden();
  });

  await test.step('silence of the operator is a payment in process, also after a reload', async () => {
    await finalizar(page);
    await expect(box).toContainText(
      'Não foi possível estabelecer a conexão com a operadora de cartão de crédito.',
    );
    await box.getByRole('button', { name: 'OK' }).click();
    await expect(pending).toBeVisible();
    await lookHere(page, 'pagamento-em-processamento');
    await page.reload();
    await expect(pending).toBeVisible();
  });

  await test.step('the next try finds the charge that was made', async () => {
    await finalizar(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Pedido confirmado' })).toBeVisible();
    const charges = await server.db.selectFrom('pagamento').select('situacao').execute();
    expect(charges.map((c) => c.situacao)).toEqual(['pago']);
  });
});
