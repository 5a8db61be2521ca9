import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { consultarClienteDadosGerais } from '#contract/customers/cliente.ts';
import { rows, section, showEmails, showTelefones } from '#tests/support/dom/contatos-page.tsx';
import { beginSession, CLIENTE, type PageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';

const server = fakeServer();
const user = person();

const ENDERECO = {
  tipoLogradouro: 'Avenida',
  logradouro: 'Doutor Olívio Lira',
  numero: 'S/N',
  complemento: null,
  bairro: 'Praia da Costa',
  cep: '29101260',
  cidade: 'Vila Velha',
  estado: 'ES',
};
const facts = () =>
  section('Dados gerais do cliente')
    .getAllByRole('definition')
    .map((value) => [value.previousElementSibling?.textContent, value.textContent]);

/** The customer's record on the device; null: it was never brought. */
const changeDetalhe = (device: PageDevice, isThere: boolean) =>
  device.vault.clientes.update(CLIENTE, (row) => {
    if (!isThere) row.detalhe = null;
    else if (row.detalhe) row.detalhe.dadosGerais.enderecoPrincipal = ENDERECO;
  });
const recordOf = async (device: PageDevice) => {
  const detalhe = (await device.vault.clientes.get(CLIENTE))?.detalhe;
  if (!detalhe) throw new Error('the sample customer has no record');
  return detalhe.dadosGerais;
};

beforeEach(() => {
  beginSession();
});

describe('the customer’s record', () => {
  test('comes after the lists, each fact in a line, without empty ones', async () => {
    const device = await showEmails();
    await changeDetalhe(device, true);
    await soon(() =>
      expect(facts()).toEqual([
        ['Código', '101'],
        ['Nome', 'Farmácia Modelo'],
        ['CPF/CNPJ', '11.222.333/0001-81'],
        ['Tipo de logradouro', 'Avenida'],
        ['Endereço', 'Doutor Olívio Lira'],
        ['Número', 'S/N'],
        ['Bairro', 'Praia da Costa'],
        ['CEP', '29101-260'],
        ['Cidade', 'Vila Velha'],
        ['Estado', 'ES'],
      ]),
    );
    expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      'E-mails',
      'Telefones',
      'Dados gerais do cliente',
    ]);
    expect(section('Dados gerais do cliente').getByText(/^Dados atualizados /)).toBeTruthy();
  });

  test('says that it loads, and is the server’s where the device has none', async () => {
    const release = server.hold(consultarClienteDadosGerais);
    const device = await showTelefones();
    server.reply(consultarClienteDadosGerais, await recordOf(device));
    await changeDetalhe(device, false);
    expect(await screen.findByText('Carregando dados do cliente...')).toBeTruthy();
    release();
    await soon(() => expect(facts()[1]).toEqual(['Nome', 'Farmácia Modelo']));
    expect(screen.queryByText('Carregando dados do cliente...')).toBeNull();
  });

  test('that fails to load says so, can be asked for again, and leaves the lists usable', async () => {
    server.refuse(consultarClienteDadosGerais, {
      status: 500,
      Message: 'Atenção!',
      Description: 'Não foi possível.',
    });
    const device = await showEmails();
    const record = await recordOf(device);
    await changeDetalhe(device, false);
    expect(await screen.findByText('Não foi possível carregar os dados do cliente.')).toBeTruthy();
    expect(await rows('E-mails')).toHaveLength(3);
    await user.click(section('E-mails').getByRole('button', { name: 'Inserir' }));
    expect(await screen.findByRole('dialog', { name: 'Cadastrar E-mail Marketing' })).toBeTruthy();
    await user.keyboard('{Escape}');
    server.reply(consultarClienteDadosGerais, record);
    await user.click(section('Dados gerais do cliente').getByRole('button', { name: 'Tentar novamente' }));
    await soon(() => expect(facts()).toHaveLength(5));
  });
});
