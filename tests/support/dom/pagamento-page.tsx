import { within } from '@testing-library/react';
import type { Carrinho } from '#contract/cart/carrinho.ts';
import { consultarCarrinho } from '#contract/cart/carrinho-calls.ts';
import { consultarGruposPrePedido, type GrupoPrePedido } from '#contract/cart/carrinho-pendente.ts';
import {
  consultarBandeiras,
  consultarParcelasCartao,
  validarIntegracaoCartao,
} from '#contract/payment/pagamento.ts';
import { consultarCobrancaPix, consultarIntegracaoPix } from '#contract/payment/pagamento-pix.ts';
import { PagamentoScreen } from '#features/pagamento/pagamento-screen.tsx';
import { putCarrinho } from '#mirror/put-carrinho.ts';
import { CLIENTE, openPageDevice, type PageDevice } from './device.ts';
import type { FakeServer } from './fake-server.ts';
import { carrinhoSample, OPCOES, pixSample, prePedidoSample } from './pagamento.ts';
import { renderPage } from './page.tsx';
import { person } from './person.ts';

const PARCELA = {
  idCartaoCreditoIntegracaoParcela: 1,
  descricaoParcela: '1x de R$ 100,00',
  parcelas: 1,
  valorParcela: 100_00,
  taxa: 0,
  diasParaVencimento: 30,
};

/** Gives the server a cart that awaits its payment: one group by Pix, unless a test names others. */
export function awaitPayment(
  server: FakeServer,
  carrinho: Carrinho = carrinhoSample(),
  grupos: GrupoPrePedido[] = [prePedidoSample],
): void {
  server.reply(consultarCarrinho, carrinho);
  server.reply(consultarGruposPrePedido, grupos);
  server.reply(consultarIntegracaoPix, { imagem: null });
  server.reply(consultarCobrancaPix, pixSample());
  server.reply(validarIntegracaoCartao, { liberada: true });
  server.reply(consultarParcelasCartao, [PARCELA]);
  server.reply(consultarBandeiras, [
    { idCartaoCreditoBandeira: 1, imagem: null, descricaoCartaoCreditoBandeira: 'Visa' },
  ]);
}

/** The payment page, on a device that remembers this cart. */
export async function openPagamento(
  mirrored: Carrinho | null = null,
  idHotsitePolitica?: number,
): Promise<PageDevice> {
  history.replaceState(null, '', '/pagamento');
  const device = await openPageDevice({ cliente: { opcoes: [{ idCondicao: 1, opcoes: OPCOES }] } });
  await putCarrinho(device.vault, CLIENTE, mirrored, 1);
  renderPage(<PagamentoScreen idHotsitePolitica={idHotsitePolitica} />, device);
  return device;
}

const user = person();

/** The number of a card that can be charged. */
export const CARTAO = '4111 1111 1111 1111';

/** Types a card that can be charged into a form, and one instalment. */
export async function fillCartao(form: HTMLElement): Promise<void> {
  const field = (label: string) => within(form).getByLabelText<HTMLInputElement>(label);
  const typed = { 'Número do cartão': CARTAO, 'Nome do titular': 'Zulmira Marcador', Mês: '12', Ano: '31' };
  for (const [label, text] of Object.entries(typed)) await user.fill(field(label), text);
  await user.fill(field('Código de segurança'), '987');
  await user.selectOptions(field('Parcelas'), '1');
}
