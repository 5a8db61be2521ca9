import type { Schema } from '#contract/call.ts';
import { carrinho, carrinhoGrupo, carrinhoItem, carrinhoMudado, sobrescrito } from '#contract/carrinho.ts';
import { cashbackConfiguracao, cashbackItem } from '#contract/cashback.ts';
import { combo, comboProduto, promocaoCombo } from '#contract/combo.ts';
import { ecommerceProduto } from '#contract/ecommerce-produto.ts';
import { erro } from '#contract/erro.ts';
import { hotsite } from '#contract/hotsite.ts';
import { importacaoLinha } from '#contract/importacao.ts';
import {
  categoria,
  descontoVolume,
  fabricante,
  itemBusca,
  marca,
  produtoLinha,
  seloDoFiltro,
  subCategoria,
} from '#contract/item-busca.ts';
import { modoExibicao, modoOrdenacao } from '#contract/modo.ts';
import { mutacao } from '#contract/mutacao.ts';
import { notaFiscal } from '#contract/nota-fiscal.ts';
import { cobrancaPix } from '#contract/pagamento-pix.ts';
import { pedidoDoCarrinho, pedidoFeito } from '#contract/pedido.ts';
import { pedidoEtapa, pedidoItem, pedidoResumo } from '#contract/pedido-lista.ts';
import { formaPagamento, prazo, preferenciaUsuarioCliente } from '#contract/preferencia.ts';
import { selo, selosTexto } from '#contract/selo.ts';
import { usuario } from '#contract/sessao.ts';
import { itemVitrine, vitrine } from '#contract/vitrine.ts';

/** The types that several calls share, or that a reader looks for by name. */
export const SHARED: Readonly<Record<string, Schema>> = {
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
  Erro: erro,
};
