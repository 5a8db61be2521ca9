import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { formatDocument } from '#lib/format-document.ts';
import { must } from '#lib/must.ts';
import { seedHistorico } from '#server/store/seed/seed-historico.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { expect, test, visitor } from './support/journey.ts';
import { look, lookHere } from './support/look.ts';
import type { JourneyServer } from './support/server.ts';
import { enter } from './support/steps.ts';
import { setSignal } from './support/watch.ts';

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: '2ª via de boleto' });
const field = (page: Page, name: string): Locator => dialogOf(page).getByLabel(name);
const baixar = (page: Page): Locator => dialogOf(page).getByRole('button', { name: 'Baixar boletos' });

async function openFromLogIn(page: Page): Promise<void> {
  await page.goto('/busca');
  await page.getByRole('button', { name: 'Entrar' }).first().click();
  await page.getByRole('dialog', { name: 'Entre' }).getByRole('button', { name: '2ª via de boleto' }).click();
  await expect(field(page, 'CPF/CNPJ')).toBeFocused();
}

/** An invoice with more than one boleto, all of them open. */
async function seedBoletos({ db }: JourneyServer) {
  await db.transaction().execute((trx) => seedHistorico(trx, new Date()));
  await db.updateTable('contaReceber').set({ dataLiquidacao: null }).execute();
  const conta = must(
    await db
      .selectFrom('contaReceber')
      .innerJoin('notaFiscal', 'notaFiscal.idTitulo', 'contaReceber.idTitulo')
      .innerJoin('pessoa', 'pessoa.idPessoa', 'contaReceber.idPessoaCliente')
      .selectAll('contaReceber')
      .select(['notaFiscal.numDocumento', 'pessoa.cpfCnpj', 'pessoa.nome'])
      .where('contaReceber.idBoleto', 'is not', null)
      .orderBy('contaReceber.id', 'desc')
      .executeTakeFirst(),
    'boleto',
  );
  const { id: _, numDocumento, cpfCnpj, nome, ...first } = conta;
  const another = { ...first, idBoleto: 999_999, numero: `${numDocumento}/9` };
  await db.insertInto('contaReceber').values(another).execute();
  const rows = await db
    .selectFrom('contaReceber')
    .select('numero')
    .where('idTitulo', '=', first.idTitulo)
    .execute();
  return { cpfCnpj, nome, notaFiscal: String(numDocumento), numeros: rows.map(({ numero }) => numero) };
}

visitor(
  'a visitor downloads the boletos of an invoice, by the keyboard alone, after what was wrong is said in its place',
  async ({ page, server, watch }) => {
    const { cpfCnpj, nome, notaFiscal, numeros } = await seedBoletos(server);
    await openFromLogIn(page);
    await look(page, 'segunda-via');

    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toContainText('Campo obrigatório.');
    await expect(dialogOf(page)).toContainText('Informe a nota fiscal ou o número do documento.');
    await expect(field(page, 'CPF/CNPJ')).toBeFocused();
    await look(page, 'segunda-via-erros');
    expect(server.seen.filter((one) => one.path.includes('segundavia'))).toEqual([]);

    await page.keyboard.type(cpfCnpj);
    await page.keyboard.press('Tab');
    await expect(field(page, 'CPF/CNPJ')).toHaveValue(formatDocument(cpfCnpj));
    await expect(dialogOf(page)).not.toContainText('Campo obrigatório.');
    await page.keyboard.type('99999999');
    watch.expect(/status of 404/);
    await page.keyboard.press('Enter');
    const alert = page.getByRole('alertdialog', { name: 'Atenção!' });
    await expect(alert).toContainText('Nenhum boleto em aberto foi encontrado para os dados informados.');
    await look(page, 'segunda-via-nada');
    await page.keyboard.press('Enter');
    await expect(alert).toBeHidden();

    // What was typed is still there; a reload does not take it either.
    await page.reload();
    await openFromLogIn(page);
    await expect(field(page, 'CPF/CNPJ')).toHaveValue(formatDocument(cpfCnpj));
    await field(page, 'Nota fiscal').fill(`000.${notaFiscal}`);
    const saving = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(/^Boletos-\d{14}\.zip$/);
    const files = Object.entries(unzipSync(await readFile(await download.path())));
    expect(files.map(([name]) => name).sort()).toEqual(
      numeros.map((numero) => `Boleto-${numero.replace('/', '-')}.pdf`).sort(),
    );
    for (const [, bytes] of files) {
      const { text } = readPdf(bytes);
      expect(text).toContain(nome);
      expect(text).toMatch(/^\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}$/m);
    }
    await expect(dialogOf(page)).toContainText('O download deve iniciar em instantes.');
    await look(page, 'segunda-via-pronta');
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toBeHidden();
    await openFromLogIn(page);
    await expect(field(page, 'CPF/CNPJ')).toHaveValue('');
  },
);

