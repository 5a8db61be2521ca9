import type { Locator, Page } from '@playwright/test';
import type { Papel } from '#contract/access/papel.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { DEMO_SENHA } from '#server/demo/seed/clientes.ts';
import { expect, visitor as test } from './support/journey.ts';
import { look } from './support/look.ts';
import { fillLogIn } from './support/steps.ts';
import { setSignal } from './support/watch.ts';

const AURORA = 'Drogaria Aurora do Ipê Roxo Ltda';
const PEDRA = 'Farmácia Pedra da Lua Nova Ltda';

const cadastro = (page: Page): Locator => page.getByRole('dialog', { name: 'Novo cliente' });
const acesso = (page: Page): Locator => page.getByRole('dialog', { name: 'Solicitar acesso' });

/** A page that is cheap to draw at each width: the dialog lies over it. */
const UNDER = '/recuperar-senha';

/** From any page, by way of the log-in. */
async function openFromLogIn(page: Page, link: string): Promise<void> {
  await page.getByRole('button', { name: 'Entrar' }).first().click();
  await page.getByRole('dialog', { name: 'Entre' }).getByRole('button', { name: link }).click();
}

const pdf = { name: 'licenca.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };
const exe = { name: 'licenca.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\0\0') };

const cadastros = (db: Database) => db.selectFrom('solicitacaoCadastro').selectAll().execute();

