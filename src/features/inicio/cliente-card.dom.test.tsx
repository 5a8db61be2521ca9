import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleOpcao } from '#domain/cart/carrinho-sample.ts';
import { formatMoney } from '#lib/format-number.ts';
import { must } from '#lib/must.ts';
import { envioIntent, sampleRow } from '#outbox/outbox-sample.ts';
import { closeVisita, visitaAberta } from '#parts/dialogs/visita-aberta.ts';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { ClienteCard } from './cliente-card.tsx';

const ORDER = envioIntent([{ idItem: 1, quantidade: 3 }]);
const boletoAntecipado = sampleOpcao(6, { antecipado: true });

/** The card of a customer with R$ 100 of credit, once the device knows its queue of one order of R$ 30. */
async function openCard(intent = ORDER) {
  const device = await openPageDevice({
    cliente: {
      limiteDisponivel: 100_00,
      opcoes: [{ idCondicao: 1, opcoes: [sampleOpcao(1), boletoAntecipado] }],
    },
  });
  await device.vault.outbox.add(sampleRow(1, intent));
  const cliente = must(await device.vault.clientes.get(CLIENTE), 'customer');
  renderPage(<ClienteCard cliente={cliente} now={0} />, device);
  await screen.findByText('Crédito disponível');
}
const credito = () => screen.getByText('Crédito disponível').nextElementSibling?.textContent;

test("the credit is the server's last value less the queued orders, and shows both", async () => {
  await openCard();
  const said = `${formatMoney(100_00)} menos ${formatMoney(30_00)} na fila`;
  await soon(() => expect(credito()).toBe(`${formatMoney(70_00)}${said}`));
});

test('the credit is whole while the queued order is paid in advance', async () => {
  const grupos = ORDER.grupos.map((grupo) => ({ ...grupo, idPagamentoVisto: boletoAntecipado.id }));
  await openCard({ ...ORDER, grupos });
  expect(credito()).toBe(formatMoney(100_00));
});

test('the customer is named by the company’s code', async () => {
  const device = await openPageDevice();
  const { usuarioCliente, ...row } = must(await device.vault.clientes.get(CLIENTE), 'customer');
  const pessoa = { ...usuarioCliente.pessoa, codigoErp: 'C-000101' };
  renderPage(
    <ClienteCard cliente={{ ...row, usuarioCliente: { ...usuarioCliente, pessoa } }} now={0} />,
    device,
  );
  expect(await screen.findByText(/^Código C-000101 · /)).toBeTruthy();
});

test.each([
  ['representante', true],
  ['supervisor', true],
  ['comprador', false],
] as const)('a %s serves the customer and notes visits: %s', async (papel, mayVisit) => {
  const device = await openPageDevice();
  const cliente = must(await device.vault.clientes.get(CLIENTE), 'customer');
  renderPage(<ClienteCard cliente={cliente} now={0} />, {
    ...device,
    usuario: { ...device.usuario, papel },
  });
  await screen.findByText(mayVisit ? 'Atendendo' : 'Sua farmácia');
  const button = screen.queryByRole('button', { name: 'Anotar visita' });
  expect(button !== null).toBe(mayVisit);
  if (button === null) return;
  await person().click(button);
  expect(visitaAberta.cliente).toEqual({ idPessoaCliente: CLIENTE, nomeCliente: 'Farmácia Modelo' });
  closeVisita();
});
