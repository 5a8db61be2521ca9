import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  consultarAreaAtuacaoCep,
  consultarEnderecoCep,
  solicitarCadastroCliente,
} from '#contract/access/cadastro.ts';
import { KEY_HEADER } from '#contract/wire/headers.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';
import { CadastroDialog } from './cadastro-dialog.tsx';

const server = fakeServer();
const user = person();

const FISICA = { idPessoaTipo: 1, descPessoaTipo: 'Pessoa física' };
const JURIDICA = { idPessoaTipo: 2, descPessoaTipo: 'Pessoa jurídica' };
const PAULISTA = {
  cep: '01310100',
  logradouro: 'Avenida Paulista',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  estado: 'SP',
};

const form = () => within(screen.getByRole('dialog', { name: 'Novo cliente' }));
const field = (name: string) => form().getByLabelText<HTMLInputElement>(name);
const send = () => user.click(form().getByRole('button', { name: 'Enviar' }));

function openForm() {
  const onClose = vi.fn<() => void>();
  renderPage(<CadastroDialog onClose={onClose} />);
  return onClose;
}

/** Leaves the page and comes back: the page's state is lost, the tab's storage stays. */
function openAgain() {
  cleanup();
  return openForm();
}

/** A company, as far as it must be filled in. */
async function fillCompany() {
  await user.fill(field('CEP'), '20040020');
  await user.selectOptions(await form().findByLabelText('Tipo de cadastro'), 'Pessoa jurídica');
  await user.fill(field('CPF/CNPJ'), '12abc34501de35');
  await user.fill(field('E-mail'), 'compras@example.com');
  await user.fill(field('Telefone'), '2132654321');
}

const keptIn = (place: Storage) => JSON.stringify(Object.entries(place));

beforeEach(() => {
  server.reply(consultarAreaAtuacaoCep, [FISICA, JURIDICA]);
  server.reply(consultarEnderecoCep, PAULISTA);
  server.reply(solicitarCadastroCliente, { mensagem: '' });
});

describe('the postal code of a registration', () => {
  test('is requested first, and its error is reported at once', async () => {
    openForm();
    expect(document.activeElement).toBe(field('CEP'));
    expect(form().queryByLabelText('Tipo de cadastro')).toBeNull();
    await user.keyboard('{Enter}');
    expect(form().getByText('O CEP informado é inválido.')).toBeTruthy();
    expect(document.activeElement).toBe(field('CEP'));
    await user.keyboard('013101009');
    expect(field('CEP').value).toBe('01310-100');
    expect(form().queryByText('O CEP informado é inválido.')).toBeNull();
  });

  test('says who is served there, and fills in the address', async () => {
    openForm();
    await user.type(field('CEP'), '01310100');
    const tipo = await form().findByLabelText<HTMLSelectElement>('Tipo de cadastro');
    expect([...tipo.options].map(({ text }) => text)).toEqual([
      'Selecione',
      'Pessoa física',
      'Pessoa jurídica',
    ]);
    await user.selectOptions(tipo, 'Pessoa física');
    expect(field('Logradouro').value).toBe('Avenida Paulista');
    expect(field('Bairro').value).toBe('Bela Vista');
    expect(field('Cidade').value).toBe('São Paulo');
    expect(field('Estado').value).toBe('SP');
  });

  test('an unserved area is reported, and the only served type is chosen automatically', async () => {
    server.answer(consultarAreaAtuacaoCep, ({ query }) =>
      query.get('cep')?.startsWith('69') ? [] : [JURIDICA],
    );
    openForm();
    await user.type(field('CEP'), '69000000');
    expect(await form().findByText('Ainda não atendemos a região deste CEP.')).toBeTruthy();
    expect(form().queryByLabelText('Tipo de cadastro')).toBeNull();
    await user.fill(field('CEP'), '20040020');
    expect((await form().findByLabelText<HTMLSelectElement>('Tipo de cadastro')).value).toBe('2');
    expect(form().queryByText('Ainda não atendemos a região deste CEP.')).toBeNull();
  });

  test('that cannot be looked up offers every type, and says that the server decides', async () => {
    server.silence(consultarAreaAtuacaoCep);
    openForm();
    await user.type(field('CEP'), '20040020');
    expect(await form().findByText(/^Não foi possível consultar o CEP agora/)).toBeTruthy();
    expect((await form().findByLabelText<HTMLSelectElement>('Tipo de cadastro')).options).toHaveLength(3);
  });
});

