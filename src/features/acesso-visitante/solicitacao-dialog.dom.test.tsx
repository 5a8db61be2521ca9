import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { clienteSolicitaAcesso, solicitarAcesso } from '#contract/access/solicitacao-acesso.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';
import { SolicitacaoDialog } from './solicitacao-dialog.tsx';

const server = fakeServer();
const user = person();

const AURORA = { idPessoa: 101, cpfCnpj: '99000101000120', nome: 'Drogaria Aurora' };

const form = () => within(screen.getByRole('dialog', { name: 'Solicitar acesso' }));
const field = (name: string) => form().getByLabelText<HTMLInputElement>(name);
const press = (name: string) => user.click(form().getByRole('button', { name }));

function openForm() {
  const onClose = vi.fn<() => void>();
  renderPage(<SolicitacaoDialog onClose={onClose} />);
  return onClose;
}

/** Fills in the person who asks, and goes on to the customers. */
async function goToCustomers() {
  await user.type(field('Nome completo'), 'Ana Souza');
  await user.type(field('E-mail'), 'ana@example.com');
  await user.type(field('Telefone'), '11987654321{Enter}');
}

beforeEach(() => {
  server.reply(clienteSolicitaAcesso, AURORA);
  server.reply(solicitarAcesso, { mensagem: 'Sua solicitação de acesso foi recebida.' });
});

test('a request for access reports errors at each field before it asks for the customers', async () => {
  openForm();
  expect(document.activeElement).toBe(field('Nome completo'));
  await user.type(field('Telefone'), '55119876543210');
  await press('Próximo');
  expect(form().getByText('Campo obrigatório.')).toBeTruthy();
  expect(form().getByText('Informe um e-mail válido.')).toBeTruthy();
  expect(
    form().getByText('O telefone informado ultrapassou a quantidade máxima de caracteres.'),
  ).toBeTruthy();
  await soon(() => expect(document.activeElement).toBe(field('Nome completo')));
});

test('customers are looked up one by one, each once, and can be taken out again', async () => {
  openForm();
  await goToCustomers();
  const documento = await form().findByLabelText<HTMLInputElement>('CPF/CNPJ do cliente');
  expect(document.activeElement).toBe(documento);
  await user.keyboard('{Enter}');
  expect(form().getByText('Informe um cliente para realizar a pesquisa.')).toBeTruthy();
  await user.keyboard('99000101000120{Enter}');
  const lista = within(await form().findByRole('list', { name: 'Clientes incluídos' }));
  expect(lista.getByRole('listitem').textContent).toBe('Drogaria Aurora99.000.101/0001-20 · Código 101');
  expect(documento.value).toBe('');
  expect(document.activeElement).toBe(documento);
  await user.keyboard('99000101000120{Enter}');
  expect(form().getByText('O cliente com o CPF/CNPJ: 99.000.101/0001-20 já foi incluído.')).toBeTruthy();
  expect(server.askedOf(clienteSolicitaAcesso)).toHaveLength(1);
  const text = 'Nenhum cliente foi encontrado com o CPF/CNPJ informado.';
  server.refuse(clienteSolicitaAcesso, { status: 404, Message: 'Atenção!', Description: text });
  await user.clear(documento);
  await user.keyboard('33000167000101{Enter}');
  expect(await form().findByText(text)).toBeTruthy();
  await press('Remover Drogaria Aurora');
  expect(form().getByText('Nenhum cliente incluído ainda.')).toBeTruthy();
  expect(document.activeElement).toBe(documento);
});

test('an empty list of customers is not sent', async () => {
  openForm();
  await goToCustomers();
  expect(await form().findByText('Nenhum cliente incluído ainda.')).toBeTruthy();
  await press('Enviar');
  expect(form().getByText('Inclua ao menos um cliente para enviar a solicitação.')).toBeTruthy();
  expect(server.asked).toEqual([]);
});

test('a request for access without a response is kept with its customers, and sent whole', async () => {
  server.silence(solicitarAcesso);
  openForm();
  await goToCustomers();
  await user.type(await form().findByLabelText('CPF/CNPJ do cliente'), '99000101000120{Enter}');
  await form().findByRole('list', { name: 'Clientes incluídos' });
  await press('Voltar');
  expect(field('Nome completo').value).toBe('Ana Souza');
  await press('Próximo');
  await press('Enviar');
  expect(await form().findByText(/^Sem sinal\. Confira a conexão/)).toBeTruthy();
  cleanup();
  const onClose = openForm();
  await press('Continuar');
  expect(form().getByRole('list', { name: 'Clientes incluídos' }).textContent).toContain('Drogaria Aurora');
  server.reply(solicitarAcesso, { mensagem: 'Sua solicitação de acesso foi recebida.' });
  await press('Enviar');
  expect((await findBox('Mensagem')).textContent).toContain('Sua solicitação de acesso foi recebida.');
  expect(onClose).toHaveBeenCalledOnce();
  expect(server.askedOf(solicitarAcesso).at(-1)?.body).toEqual({
    nome: 'Ana Souza',
    telefone: '11987654321',
    email: 'ana@example.com',
    clientes: '101',
  });
});
