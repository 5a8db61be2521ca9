import type * as z from 'zod/mini';
import type { cartaoPagamento } from '#contract/payment/pagamento.ts';
import { FORMA_PIX } from '#contract/payment/pagamento.ts';
import type { cobrancaPix } from '#contract/payment/pagamento-pix.ts';
import type { Database } from '#server/db/schema/schema.ts';
import type { Pagamentos } from '#server/provider/port.ts';
import type { ApiAnswer, ApiClient } from './api.ts';
import { expectBalancesFromEntries } from './conta-corrente.ts';
import { gruposOf } from './pending-cart.ts';

type Wire = z.input<typeof cartaoPagamento>;

export const APROVA = '4111111111111111';
export const RECUSA = '4000000000000002';
export const SILENCIO = '4000000000000119';
export const SILENCIO_COBRADO = '4000000000000127';

/** A provider that calls its current replacement: a server keeps one provider, a test changes it. */
export const throughTo = (current: () => Pagamentos): Pagamentos => ({
  cartaoLiberado: (id) => current().cartaoLiberado(id),
  cobrarCartao: (nova) => current().cobrarCartao(nova),
  consultarCartao: (referencia) => current().consultarCartao(referencia),
  criarPix: (novo) => current().criarPix(novo),
  consultarPix: (txid) => current().consultarPix(txid),
  cancelarPix: (txid) => current().cancelarPix(txid),
});

/** A card for an order, as a device sends it; `valor` in reais. */
export const cardFor = (
  { idPrePedido, valor }: { idPrePedido: number; valor: number },
  more: Partial<Wire> = {},
): Wire => ({
  IDPrePedido: idPrePedido,
  ValorTotalEsperado: valor,
  QuantidadeParcelas: 1,
  ValorTransacao: valor,
  NomePortador: 'Marina Alves Teixeira',
  NumeroCartaoCredito: APROVA,
  CodigoSeguranca: '123',
  AnoValidade: '30',
  MesValidade: '12',
  Taxa: 0,
  DiasParaVencimento: 30,
  IDBandeiraCartaoCredito: 1,
  CodigoBandeiraCartaoCredito: '1',
  IDPessoaFilial: 1,
  IDEcommerceCarrinhoGrupo: null,
  IDEcommerceCarrinho: null,
  IDUsuario: 1,
  ...more,
});

export const encoded = (cards: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(cards)).toString('base64');

/** Ends the checkout with some cards. */
export const finish = (
  client: ApiClient,
  idCarrinho: number,
  cards: readonly unknown[] = [],
  more: object = {},
): Promise<ApiAnswer> =>
  client.post('/pagamento/finalizar', {
    IDEcommerceCarinho: idCarrinho,
    PoliticasAceite: true,
    CartaoCreditoPagamentoCollection: cards.length === 0 ? '' : encoded(cards),
    ...more,
  });

/** The same with one number for every unpaid group by card. */
export async function finishWith(client: ApiClient, idCarrinho: number, numero: string): Promise<ApiAnswer> {
  const waiting = (await gruposOf(client, idCarrinho)).filter((g) => g.idFormaPagamento === 8);
  const cards = waiting.map((grupo) => cardFor(grupo, { NumeroCartaoCredito: numero }));
  return await finish(client, idCarrinho, cards);
}

/** Returns an order's Pix: read, or created again. */
export async function pixOf(client: ApiClient, idPrePedido: number, method: 'GET' | 'POST' = 'GET') {
  const answer = await client.send(method, `/pagamento/CobrancaPixTransacao?idPrePedido=${idPrePedido}`);
  if (answer.status !== 200) throw new Error(answer.text);
  return JSON.parse(answer.text) as z.input<typeof cobrancaPix>;
}

/** The state of a cart, its orders, its groups and their payment attempts. */
export async function standing(db: Database, idCarrinho: number) {
  const { idCarrinhoSituacao } = await db
    .selectFrom('carrinho')
    .select('idCarrinhoSituacao')
    .where('idCarrinho', '=', idCarrinho)
    .executeTakeFirstOrThrow();
  const pedidos = await db
    .selectFrom('prePedido')
    .select(['idPrePedido', 'idPrePedidoSituacao', 'idPedidoSituacao'])
    .where('idCarrinho', '=', idCarrinho)
    .orderBy('idPrePedido')
    .execute();
  const grupos = await db
    .selectFrom('carrinhoGrupo')
    .select('idCarrinhoGrupoSituacao')
    .where('idCarrinho', '=', idCarrinho)
    .orderBy('idPessoaFilial')
    .orderBy('idCarrinhoGrupoTipo')
    .execute();
  return {
    carrinho: idCarrinhoSituacao,
    pedidos: pedidos.map((p) => `${p.idPrePedidoSituacao}/${p.idPedidoSituacao}`),
    grupos: grupos.map((g) => g.idCarrinhoGrupoSituacao),
    pagamentos: await triesOf(db),
  };
}

/** The situation of every payment attempt, oldest first. */
export async function triesOf(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('pagamento').select('situacao').orderBy('idPagamento').execute();
  return rows.map(({ situacao }) => situacao);
}

/** Makes every pending Pix due for its next query now, as time would. */
export async function dueNow(db: Database): Promise<void> {
  await db
    .updateTable('pagamento')
    .set({ proximaConsulta: new Date(0) })
    .where('idFormaPagamento', '=', FORMA_PIX)
    .where('proximaConsulta', 'is not', null)
    .execute();
}

/** The customer's balance at the company, in cents; fails unless it is the sum of its entries. */
export async function balanceOf(db: Database, idPessoa = 101): Promise<number> {
  await expectBalancesFromEntries(db);
  const row = await db
    .selectFrom('pessoa')
    .select('saldoAdiantamento')
    .where('idPessoa', '=', idPessoa)
    .executeTakeFirstOrThrow();
  return row.saldoAdiantamento;
}
