import type { Locator, Page } from '@playwright/test';
import type { Database } from '#server/store/schema.ts';
import { expect, visitor as test } from './support/journey.ts';
import { look } from './support/look.ts';
import { enter } from './support/steps.ts';
import { setSignal } from './support/watch.ts';

const AURORA = 'Drogaria Aurora do Ipê Roxo Ltda';
const PEDRA = 'Farmácia Pedra da Lua Nova Ltda';

const cadastro = (page: Page): Locator => page.getByRole('dialog', { name: 'Novo cliente' });
const acesso = (page: Page): Locator => page.getByRole('dialog', { name: 'Solicitar acesso' });

/** From the home page, by way of the log-in. */
async function openFromLogIn(page: Page, link: string): Promise<void> {
  await page.getByRole('button', { name: 'Entrar' }).first().click();
  await page.getByRole('dialog', { name: 'Entre' }).getByRole('button', { name: link }).click();
}

const pdf = { name: 'licenca.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') };
const exe = { name: 'licenca.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\0\0') };

const cadastros = (db: Database) => db.selectFrom('solicitacaoCadastro').selectAll().execute();

test('a person registers by the keyboard: the postal code says who is served and fills the address', async ({
  page,
  server,
}) => {
  await page.goto('/busca');
  await openFromLogIn(page, 'Novo cliente');
  const form = cadastro(page);
  await expect(form.getByLabel('CEP')).toBeFocused();
  await expect(form.getByLabel('Tipo de cadastro')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(form.getByText('O CEP informado é inválido.')).toBeVisible();
  await expect(form.getByLabel('CEP')).toBeFocused();
  await look(page, 'cadastro-cep');

  await page.keyboard.type('013101009');
  await expect(form.getByLabel('CEP')).toHaveValue('01310-100');
  await expect(form.getByText('O CEP informado é inválido.')).toBeHidden();
  await expect(form.getByLabel('Tipo de cadastro').getByRole('option')).toHaveText([
    'Selecione',
    'Pessoa física',
    'Pessoa jurídica',
  ]);
  await page.keyboard.press('Tab');
  await expect(form.getByLabel('Tipo de cadastro')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(form.getByLabel('Logradouro')).toHaveValue('Avenida Paulista');
  await expect(form.getByLabel('Bairro')).toHaveValue('Bela Vista');
  await expect(form.getByLabel('Cidade')).toHaveValue('São Paulo');
  await expect(form.getByLabel('Estado')).toHaveValue('SP');

  await form.getByLabel('Cidade').fill('');
  await form.getByRole('button', { name: 'Enviar' }).press('Enter');
  await expect(form.getByLabel('CPF/CNPJ')).toBeFocused();
  await expect(form.getByText('O CPF/CNPJ informado é inválido.')).toBeVisible();
  await expect(form.getByText('Informe um e-mail válido.')).toBeVisible();
  await expect(form.getByText('O formato do telefone informado é inválido.')).toBeVisible();
  // Name, birthday, identity card, number, city.
  await expect(form.getByText('Campo obrigatório.')).toHaveCount(5);
  await look(page, 'cadastro-erros');

  await form.getByLabel('CPF/CNPJ').pressSequentially('52998224725');
  await expect(form.getByLabel('CPF/CNPJ')).toHaveValue('529.982.247-25');
  await form.getByLabel('Nome completo').fill('Ana Souza');
  await form.getByLabel('Data de nascimento').fill('1990-02-28');
  await form.getByLabel('RG').fill('12.345.678-9');
  await form.getByLabel('E-mail').fill('ana@example.com');
  await form.getByLabel('Cidade').fill('São Paulo');

  const telefone = form.getByLabel('Telefone');
  await telefone.pressSequentially('11987654321');
  await expect(telefone).toHaveValue('(11) 98765-4321');
  // The caret stays where the person works: in the middle, and past the signs.
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

  const numero = form.getByLabel('Número');
  await numero.fill('abc');
  await numero.blur();
  await expect(form.getByText('Apenas números devem ser informados.')).toBeVisible();
  await numero.fill('0');
  await expect(form.getByText('Deve ser inserido um número positivo.')).toBeVisible();
  await numero.fill('1578');

  const licenca = form.getByLabel('Arquivo de Licença sanitária');
  await expect(form.getByText('Nenhum arquivo escolhido.')).toBeVisible();
  await licenca.setInputFiles(exe);
  await expect(form.getByText('Envie um arquivo pdf, jpg, jpeg ou png.')).toBeVisible();
  await licenca.setInputFiles(pdf);
  await expect(form.getByText('Envie um arquivo pdf, jpg, jpeg ou png.')).toBeHidden();
  await look(page, 'cadastro-preenchido');
  // A page that is left takes the file with it, and the draft says so.
  await page.reload();
  await openFromLogIn(page, 'Novo cliente');
  await form.getByRole('button', { name: 'Continuar' }).click();
  await expect(form.getByText('Escolha o arquivo de novo: licenca.pdf')).toBeVisible();
  const enviar = form.getByRole('button', { name: 'Enviar' });
  await enviar.press('Enter');
  const semArquivo = page.getByRole('alertdialog', { name: 'Licença sanitária' });
  await expect(semArquivo).toContainText('O arquivo licenca.pdf não foi escolhido de novo.');
  await look(page, 'cadastro-sem-arquivo');
  await semArquivo.getByRole('button', { name: 'Escolher o arquivo' }).click();
  await expect(
    form.getByRole('button', { name: 'Escolher arquivo: Licença sanitária (opcional)' }),
  ).toBeFocused();
  expect(await cadastros(server.db)).toEqual([]);
  const chooser = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: 'Escolher arquivo: Licença sanitária (opcional)' }).press('Enter');
  await (await chooser).setFiles(pdf);
  await expect(form.getByText('licenca.pdf (9 bytes)')).toBeVisible();
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
      cep: '01310100',
      numeroEndereco: '1578',
      cidade: 'São Paulo',
      licensaFormato: 'pdf',
    },
  ]);
  // What was sent is not offered again.
  await openFromLogIn(page, 'Novo cliente');
  await expect(form.getByLabel('CEP')).toHaveValue('');
});