test('a person registers by the keyboard, without a signal for a while, and the registration arrives once', async ({
  page,
  context,
  server,
  watch,
}) => {
  await page.goto(UNDER);
  await openFromLogIn(page, 'Novo cliente');
  const form = cadastro(page);
  const enviar = form.getByRole('button', { name: 'Enviar' });

  await test.step('the postal code fills the address', async () => {
    await expect(form.getByLabel('CEP')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form.getByText('O CEP informado é inválido.')).toBeVisible();
    await look(page, 'cadastro-cep');
    await page.keyboard.type('013101009');
    await expect(form.getByLabel('Tipo de cadastro').getByRole('option')).toHaveCount(3);
    await page.keyboard.press('Tab');
    await expect(form.getByLabel('Tipo de cadastro')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(form.getByLabel('Logradouro')).toHaveValue('Avenida Paulista');
  });

  await test.step('wrong fields say so, the first one has the focus', async () => {
    await enviar.press('Enter');
    await expect(form.getByLabel('CPF/CNPJ')).toBeFocused();
    // Name, birthday, identity card, number.
    await expect(form.getByText('Campo obrigatório.')).toHaveCount(4);
    await look(page, 'cadastro-erros');
  });

  await test.step('the caret stays in its place while the mask writes its signs', async () => {
    await page.keyboard.type('52998224725');
    await expect(form.getByLabel('CPF/CNPJ')).toHaveValue('529.982.247-25');
    const telefone = form.getByLabel('Telefone');
    await telefone.pressSequentially('11987654321');
    await expect(telefone).toHaveValue('(11) 98765-4321');
    await telefone.press('Home');
    await telefone.press('Delete');
    await telefone.press('Delete');
    await expect(telefone).toHaveValue('(19) 8765-4321');
    await page.keyboard.type('2');
    await expect(telefone).toHaveValue('(21) 98765-4321');
    await telefone.press('ArrowRight');
    await telefone.press('ArrowRight');
    await telefone.press('ArrowRight');
    await telefone.press('Backspace');
    await telefone.press('Backspace');
    await page.keyboard.type('1');
    await expect(telefone).toHaveValue('(21) 98765-4321');
  });

  await test.step('a licence is looked at by its content', async () => {
    await form.getByLabel('Nome completo').fill('Ana Souza');
    await form.getByLabel('Data de nascimento').fill('1990-02-28');
    await form.getByLabel('RG').fill('12.345.678-9');
    await form.getByLabel('E-mail').fill('ana@example.com');
    await form.getByLabel('Número').fill('1578');
    const licenca = form.getByLabel('Arquivo de Licença sanitária');
    await licenca.setInputFiles(exe);
    await expect(form.getByText('Envie um arquivo pdf, jpg, jpeg ou png.')).toBeVisible();
    await licenca.setInputFiles(pdf);
    await expect(form.getByText('Envie um arquivo pdf, jpg, jpeg ou png.')).toBeHidden();
    await look(page, 'cadastro-preenchido');
  });

  await test.step('without a signal nothing is lost, and the postal code is looked up when it is back', async () => {
    await setSignal(context, watch, false);
    await form.getByLabel('CEP').fill('30130010');
    await expect(form.getByText(/^Não foi possível consultar o CEP agora/)).toBeVisible();
    await enviar.press('Enter');
    await expect(form.getByText(/^Sem sinal\. Confira a conexão/)).toBeVisible();
    await look(page, 'cadastro-sem-sinal');
    await setSignal(context, watch, true);
    await expect(form.getByLabel('Logradouro')).toHaveValue('Praça Sete de Setembro');
  });

  await test.step('a reload keeps the form without its file, another tab gets no document numbers', async () => {
    await page.reload();
    await openFromLogIn(page, 'Novo cliente');
    await expect(form.getByText(/há um preenchimento que não foi enviado/)).toBeVisible();
    await look(page, 'cadastro-retomar');
    await form.getByRole('button', { name: 'Continuar' }).click();
    await expect(form.getByLabel('RG')).toHaveValue('12.345.678-9');
    const other = await context.newPage();
    await other.goto(UNDER);
    await openFromLogIn(other, 'Novo cliente');
    await cadastro(other).getByRole('button', { name: 'Continuar' }).click();
    await expect(cadastro(other).getByLabel('E-mail')).toHaveValue('ana@example.com');
    for (const label of ['CPF/CNPJ', 'RG', 'Data de nascimento']) {
      await expect(cadastro(other).getByLabel(label)).toHaveValue('');
    }
    await other.close();
  });

  await test.step('the missing file is asked for before anything is sent', async () => {
    await expect(form.getByText('Escolha o arquivo de novo: licenca.pdf')).toBeVisible();
    await enviar.press('Enter');
    const semArquivo = page.getByRole('alertdialog', { name: 'Licença sanitária' });
    await expect(semArquivo).toContainText('O arquivo licenca.pdf não foi escolhido de novo.');
    await look(page, 'cadastro-sem-arquivo');
    await semArquivo.getByRole('button', { name: 'Escolher o arquivo' }).click();
    const escolher = form.getByRole('button', { name: 'Escolher arquivo: Licença sanitária (opcional)' });
    await expect(escolher).toBeFocused();
    expect(await cadastros(server.db)).toEqual([]);
    const chooser = page.waitForEvent('filechooser');
    await escolher.press('Enter');
    await (await chooser).setFiles(pdf);
    await expect(form.getByText('licenca.pdf (15 bytes)')).toBeVisible();
  });

  await test.step('a registration whose answer was lost and that is sent again is stored once', async () => {
    watch.expect(/net::ERR_(EMPTY_RESPONSE|CONNECTION_RESET|SOCKET_NOT_CONNECTED)/);
    server.levers.beforeReply = ({ method }) => (method === 'POST' ? 'drop' : undefined);
    await enviar.press('Enter');
    await expect(form.getByText(/^Sem sinal\. Confira a conexão/)).toBeVisible();
    server.levers.beforeReply = null;
    await enviar.press('Enter');
    const box = page.getByRole('alertdialog', { name: 'Sucesso' });
    await expect(box).toContainText('A solicitação foi enviada. Verifique seu e-mail');
    await expect(form).toBeHidden();
    await box.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('button', { name: 'Entrar' }).first()).toBeFocused();
    expect(await cadastros(server.db)).toMatchObject([
      {
        idPessoaTipo: 1,
        cpfCnpj: '52998224725',
        telefone: '21987654321',
        cep: '30130010',
        numeroEndereco: '1578',
        bairro: 'Centro',
        licensaFormato: 'pdf',
      },
    ]);
  });

  await test.step('document numbers of an unsent form are gone after a log-in', async () => {
    await openFromLogIn(page, 'Novo cliente');
    await expect(form.getByLabel('CEP')).toHaveValue('');
    await form.getByLabel('CEP').fill('01310-100');
    await form.getByLabel('Tipo de cadastro').selectOption('Pessoa física');
    await form.getByLabel('CPF/CNPJ').fill('52998224725');
    await form.getByLabel('E-mail').fill('ana@example.com');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Entrar' }).first().click();
    await fillLogIn(page, 'representante', DEMO_SENHA);
    await expect(page.getByRole('banner').getByRole('button', { name: /^Usuário / })).toBeVisible();
    const kept = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage].map((place) => Object.entries(place))),
    );
    expect(kept).toContain('ana@example.com');
    expect(kept).not.toContain('529.982.247-25');
  });
});

