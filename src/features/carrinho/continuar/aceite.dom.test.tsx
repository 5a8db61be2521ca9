import { expect, test } from 'vitest';
import { definirEtapa } from '#contract/cart/confirmar-carrinho.ts';
import { chamadasOf } from '#features/carrinho/queries.ts';
import { CLIENTE, openPageDevice } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { carrinhoSample } from '#tests/support/dom/pagamento.ts';
import { createChaves } from './chaves.ts';

const server = fakeServer();

test('the yes that leads to the payment accepts the policies, so that nothing is asked after it', async () => {
  const device = await openPageDevice();
  const carrinho = carrinhoSample({ idCarrinhoSituacao: 2 });
  server.reply(definirEtapa, { carrinho, sobrescrito: null });
  const processamento = {
    idPessoaCliente: CLIENTE,
    idCarrinho: 500,
    visto: { grupos: [], linhas: [], totalVisto: 0 },
    cashbackAplicado: 0,
  };
  const chamadas = chamadasOf(device, processamento, createChaves(device.env.uuid));
  expect((await chamadas.etapa()).ok).toBe(true);
  expect(server.askedOf(definirEtapa).map(({ query }) => `${query}`)).toEqual([
    'idCarrinho=500&etapa=2&politicaAceite=true',
  ]);
});
