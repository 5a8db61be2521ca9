import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { formatDocument } from '#lib/format-document.ts';
import { must } from '#lib/must.ts';
import { seedHistorico } from '#server/demo/seed/seed-historico.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { expect, visitor } from './support/journey.ts';
import { look, lookHere } from './support/look.ts';
import type { JourneyServer } from './support/server.ts';
import { setSignal } from './support/watch.ts';

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: '2ª via de boleto' });
const field = (page: Page, name: string): Locator => dialogOf(page).getByLabel(name);

async function openFromLogIn(page: Page): Promise<void> {
  // A page that is cheap to draw at each width: the dialog lies over it.
  await page.goto('/recuperar-senha');
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
  'a visitor downloads the boletos of an invoice by the keyboard alone, and loses nothing that was typed before',
  async ({ page, context, server, watch }) => {
    const { cpfCnpj, nome, notaFiscal, numeros } = await seedBoletos(server);
    await openFromLogIn(page);
    await look(page, 'segunda-via');

    await visitor.step('what is missing is said at its field', async () => {
      await page.keyboard.press('Enter');
      await expect(field(page, 'CPF/CNPJ')).toBeFocused();
      await look(page, 'segunda-via-erros');
    });

    await visitor.step('boletos that are not found are said not to be there', async () => {
      await page.keyboard.type(cpfCnpj);
      await page.keyboard.press('Tab');
      await page.keyboard.type('99999999');
      watch.expect(/status of 404/);
      await page.keyboard.press('Enter');
      const alert = page.getByRole('alertdialog', { name: 'Atenção!' });
      await expect(alert).toContainText('Nenhum boleto em aberto foi encontrado para os dados informados.');
      await look(page, 'segunda-via-nada');
      await page.keyboard.press('Enter');
      await expect(alert).toBeHidden();
    });

    await visitor.step('a reload and a line without a signal take nothing that was typed', async () => {
      await page.reload();
      await openFromLogIn(page);
      await expect(field(page, 'CPF/CNPJ')).toHaveValue(formatDocument(cpfCnpj));
      await setSignal(context, watch, false);
      await expect(dialogOf(page)).toContainText('Para baixar os boletos é preciso ter sinal.');
      await field(page, 'Nota fiscal').fill(`000.${notaFiscal}`);
      await page.keyboard.press('Enter');
      const silent = page.getByRole('alertdialog', { name: 'Sem sinal' });
      await expect(silent).toContainText('O que você digitou continua aqui');
      await look(page, 'segunda-via-sem-sinal');
      await silent.getByRole('button', { name: 'OK' }).click();
      await setSignal(context, watch, true);
    });

    await visitor.step('while the boletos are prepared a box says so, then they are saved', async () => {
      const held = Promise.withResolvers<void>();
      await page.route('**/api/segundaviaboleto?*', async (route) => {
        await held.promise;
        await route.continue();
      });
      const saving = page.waitForEvent('download');
      await field(page, 'Nota fiscal').press('Enter');
      const waiting = page.getByRole('alertdialog', { name: 'Aguarde' });
      await expect(waiting).toContainText('Estamos preparando os seus boletos...');
      // At one width only: the pending request times out after a while.
      await lookHere(page, 'segunda-via-aguarde');
      // Nothing that the user does closes it, as only a browser's own dialog can show.
      await page.keyboard.press('Escape');
      await expect(waiting).toBeVisible();
      held.resolve();
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
    });
  },
);