visitor(
  'while the boletos are prepared a box says so, and a server that is silent costs nothing that was typed',
  async ({ page, context, server, watch }) => {
    const { cpfCnpj, numeros } = await seedBoletos(server);
    await openFromLogIn(page);
    await setSignal(context, watch, false);
    await expect(dialogOf(page)).toContainText('Para baixar os boletos é preciso ter sinal.');
    await field(page, 'CPF/CNPJ').fill(cpfCnpj);
    await field(page, 'Número do documento').fill(numeros[0] ?? '');
    await baixar(page).click();
    const silent = page.getByRole('alertdialog', { name: 'Sem sinal' });
    await expect(silent).toContainText('O que você digitou continua aqui');
    await look(page, 'segunda-via-sem-sinal');
    await silent.getByRole('button', { name: 'OK' }).click();
    await setSignal(context, watch, true);

    let isHeld = true;
    await page.route('**/api/segundaviaboleto?*', async (route) => {
      while (isHeld) await new Promise((resolve) => setTimeout(resolve, 50));
      await route.continue();
    });
    const saving = page.waitForEvent('download');
    await baixar(page).click();
    const waiting = page.getByRole('alertdialog', { name: 'Aguarde' });
    await expect(waiting).toContainText('Estamos preparando os seus boletos...');
    await expect(waiting).toHaveAttribute('aria-busy', 'true');
    // At one width only: the pending request times out after a while.
    await lookHere(page, 'segunda-via-aguarde');
    // Nothing that the user does closes it.
    await page.keyboard.press('Escape');
    await expect(waiting).toBeVisible();
    isHeld = false;
    expect((await saving).suggestedFilename()).toMatch(/^Boletos-/);
    await expect(waiting).toBeHidden();
  },
);

visitor(
  'a page of a proxy and a server without words are told in words, with nothing of theirs',
  async ({ page, watch }) => {
    await openFromLogIn(page);
    await field(page, 'CPF/CNPJ').fill('52998224725');
    await field(page, 'Nota fiscal').fill('310001');
    watch.expect(/status of (?:429|500|502)/);
    const marked = { 'x-api': 'maleta/1' };
    const trace = JSON.stringify({ Message: 'Erro', Description: 'x\n   at Loja.Boletos(c:\\loja.cs:1)' });
    for (const [answer, title, text] of [
      [
        { status: 502, body: '<html>Bad Gateway</html>' },
        'Atenção',
        'A rede respondeu no lugar do servidor.',
      ],
      [
        { status: 429, headers: { ...marked, 'retry-after': '61' }, body: '' },
        'Mensagem',
        'Muitas tentativas. Tente de novo em 2 minutos.',
      ],
      [{ status: 500, headers: marked, body: '' }, 'Mensagem', 'Houve um erro ao realizar a consulta.'],
      [{ status: 500, headers: marked, body: trace }, 'Erro', 'Houve um erro ao realizar a consulta.'],
    ] as const) {
      await page.route('**/api/segundaviaboleto?*', (route) => route.fulfill(answer), { times: 1 });
      await baixar(page).click();
      const box = page.getByRole('alertdialog', { name: title });
      await expect(box).toContainText(text);
      await expect(box).not.toContainText(/Loja|Gateway/);
      await box.getByRole('button', { name: 'OK' }).click();
    }
  },
);

test('who is logged in finds it in his own menu', async ({ page }) => {
  await enter(page);
  await page.getByRole('button', { name: /^Usuário/ }).click();
  await page.getByRole('menuitem', { name: '2ª via de boleto' }).click();
  await expect(field(page, 'CPF/CNPJ')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
});
