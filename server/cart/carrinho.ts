import {
  alterarItem,
  consultarCarrinho,
  consultarCarrinhoAtualizado,
  consultarCarrinhoItens,
  excluirItem,
  manterCarrinhoCompra,
} from '#contract/cart/carrinho-calls.ts';
import { CARRINHO_FINALIZADO } from '#contract/cart/carrinho-situacao.ts';
import { definirEtapa } from '#contract/cart/confirmar-carrinho.ts';
import { ITEM_COMBO, ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import type { BodyOf } from '#contract/wire/call.ts';
import { chaveDaLinha, detalheEscrito, isQuantidade, isSameLinha } from '#domain/cart/linha.ts';
import { must } from '#lib/must.ts';
import { fail, ok } from '#lib/result.ts';
import { readCliente } from '#server/customers/data/clientes.ts';
import { readCompra } from '#server/customers/data/compra.ts';
import type { Scope } from '#server/db/scope.ts';
import { changeRoute } from '#server/http/change-route.ts';
import { withMarca } from '#server/http/marca.ts';
import { naoVinculado, recusa, refuse } from '#server/http/recusa.ts';
import { type Route, sessionRoute } from '#server/http/route.ts';
import { changeLinha } from './carrinho-linha.ts';
import {
  authoriseCarrinho,
  carrinhoNaoEncontrado,
  itemNaoEncontrado,
  notOpen,
  quantidadeInvalida,
  semPreferencias,
} from './carrinho-recusas.ts';
import { answerMudado, readComputed } from './carrinho-view.ts';
import { lockOrOpen, putCarrinho, readCarrinho, readLinhas, readUnfinished } from './data/carrinho.ts';
import { lockOpen } from './lock-open.ts';

const ETAPAS = [1, 2, 3];

const consultar = withMarca(
  sessionRoute(consultarCarrinho, ({ user, query, now }) =>
    answerUnfinished(user, query.idPessoaCliente, now),
  ),
);

async function answerUnfinished(user: Scope, idPessoaCliente: number, now: Date) {
  const cliente = await readCliente(user, idPessoaCliente);
  if (cliente === undefined) return naoVinculado();
  const row = await readUnfinished(user, cliente.idPessoa);
  return ok(row === undefined ? null : await readComputed(user, row, now));
}

const consultarItens = withMarca(
  sessionRoute(consultarCarrinhoItens, async ({ user, query, now }) => {
    const forbidden = await authoriseCarrinho(user, query.idCarrinho);
    if (forbidden !== undefined) return fail(forbidden);
    const row = await readCarrinho(user, query.idCarrinho);
    if (row === undefined || row.idCarrinhoSituacao === CARRINHO_FINALIZADO)
      return fail(carrinhoNaoEncontrado());
    const { itens } = await readComputed(user, row, now);
    return ok(itens);
  }),
);

const consultarAtualizado = withMarca(
  sessionRoute(consultarCarrinhoAtualizado, async ({ user, usuario, query, now }) => {
    if (query.idUsuario !== usuario.id) return refuse('outro-usuario', 'Este carrinho é de outro usuário.');
    return answerUnfinished(user, query.idPessoaCliente, now);
  }),
);

/** The item of the documented payload: a product's id or a combo's, by its type. */
function itemOf({ IDItemTipo, IDProduto, IDPromocaoCombo }: BodyOf<typeof manterCarrinhoCompra>) {
  if (IDItemTipo === ITEM_PRODUTO) return IDProduto;
  return IDItemTipo === ITEM_COMBO ? IDPromocaoCombo : undefined;
}

const manter = changeRoute(manterCarrinhoCompra, {
  async authorise({ user, usuario, body }) {
    if (body.IDUsuario !== usuario.id) {
      return recusa(
        'outro-usuario',
        'Esta alteração foi feita por outro usuário. Entre com o usuário que a fez.',
      );
    }
    return (await readCliente(user, body.IDPessoaCliente)) === undefined ? naoVinculado().error : undefined;
  },
  async handle({ user, body, now }) {
    const { Quantidade, QuantidadeDesejada, quantidadeBase, antesDe } = body;
    const cliente = must(await readCliente(user, body.IDPessoaCliente), 'cliente');
    const { comPreferencia } = await readCompra(user, cliente, now);
    if (!comPreferencia) return fail(semPreferencias());
    if (!isQuantidade(QuantidadeDesejada ?? Quantidade)) return fail(quantidadeInvalida());
    const idItem = itemOf(body);
    if (idItem === undefined) return fail(itemNaoEncontrado());
    const carrinho = await lockOrOpen(user, cliente.idPessoa, now);
    const pendente = notOpen(carrinho);
    if (pendente !== undefined) return fail(pendente);
    const linha = { idItem, idItemTipo: body.IDItemTipo, idCondicao: body.IDCondicaoProduto };
    const wanted = (held: number) => QuantidadeDesejada ?? held + Quantidade;
    const detalhe = detalheEscrito(body);
    return await changeLinha(user, carrinho, { linha, wanted, detalhe, quantidadeBase, antesDe }, now);
  },
});

const alterar = changeRoute(alterarItem, {
  authorise: ({ user, query }) => authoriseCarrinho(user, query.idCarrinho),
  async handle({ user, query, body, now }) {
    const { quantidade, quantidadeBase } = body;
    const locked = await lockOpen(user, query.idCarrinho, now);
    if (!locked.ok) return locked;
    const carrinho = locked.value;
    if (!isQuantidade(quantidade)) return fail(quantidadeInvalida());
    const linha = chaveDaLinha(body);
    const linhas = await readLinhas(user, carrinho);
    const isThere = linhas.some((l) => isSameLinha(l, linha));
    if (!isThere && quantidadeBase === undefined) return fail(itemNaoEncontrado());
    const change = { linha, wanted: () => quantidade, detalhe: detalheEscrito(body), quantidadeBase };
    return await changeLinha(user, carrinho, change, now);
  },
});

const excluir = changeRoute(excluirItem, {
  authorise: ({ user, query }) => authoriseCarrinho(user, query.idCarrinho),
  async handle({ user, query, now }) {
    const { idItem, idItemTipo, quantidadeBase } = query;
    const locked = await lockOpen(user, query.idCarrinho, now);
    if (!locked.ok) return locked;
    const carrinho = locked.value;
    const linhas = await readLinhas(user, carrinho);
    const idCondicao =
      query.idCondicao ?? linhas.find((l) => l.idItem === idItem && l.idItemTipo === idItemTipo)?.idCondicao;
    // Without a condition no line can be named: the item is not in the cart.
    if (idCondicao === undefined) return ok(await answerMudado(user, carrinho, now));
    const linha = { idItem, idItemTipo, idCondicao };
    return await changeLinha(user, carrinho, { linha, wanted: () => 0, quantidadeBase }, now);
  },
});

const etapa = changeRoute(definirEtapa, {
  authorise: ({ user, query }) => authoriseCarrinho(user, query.idCarrinho),
  async handle({ user, query, now }) {
    if (!ETAPAS.includes(query.etapa)) return refuse('requisicao-invalida', 'A etapa deve ser 1, 2 ou 3.');
    const locked = await lockOpen(user, query.idCarrinho, now);
    if (!locked.ok) return locked;
    const carrinho = locked.value;
    const politicaAceite = query.politicaAceite ?? carrinho.politicaAceite;
    const isSame = carrinho.etapa === query.etapa && carrinho.politicaAceite === politicaAceite;
    const row = isSame ? carrinho : await putCarrinho(user, carrinho, { etapa: query.etapa, politicaAceite });
    return ok(await answerMudado(user, row, now));
  },
});

/** Calls of the cart: its contents, its lines, and its checkout step. */
export const carrinhoRoutes: readonly Route[] = [
  consultar,
  consultarItens,
  consultarAtualizado,
  manter,
  alterar,
  excluir,
  etapa,
];