test('without a signal the form is filled in, kept and offered again; what is sent twice is one request', async ({
  page,
  context,
  server,
  watch,
}) => {
  await page.goto('/busca');
  await openFromLogIn(page, 'Novo cliente');
  const form = cadastro(page);
  await expect(form.getByLabel('CEP')).toBeFocused();
  await setSignal(context, watch, false);
  await form.getByLabel('CEP').fill('20040020');
  await expect(form.getByText(/^Não foi possível consultar o CEP agora/)).toBeVisible();
  await form.getByLabel('Tipo de cadastro').selectOption('Pessoa jurídica');
  await form.getByLabel('CPF/CNPJ').fill('12abc34501de35');
  await expect(form.getByLabel('CPF/CNPJ')).toHaveValue('12.ABC.345/01DE-35');
  await form.getByLabel('E-mail').fill('compras@example.com');
  await form.getByLabel('Telefone').fill('2132654321');
  await form.getByRole('button', { name: 'Enviar' }).click();
  await expect(form.getByText(/^Sem sinal\. Confira a conexão/)).toBeVisible();
  await expect(form.getByText(/continua aqui e guardado/)).toBeVisible();
  await look(page, 'cadastro-sem-sinal');
  await form.getByRole('button', { name: 'Cancelar' }).click();
  await setSignal(context, watch, true);

  await page.reload();
  await openFromLogIn(page, 'Novo cliente');
  await expect(form.getByText(/há um preenchimento que não foi enviado/)).toBeVisible();
  await expect(form.getByText('compras@example.com')).toHaveCount(0);
  await look(page, 'cadastro-retomar');
  await form.getByRole('button', { name: 'Continuar' }).click();
  await expect(form.getByLabel('E-mail')).toHaveValue('compras@example.com');
  await expect(form.getByLabel('CPF/CNPJ')).toHaveValue('12.ABC.345/01DE-35');
  await expect(form.getByLabel('Logradouro')).toHaveValue('Praça Floriano');

  // The answer is lost; the same is sent again, even after the page was left.
  watch.expect(/net::ERR_(EMPTY_RESPONSE|CONNECTION_RESET|SOCKET_NOT_CONNECTED)/);
  server.levers.beforeReply = ({ method }) => (method === 'POST' ? 'drop' : undefined);
  await form.getByRole('button', { name: 'Enviar' }).click();
  await expect(form.getByText(/^Sem sinal\. Confira a conexão/)).toBeVisible();
  server.levers.beforeReply = null;
  await page.reload();
  await openFromLogIn(page, 'Novo cliente');
  await form.getByRole('button', { name: 'Continuar' }).click();
  await expect(form.getByLabel('Logradouro')).toHaveValue('Praça Floriano');
  await form.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Sucesso' })).toBeVisible();
  expect(await cadastros(server.db)).toMatchObject([{ cpfCnpj: '12ABC34501DE35', bairro: 'Centro' }]);
});