describe('a registration', () => {
  test("reports each field's error, and puts the keyboard on the first", async () => {
    openForm();
    await user.type(field('CEP'), '01310100');
    await user.selectOptions(await form().findByLabelText('Tipo de cadastro'), 'Pessoa física');
    await user.clear(field('Cidade'));
    await send();
    await soon(() => expect(document.activeElement).toBe(field('CPF/CNPJ')));
    expect(form().getByText('O CPF/CNPJ informado é inválido.')).toBeTruthy();
    expect(form().getByText('Informe um e-mail válido.')).toBeTruthy();
    expect(form().getByText('O formato do telefone informado é inválido.')).toBeTruthy();
    // Name, birthday, identity card, number, city.
    expect(form().getAllByText('Campo obrigatório.')).toHaveLength(5);
    await user.type(field('Número'), 'abc');
    await user.tab();
    expect(form().getByText('Apenas números devem ser informados.')).toBeTruthy();
    await user.clear(field('Número'));
    await user.type(field('Número'), '0');
    expect(form().getByText('Deve ser inserido um número positivo.')).toBeTruthy();
    expect(server.askedOf(solicitarCadastroCliente)).toEqual([]);
  });

  test('takes a phone of thirteen digits at most', async () => {
    openForm();
    await fillCompany();
    await user.fill(field('Telefone'), '55119876543210');
    expect(field('Telefone').value.replace(/\D/g, '')).toBe('5511987654321');
  });

  test('is sent without the signs of its masks, and is not offered again', async () => {
    const onClose = openForm();
    await fillCompany();
    await send();
    expect((await findBox('Sucesso')).textContent).toContain(
      'A solicitação foi enviada. Verifique seu e-mail',
    );
    expect(onClose).toHaveBeenCalledOnce();
    expect(server.askedOf(solicitarCadastroCliente).map(({ body }) => body)).toMatchObject([
      { idPessoaTipo: '2', cpfCnpj: '12ABC34501DE35', telefone: '2132654321', cep: '20040020' },
    ]);
    openAgain();
    expect(field('CEP').value).toBe('');
  });

  test('without a response is kept, offered again without showing it, and sent under the same key', async () => {
    server.silence(solicitarCadastroCliente);
    openForm();
    await fillCompany();
    await send();
    expect(await form().findByText(/^Sem sinal\. Confira a conexão.*continua aqui e guardado/)).toBeTruthy();
    openAgain();
    expect(form().getByText(/há um preenchimento que não foi enviado/)).toBeTruthy();
    expect(form().queryByDisplayValue('compras@example.com')).toBeNull();
    await user.click(form().getByRole('button', { name: 'Continuar' }));
    expect(field('E-mail').value).toBe('compras@example.com');
    expect(field('CPF/CNPJ').value).toBe('12.ABC.345/01DE-35');
    await soon(() => expect(field('Logradouro (opcional)').value).toBe('Avenida Paulista'));
    server.reply(solicitarCadastroCliente, { mensagem: '' });
    await send();
    await findBox('Sucesso');
    const keys = server.askedOf(solicitarCadastroCliente).map(({ headers }) => headers.get(KEY_HEADER));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('is confirmed in the server’s own words, which promise a mail only where one is sent', async () => {
    server.reply(solicitarCadastroCliente, { mensagem: 'A solicitação foi enviada. Aguarde o contato.' });
    openForm();
    await fillCompany();
    await send();
    expect((await findBox('Sucesso')).textContent).toContain('Aguarde o contato.');
  });

  test('that was left may be thrown away', async () => {
    openForm();
    await user.type(field('CEP'), '20040020');
    openAgain();
    await user.click(form().getByRole('button', { name: 'Começar de novo' }));
    expect(document.activeElement).toBe(field('CEP'));
    expect(field('CEP').value).toBe('');
    expect(localStorage.getItem('visitante:cadastro')).toBeNull();
  });

  test("keeps a person's identity numbers in the tab alone", async () => {
    openForm();
    await user.fill(field('CEP'), '01310100');
    await user.selectOptions(await form().findByLabelText('Tipo de cadastro'), 'Pessoa física');
    await user.fill(field('CPF/CNPJ'), '52998224725');
    await user.fill(field('RG'), '12.345.678-9');
    await user.fill(field('E-mail'), 'ana@example.com');
    expect(form().getByText(/CPF\/CNPJ, RG e data de nascimento, só enquanto esta aba/)).toBeTruthy();
    const kept = keptIn(localStorage);
    expect(kept).toContain('ana@example.com');
    for (const numero of ['529.982.247-25', '12.345.678-9']) expect(kept).not.toContain(numero);
    openAgain();
    await user.click(form().getByRole('button', { name: 'Continuar' }));
    expect(field('RG').value).toBe('12.345.678-9');
    // Another tab.
    sessionStorage.clear();
    openAgain();
    await user.click(form().getByRole('button', { name: 'Continuar' }));
    expect(field('E-mail').value).toBe('ana@example.com');
    expect(field('CPF/CNPJ').value).toBe('');
    expect(field('RG').value).toBe('');
  });
});

describe('the licence of a registration', () => {
  const pdf = new File(['%PDF-1.7\n%%EOF\n'], 'licenca.pdf', { type: 'application/pdf' });
  const choose = (file: File) =>
    user.upload(form().getByLabelText('Arquivo de Licença sanitária (opcional)'), file);

  test('is looked at as soon as it is chosen, whatever its name', async () => {
    openForm();
    await fillCompany();
    await choose(new File(['MZ\0\0'], 'licenca.pdf', { type: 'application/pdf' }));
    expect(await form().findByText('Envie um arquivo pdf, jpg, jpeg ou png.')).toBeTruthy();
    await choose(new File(['%PDF-1.7\n'], 'licenca.pdf', { type: 'application/pdf' }));
    expect(await form().findByText('O arquivo está incompleto. Escolha-o de novo.')).toBeTruthy();
    await choose(pdf);
    expect(await form().findByText('licenca.pdf')).toBeTruthy();
    expect(form().queryByText('Envie um arquivo pdf, jpg, jpeg ou png.')).toBeNull();
  });

  test('that went with the page is left out only after a question, whose Escape sends nothing', async () => {
    openForm();
    await fillCompany();
    await choose(pdf);
    await form().findByText('licenca.pdf');
    openAgain();
    await user.click(form().getByRole('button', { name: 'Continuar' }));
    expect(form().getByText('Escolha o arquivo de novo: licenca.pdf')).toBeTruthy();
    await form().findByText('Pessoa jurídica');
    await send();
    await findBox('Licença sanitária');
    await user.keyboard('{Escape}');
    expect(server.askedOf(solicitarCadastroCliente)).toEqual([]);
    await soon(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe(
        'Escolher arquivo: Licença sanitária (opcional)',
      ),
    );
    await send();
    await user.click(
      within(await findBox('Licença sanitária')).getByRole('button', { name: 'Enviar sem o arquivo' }),
    );
    await findBox('Sucesso');
    expect(server.askedOf(solicitarCadastroCliente)[0]?.body).not.toHaveProperty('licensaSanitaria');
  });

  test('that went with the page and is given up by its own button is not asked for', async () => {
    openForm();
    await fillCompany();
    await choose(pdf);
    await form().findByText('licenca.pdf');
    openAgain();
    await user.click(form().getByRole('button', { name: 'Continuar' }));
    await form().findByText('Pessoa jurídica');
    await user.click(form().getByRole('button', { name: 'Remover licenca.pdf' }));
    await send();
    await findBox('Sucesso');
  });
});
