import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { toClienteCompra } from '#mirror/cliente-compra.ts';
import { envioIntent, sampleCarrinho, sampleParked } from '#outbox/outbox-sample.ts';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';
import { Button, type ButtonVariant } from '#ui/button.tsx';
import * as buttonCss from '#ui/button.css.ts';
import { RevisaoView } from './revisao-view.tsx';
import { carrinhoNow } from './view.ts';

fakeServer();
const user = person();
const LINHAS = [{ idItem: 1, quantidade: 2 }];
const MOTIVO = 'Cliente com restrição financeira: somente pagamento antecipado.';

/** A submission that was refused for its limit, on a device that knows of no credit unless told so. */
async function openRefused({ bloqueado = false, limiteDisponivel = 0 } = {}) {
  const device = await openPageDevice({ produtos: [{ idProduto: 1, nome: 'DIPIRONA' }] });
  const { vault } = device;
  const cliente = must(await vault.clientes.get(CLIENTE), 'customer');
  const detalhe = must(cliente.detalhe, 'details');
  const motivo = bloqueado ? { descricaoClienteBloqueadoMotivo: MOTIVO } : null;
  const dadosGerais = { ...detalhe.dadosGerais, limiteDisponivel, clienteBloqueadoMotivo: motivo };
  const now = { ...cliente, detalhe: { ...detalhe, dadosGerais } };
  const intent = envioIntent(LINHAS);
  const parked = { ...sampleParked(1, intent, { codigo: 'limite-excedido' }), intent };
  await vault.parked.put(parked);
  const clienteCompra = { ...toClienteCompra(CLIENTE, now.detalhe), bloqueado: false };
  const snapshot = { idPessoaCliente: CLIENTE, carrinho: sampleCarrinho(LINHAS), at: 0 };
  const base = { snapshot, receipts: [], rows: [], parked: [] };
  const agora = must(carrinhoNow(base, 1, clienteCompra), 'cart');
  const back = (variant: ButtonVariant) => <Button variant={variant}>Voltar ao carrinho</Button>;
  const shown = { parked, agora, revisao: 1, cliente: now, clienteCompra, isOwn: true, back };
  renderPage(<RevisaoView {...shown} />, device);
  const decided = async () => (await vault.parked.get(parked.key))?.decided?.as;
  return { decided };
}

const pressSend = async () =>
  user.click(await screen.findByRole('button', { name: /^(Confirmar de novo|Aceitar tudo e enviar)/ }));

test('an order over the device’s own limit is sent to the server when the user insists', async () => {
  const { decided } = await openRefused();
  await pressSend();
  await user.click(within(await findBox('Atenção!')).getByRole('button', { name: 'Voltar' }));
  expect(await decided()).toBeUndefined();
  await pressSend();
  const box = await findBox('Atenção!');
  expect(box.textContent).toContain('O limite é de');
  await user.click(within(box).getByRole('button', { name: 'Enviar mesmo assim' }));
  await soon(async () => expect(await decided()).toBe('retried'));
});

test('a customer who was blocked meanwhile is shown as blocked, with the reason', async () => {
  await openRefused({ bloqueado: true });
  expect(await screen.findByText('Cliente bloqueado')).toBeTruthy();
  expect(screen.getByText(MOTIVO)).toBeTruthy();
});

test.each([
  [0, 'Voltar ao carrinho'],
  [1_000_000_00, 'Confirmar de novo'],
])('with a credit of %i cents the first and main act is %s', async (limiteDisponivel, principal) => {
  await openRefused({ limiteDisponivel });
  await screen.findByRole('button', { name: /^Confirmar de novo/ });
  const acts = screen.getAllByRole('button', { name: /^(?:Confirmar de novo|Voltar ao carrinho)/ });
  const main = acts.filter(({ className }) => className.includes(buttonCss.variant.primary));
  expect(main).toEqual(acts.slice(0, 1));
  expect(main[0]?.textContent).toMatch(new RegExp(`^${principal}`));
});