test('a licence that went with the page is left out only by whoever says so', async ({ page, server }) => {
  await page.goto('/busca');
  const form = cadastro(page);
  const fill = async () => {
    await openFromLogIn(page, 'Novo cliente');
    await form.getByLabel('CEP').fill('20040-020');
    await form.getByLabel('Tipo de cadastro').selectOption('Pessoa jurídica');
    await form.getByLabel('CPF/CNPJ').fill('12.ABC.345/01DE-35');
    await form.getByLabel('E-mail').fill('compras@example.com');
    await form.getByLabel('Telefone').fill('2132654321');
    await form.getByLabel('Arquivo de Licença sanitária').setInputFiles(pdf);
  };
  await fill();
  const again = async () => {
    await page.keyboard.press('Escape');
    await openFromLogIn(page, 'Novo cliente');
    await form.getByRole('button', { name: 'Continuar' }).click();
  };
  await again();
  const enviar = form.getByRole('button', { name: 'Enviar' });
  const question = page.getByRole('alertdialog', { name: 'Licença sanitária' });
  await enviar.click();
  // Escape sends nothing.
  await expect(question).toBeVisible();
  await look(page, 'cadastro-sem-licenca');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(form.getByText('Escolha o arquivo de novo: licenca.pdf')).toBeVisible();
  expect(await cadastros(server.db)).toEqual([]);
  await enviar.click();
  await question.getByRole('button', { name: 'Enviar sem o arquivo' }).click();
  const box = page.getByRole('alertdialog', { name: 'Sucesso' });
  await expect(box).toBeVisible();
  await box.getByRole('button', { name: 'OK' }).click();
  expect(await cadastros(server.db)).toMatchObject([{ licensaFormato: null }]);

  // Given up by its own button, it is not asked for.
  await fill();
  await again();
  await form.getByRole('button', { name: 'Remover licenca.pdf' }).click();
  await enviar.click();
  await expect(box).toBeVisible();
});

test('the numbers that tell who a person is do not outlive the tab, nor somebody else’s log-in', async ({
  page,
  context,
}) => {
  await page.goto('/busca');
  await openFromLogIn(page, 'Novo cliente');
  const form = cadastro(page);
  await form.getByLabel('CEP').fill('01310-100');
  await form.getByLabel('Tipo de cadastro').selectOption('Pessoa física');
  await form.getByLabel('CPF/CNPJ').fill('52998224725');
  await form.getByLabel('Data de nascimento').fill('1990-02-28');
  await form.getByLabel('RG').fill('12.345.678-9');
  await form.getByLabel('E-mail').fill('ana@example.com');
  await expect(form.getByText(/CPF\/CNPJ, RG e data de nascimento, só enquanto esta aba/)).toBeVisible();
  await page.reload();
  await openFromLogIn(page, 'Novo cliente');
  await form.getByRole('button', { name: 'Continuar' }).click();
  await expect(form.getByLabel('CPF/CNPJ')).toHaveValue('529.982.247-25');
  await expect(form.getByLabel('RG')).toHaveValue('12.345.678-9');
  await page.keyboard.press('Escape');

  const other = await context.newPage();
  await other.goto('/busca');
  await openFromLogIn(other, 'Novo cliente');
  await cadastro(other).getByRole('button', { name: 'Continuar' }).click();
  await expect(cadastro(other).getByLabel('E-mail')).toHaveValue('ana@example.com');
  for (const label of ['CPF/CNPJ', 'RG', 'Data de nascimento']) {
    await expect(cadastro(other).getByLabel(label)).toHaveValue('');
  }
  await other.close();

  await enter(page);
  const kept = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage].map((place) => Object.entries(place))),
  );
  expect(kept).toContain('ana@example.com');
  for (const numero of ['529.982.247-25', '12.345.678-9', '1990-02-28']) expect(kept).not.toContain(numero);
});

