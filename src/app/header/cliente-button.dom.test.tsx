import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleCliente } from '#domain/cart/carrinho-sample.ts';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { clienteSample, detalheSample } from '#tests/support/dom/samples.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';
import { whole } from '#ui/whole-text.css.ts';
import { ClienteButton } from './cliente-button.tsx';

const user = person();

const VEREDA = 103;
const CNPJ = '99.000.103/0001-20';

/** The header's button on a device that serves one of two customers. */
async function openButton() {
  const device = await openPageDevice();
  const vereda = clienteSample(VEREDA, 'Drogaria Vereda', null, 1);
  const pessoa = { ...vereda.usuarioCliente.pessoa, cpfCnpjFormatado: CNPJ };
  await device.vault.clientes.put({ ...vereda, usuarioCliente: { ...vereda.usuarioCliente, pessoa } });
  renderPage(<ClienteButton />, device);
  return device;
}

const findButton = () => screen.findByRole('button', { name: 'Farmácia Modelo, escolher cliente' });
const list = async () => within(await screen.findByRole('dialog', { name: 'Atender outro cliente' }));

test('the customer’s name in the header is cut to twelve characters and given in full while it is pointed at', async () => {
  await openButton();
  const button = await findButton();
  expect(button.dataset.whole).toMatch(/^Farmácia Modelo\n[\d./-]+$/);
  expect(button.className).toContain(whole);
  const [label, cut] = button.querySelectorAll('[aria-hidden=true] > span');
  expect(label?.textContent).toBe('Atendendo');
  const shown = cut?.textContent ?? '';
  expect(shown).toMatch(/^Farmácia.*…$/);
  expect(Array.from(shown.replace('…', '')).length).toBeLessThanOrEqual(12);
});

test('a buyer’s own pharmacy is not called a customer that is served', async () => {
  const device = await openPageDevice();
  renderPage(<ClienteButton />, { ...device, usuario: { ...device.usuario, papel: 'comprador' } });
  const [label] = (await findButton()).querySelectorAll('[aria-hidden=true] > span');
  expect(label?.textContent).toBe('Farmácia');
});

test('the list of customers is searched by code, and by CNPJ with and without punctuation', async () => {
  await openButton();
  await user.click(await findButton());
  for (const typed of [String(VEREDA), CNPJ, CNPJ.replace(/\D/g, '')]) {
    await user.clear((await list()).getByRole('combobox'));
    await user.keyboard(typed);
    await soon(async () =>
      expect((await list()).getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        expect.stringContaining('Drogaria Vereda'),
      ]),
    );
  }
});

test('a customer is listed by the company’s code, and its code typed whole brings it to the top', async () => {
  const device = await openButton();
  const detalhe = detalheSample(sampleCliente(), 'Zeta');
  const coded = clienteSample(
    104,
    'Zeta',
    {
      ...detalhe,
      dadosGerais: { ...detalhe.dadosGerais, cidade: 'Santos' },
    },
    2,
  );
  const pessoa = { ...coded.usuarioCliente.pessoa, codigoErp: 'AB1' };
  await device.vault.clientes.bulkPut([
    { ...coded, usuarioCliente: { ...coded.usuarioCliente, pessoa } },
    clienteSample(105, 'Ab1 Farma', null, 1),
  ]);
  await user.click(await findButton());
  (await list()).getByRole('combobox').focus();
  await user.keyboard('ab1');
  await soon(async () =>
    expect((await list()).getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('AB1 · 11.222.333/0001-81 · Santos'),
      expect.stringContaining('Ab1 Farma'),
    ]),
  );
});

test('a customer who is chosen but not confirmed leaves the current one', async () => {
  const device = await openButton();
  await user.click(await findButton());
  await user.click((await list()).getByRole('option', { name: /Drogaria Vereda/ }));
  const box = await findBox('Trocar de cliente');
  expect(box.textContent).toContain('Deseja trocar para o cliente Drogaria Vereda?');
  await user.click(within(box).getByRole('button', { name: 'Ficar' }));
  await soon(() => expect(box.isConnected).toBe(false));
  expect((await device.vault.device.get(1))?.idPessoaCliente).toBe(CLIENTE);
});

test('a confirmed customer becomes the current one, and home opens', async () => {
  history.replaceState(null, '', '/pedidos');
  const device = await openButton();
  await user.click(await findButton());
  await user.click((await list()).getByRole('option', { name: /Drogaria Vereda/ }));
  await user.click(within(await findBox('Trocar de cliente')).getByRole('button', { name: 'Trocar' }));
  await soon(() => expect(location.pathname).toBe('/'));
  expect((await device.vault.device.get(1))?.idPessoaCliente).toBe(VEREDA);
});
