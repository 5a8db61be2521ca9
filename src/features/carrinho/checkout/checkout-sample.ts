import { computeCarrinho } from '#domain/cart/carrinho.ts';
import { sampleCliente, sampleItem, sampleOpcao } from '#domain/cart/carrinho-sample.ts';

/** For tests: a payment option of 28 days. */
export const opcao = (idFormaPagamento: number, forma: string) =>
  sampleOpcao(idFormaPagamento, { descricao: forma, forma });

/** For tests: a customer with three ways to pay. */
export const cliente = sampleCliente({
  limiteDisponivel: 100_000,
  opcoes: [{ idCondicao: 1, opcoes: [opcao(1, 'Boleto'), opcao(3, 'Depósito'), opcao(10, 'Pix')] }],
});

const item = (idPessoaFilial: number, idCarrinhoGrupoTipo: number) =>
  sampleItem({ idPessoaFilial, idCarrinhoGrupoTipo });

const itens = [item(1, 1), item(2, 3)];
/** For tests: Pix for the second group. */
export const pix = { idPessoaFilial: 2, idCondicao: 1, idCarrinhoGrupoTipo: 3, idPagamento: '1_10' };

/** For tests: a cart of two branches, ten units of R$ 10 in each. */
export const compute = (pagamentos: Parameters<typeof computeCarrinho>[2] = [], of = cliente) =>
  computeCarrinho(
    itens.map((_, idItem) => ({ idItem, idItemTipo: 1, idCondicao: 1, quantidade: 10 })),
    (l) => itens[l.idItem],
    pagamentos,
    of,
  );