test('access is asked for in two steps, with the customers looked up by the server', async ({
  page,
  server,
  watch,
}) => {
  await page.goto(UNDER);
  await openFromLogIn(page, 'Solicitar acesso');
  const form = acesso(page);
  await form.getByLabel('Telefone').fill('55119876543210');
  await form.getByRole('button', { name: 'Próximo' }).click();
  await expect(form.getByLabel('Nome completo')).toBeFocused();
  await look(page, 'acesso-erros');

  await page.keyboard.type('Ana Souza');
  await form.getByLabel('E-mail').fill('ana@example.com');
  await form.getByLabel('Telefone').fill('11987654321');
  await page.keyboard.press('Enter');
  const documento = form.getByLabel('CPF/CNPJ do cliente');
  await expect(documento).toBeFocused();
  await page.keyboard.type('99000101000120');
  await page.keyboard.press('Enter');
  const lista = form.getByRole('list', { name: 'Clientes incluídos' });
  await expect(lista.getByRole('listitem')).toHaveText([`${AURORA}99.000.101/0001-20 · Código 101`]);
  watch.expect(/status of 404/);
  await documento.fill('33000167000101');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Nenhum cliente foi encontrado com o CPF/CNPJ informado.')).toBeVisible();
  await documento.fill('99000102000174');
  await page.keyboard.press('Enter');
  await expect(lista.getByRole('listitem')).toHaveCount(2);
  await look(page, 'acesso-clientes');

  await lista.getByRole('button', { name: `Remover ${AURORA}` }).click();
  await expect(documento).toBeFocused();
  await expect(lista).toContainText(PEDRA);
  await form.getByRole('button', { name: 'Enviar' }).click();
  const box = page.getByRole('alertdialog', { name: 'Mensagem' });
  await expect(box).toContainText('Sua solicitação de acesso foi recebida.');
  await expect(form).toBeHidden();
  const pedidos = await server.db
    .selectFrom('solicitacaoAcesso')
    .innerJoin('solicitacaoAcessoCliente as cliente', (join) =>
      join.onRef('cliente.idSolicitacaoAcesso', '=', 'solicitacaoAcesso.idSolicitacaoAcesso'),
    )
    .select(['nome', 'telefone', 'email', 'idPessoaCliente'])
    .execute();
  expect(pedidos).toEqual([
    { nome: 'Ana Souza', telefone: '11987654321', email: 'ana@example.com', idPessoaCliente: 102 },
  ]);

  await test.step('the office answers it', async () => {
    const give = (papel: Papel) =>
      server.db.updateTable('usuario').set({ papel }).where('login', '=', 'farmacia').execute();
    await give('escritorio');
    await box.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('button', { name: 'Entrar' }).first().click();
    await fillLogIn(page, 'farmacia', DEMO_SENHA);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Usuário / })
      .click();
    await page.getByRole('menuitem', { name: 'Solicitações' }).click();
    await page.getByRole('button', { name: /^Responder A/ }).click();
    const answer = page.getByRole('dialog', { name: /^Responder a solicitação/ });
    await answer.getByText('Aceitar').click();
    await look(page, 'escritorio-resposta');
    await answer.getByRole('button', { name: 'Responder', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toContainText('A resposta foi guardada');
    const answered = await server.db.selectFrom('solicitacaoAcesso').select('resposta').execute();
    expect(answered).toEqual([{ resposta: 'aceita' }]);
    await give('comprador');
  });
});
