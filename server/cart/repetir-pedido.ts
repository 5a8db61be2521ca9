import { ITEM_COMBO } from '#contract/catalogue/item-tipo.ts';
import { repetirPedido } from '#contract/orders/pedido-repetir.ts';
import { type LinhaChave, linhaKey, linhaPedidaOf } from '#domain/cart/linha.ts';
import {
  conferirRepeticao,
  linhasParaRepetir,
  NADA_REPETIDO,
  ORCAMENTO_NAO_REPETE,
} from '#domain/orders/repetir-pedido.ts';
import { fail, ok } from '#lib/result.ts';
import { readLimites } from '#server/catalogue/data/combos.ts';
import { readCliente } from '#server/customers/data/clientes.ts';
import { changeRoute } from '#server/http/change-route.ts';
import { naoVinculado, refuse } from '#server/http/recusa.ts';
import type { Route } from '#server/http/route.ts';
import { readPedido } from '#server/orders/data/pedidos-lista.ts';
import { acrescentarLinhas } from './acrescentar-linhas.ts';
import { notOpen } from './carrinho-recusas.ts';
import { type Comprador, readComprador } from './comprador.ts';
import { lockOrOpen, readLinhas } from './data/carrinho.ts';
import { readVendaveis } from './data/vendaveis.ts';

/** The order's own condition if the customer still buys by it; otherwise the preferred one. */
const condicaoOf = ({ compra, idCondicao = 0 }: Comprador, doPedido: number): number =>
  compra.contextos.some((contexto) => contexto.idCondicao === doPedido) ? doPedido : idCondicao;

/** Adds an order's lines to the cart again, as far as they can be sold. */
export const repetirPedidoRoutes: readonly Route[] = [
  changeRoute(repetirPedido, {
    authorise: async ({ user, query }) =>
      (await readCliente(user, query.idPessoaCliente)) === undefined ? naoVinculado().error : undefined,
    async handle({ user, query, now }) {
      const { idPrePedido, idPessoaCliente } = query;
      const pedido = await readPedido(user, idPrePedido);
      if (pedido?.pessoaDestinatario.idPessoa !== idPessoaCliente)
        return refuse('nao-encontrado', 'Pedido não encontrado.');
      if (pedido.orcamento) return refuse('orcamento-nao-repete', ORCAMENTO_NAO_REPETE);
      const comprador = await readComprador(user, idPessoaCliente, now);
      if (!comprador.ok) return comprador;
      const { compra } = comprador.value;
      const linhas = linhasParaRepetir(pedido.itens ?? [], condicaoOf(comprador.value, pedido.idCondicao));
      const vendaveis = await readVendaveis(user, compra, linhas);
      const itemOf = (linha: LinhaChave) => vendaveis.get(linhaKey(linha));
      if (!linhas.some((linha) => itemOf(linha) !== undefined)) return ok(NADA_REPETIDO);
      const open = await lockOrOpen(user, idPessoaCliente, now);
      const pendente = notOpen(open);
      if (pendente !== undefined) return fail(pendente);
      const held = await readLinhas(user, open);
      const combos = linhas.filter((l) => l.idItemTipo === ITEM_COMBO).map((l) => l.idItem);
      const limites = await readLimites(user, idPessoaCliente, combos);
      const limiteOf = (idCombo: number) => limites.get(idCombo);
      const itens = conferirRepeticao(linhas, { itemOf, held, limiteOf });
      const novas = itens.filter((item) => item.incluido).map(linhaPedidaOf);
      const added = await acrescentarLinhas(user, open, compra, novas);
      return added.ok ? ok(itens) : added;
    },
  }),
];
