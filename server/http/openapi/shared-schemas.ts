import { usuario } from '#contract/access/sessao.ts';
import {
  carrinho,
  carrinhoGrupo,
  carrinhoItem,
  carrinhoMudado,
  sobrescrito,
} from '#contract/cart/carrinho.ts';
import { importacaoLinha } from '#contract/cart/importacao.ts';
import { mutacao } from '#contract/cart/mutacao.ts';
import { cashbackConfiguracao, cashbackItem } from '#contract/catalogue/cashback.ts';
import { combo, comboProduto, promocaoCombo } from '#contract/catalogue/combo.ts';
import { ecommerceProduto } from '#contract/catalogue/ecommerce-produto.ts';
import {
  categoria,
  descontoVolume,
  fabricante,
  itemBusca,
  marca,
  produtoLinha,
  seloDoFiltro,
  subCategoria,
} from '#contract/catalogue/item-busca.ts';
import { selo, selosTexto } from '#contract/catalogue/selo.ts';
import { pessoaEmail } from '#contract/contacts/email.ts';
import { telefone } from '#contract/contacts/telefone.ts';
import { hotsite } from '#contract/content/hotsite.ts';
import { itemVitrine, vitrine } from '#contract/content/vitrine.ts';
import { modoExibicao, modoOrdenacao } from '#contract/customers/modo.ts';
import { formaPagamento, prazo, preferenciaUsuarioCliente } from '#contract/customers/preferencia.ts';
import { erro } from '#contract/erro.ts';
import { eventoDePedido } from '#contract/integration/evento.ts';
import { notaFiscal } from '#contract/invoices/nota-fiscal.ts';
import { cartaCorrecao, cartaCorrecaoItem } from '#contract/letters/carta.ts';
import { cartaComItens } from '#contract/letters/carta-consultas.ts';
import { pedidoDoCarrinho, pedidoFeito } from '#contract/orders/pedido.ts';
import { pedidoEtapa, pedidoItem, pedidoResumo } from '#contract/orders/pedido-lista.ts';
import { cobrancaPix } from '#contract/payment/pagamento-pix.ts';
import {
  devolucao,
  devolucaoItem,
  itemDaNotaDevolvivel,
  itensImpostos,
  notaDevolvivel,
} from '#contract/returns/devolucao.ts';
import { idDevolucaoEletronica } from '#contract/returns/devolucao-mudancas.ts';
import type { Schema } from '#contract/wire/call.ts';

/** The types that several calls share, or that readers look for by name. */
export const SHARED: Readonly<Record<string, Schema>> = {
  EventoDePedido: eventoDePedido,
  Prazo: prazo,
  FormaPagamento: formaPagamento,
  Carrinho: carrinho,
  CarrinhoGrupo: carrinhoGrupo,
  CarrinhoItem: carrinhoItem,
  CarrinhoMudado: carrinhoMudado,
  Sobrescrito: sobrescrito,
  EcommerceProduto: ecommerceProduto,
  SelosTexto: selosTexto,
  Selo: selo,
  ComboProduto: comboProduto,
  Combo: combo,
  PreferenciaUsuarioCliente: preferenciaUsuarioCliente,
  PedidoItem: pedidoItem,
  Usuario: usuario,
  PessoaEmail: pessoaEmail,
  Telefone: telefone,
  ItemVitrine: itemVitrine,
  Hotsite: hotsite,
  ModoExibicao: modoExibicao,
  ModoOrdenacao: modoOrdenacao,
  PedidoEtapa: pedidoEtapa,
  CashbackItem: cashbackItem,
  CashbackConfiguracao: cashbackConfiguracao,
  DescontoVolume: descontoVolume,
  Vitrine: vitrine,
  PedidoResumo: pedidoResumo,
  NotaFiscal: notaFiscal,
  PromocaoCombo: promocaoCombo,
  PromocaoComboComItens: itemBusca.shape.promocaoCombo.def.innerType,
  ItemBusca: itemBusca,
  Fabricante: fabricante,
  Marca: marca,
  ProdutoLinha: produtoLinha,
  Categoria: categoria,
  SubCategoria: subCategoria,
  SeloDoFiltro: seloDoFiltro,
  PedidoFeito: pedidoFeito,
  CobrancaPix: cobrancaPix,
  ImportacaoLinha: importacaoLinha,
  Mutacao: mutacao,
  PedidoDoCarrinho: pedidoDoCarrinho,
  IdDevolucaoEletronica: idDevolucaoEletronica,
  ItensImpostos: itensImpostos,
  DevolucaoItem: devolucaoItem,
  ItemDaNotaDevolvivel: itemDaNotaDevolvivel,
  NotaDevolvivel: notaDevolvivel,
  Devolucao: devolucao,
  CartaCorrecaoItem: cartaCorrecaoItem,
  CartaCorrecao: cartaCorrecao,
  CartaComItens: cartaComItens,
  Erro: erro,
};