test('access is asked for in two steps, with the customers looked up one by one', async ({
  page,
  context,
  server,
  watch,
}) => {
  await page.goto('/busca');
  await openFromLogIn(page, 'Solicitar acesso');
  const form = acesso(page);
  await expect(form.getByLabel('Nome completo')).toBeFocused();
  await form.getByLabel('Telefone').fill('55119876543210');
  await form.getByRole('button', { name: 'Próximo' }).click();
  await expect(form.getByText('Campo obrigatório.')).toBeVisible();
  await expect(form.getByText('Informe um e-mail válido.')).toBeVisible();
  await expect(
    form.getByText('O telefone informado ultrapassou a quantidade máxima de caracteres.'),
  ).toBeVisible();
  await expect(form.getByLabel('Nome completo')).toBeFocused();
  await look(page, 'acesso-erros');

  await page.keyboard.type('Ana Souza');
  await form.getByLabel('E-mail').fill('ana@example.com');
  await form.getByLabel('Telefone').fill('11987654321');
  await page.keyboard.press('Enter');
  const documento = form.getByLabel('CPF/CNPJ do cliente');
  await expect(documento).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByText('Informe um cliente para realizar a pesquisa.')).toBeVisible();

  await page.keyboard.type('99000101000120');
  await page.keyboard.press('Enter');
  const lista = form.getByRole('list', { name: 'Clientes incluídos' });
  await expect(lista.getByRole('listitem')).toHaveText([`${AURORA}99.000.101/0001-20 · Código 101`]);
  await expect(documento).toHaveValue('');
  await expect(documento).toBeFocused();
  await page.keyboard.type('99000101000120');
  await page.keyboard.press('Enter');
  await expect(form.getByText('O cliente com o CPF/CNPJ: 99.000.101/0001-20 já foi incluído.')).toBeVisible();
  watch.expect(/status of 404/);
  await documento.fill('33000167000101');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Nenhum cliente foi encontrado com o CPF/CNPJ informado.')).toBeVisible();
  await documento.fill('99000102000174');
  await page.keyboard.press('Enter');
  await expect(lista.getByRole('listitem')).toHaveCount(2);
  await look(page, 'acesso-clientes');

  await lista.getByRole('button', { name: `Remover ${AURORA}` }).click();
  await expect(lista.getByRole('listitem')).toHaveCount(1);
  await expect(documento).toBeFocused();
  await form.getByRole('button', { name: 'Voltar' }).click();
  await expect(form.getByLabel('Nome completo')).toBeFocused();
  await expect(form.getByLabel('Nome completo')).toHaveValue('Ana Souza');
  await form.getByRole('button', { name: 'Próximo' }).click();
  await expect(lista).toContainText(PEDRA);

  await setSignal(context, watch, false);
  await form.getByRole('button', { name: 'Enviar' }).click();
  await expect(form.getByText(/^Sem sinal\. Confira a conexão/)).toBeVisible();
  await form.getByRole('button', { name: 'Fechar' }).click();
  await setSignal(context, watch, true);
  await openFromLogIn(page, 'Solicitar acesso');
  await form.getByRole('button', { name: 'Continuar' }).click();
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
});
