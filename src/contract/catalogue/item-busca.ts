import * as z from 'zod/mini';
import { id, percentual, precoUnitario, reais } from '#contract/wire/wire.ts';
import { cashbackItem } from './cashback.ts';
import { comboProduto, promocaoCombo } from './combo.ts';
import { ecommerceProduto } from './ecommerce-produto.ts';
import { selosTexto } from './selo.ts';

/** Stock in the words of the list, and the colour that goes with each. */
export const ESTOQUE_EM_FALTA = 'Em Falta';
export const ESTOQUE_POUCAS = 'Poucas Unidades';
export const ESTOQUE_DISPONIVEL = 'Disponível';

/** Ids joined by ';'. Nothing, '' and 'null' all mean none. */
export const idsLista = z.codec(
  z.string().check(z.regex(/^(?:|null|[1-9]\d{0,8}(?:;[1-9]\d{0,8}){0,199})$/)),
  z.array(z.int()),
  {
    decode: (wire) => (wire === '' || wire === 'null' ? [] : wire.split(';').map(Number)),
    encode: (ids) => ids.join(';'),
  },
);

/** How many products choosing a member of a filter list would show; ours. */
const quantidade = z.optional(z.int());
export const fabricante = z.object({
  idProdutoFabricante: id,
  descProdutoFabricante: z.string(),
  quantidade,
});
export const marca = z.object({ idProdutoMarca: id, descProdutoMarca: z.string(), quantidade });
export const produtoLinha = z.object({ idProdutoLinha: id, descProdutoLinha: z.string(), quantidade });
export const categoria = z.object({ idCategoria: id, descCategoria: z.string(), quantidade });
export const subCategoria = z.object({ idSubCategoria: id, descSubCategoria: z.string(), quantidade });
export const seloDoFiltro = z.object({
  idSelo: id,
  rotulo: z.string(),
  bibliotecaIconeIcone: z.nullable(z.object({ nome: z.string() })),
  quantidade,
});

/** Prices of one unit for the customer under `idCondicao`; all five are absent if the item has no price. */
const precoDoItem = {
  idCondicao: z.optional(id),
  valorProduto: z.optional(precoUnitario),
  /** After both discounts, without ST. */
  valorProdutoDesconto: z.optional(precoUnitario),
  percentualDesconto: z.optional(percentual),
  percentualDescontoFinanceiro: z.optional(percentual),
  stValor: z.optional(precoUnitario),
};

/**
 * A volume tier: from `quantidade` units on these discounts replace the item's own. The prices are those of a unit
 * at the tier, `valorTotal` that of `quantidade` units with ST; they are absent where only discounts were asked.
 */
export const descontoVolume = z.object({
  quantidade: z.int(),
  descComercial: percentual,
  descFinanceiro: percentual,
  valorUnitario: z.optional(precoUnitario),
  /** ST of a unit; 0 when it is not asked for. */
  valorST: z.optional(precoUnitario),
  /** The price of one unit, ST included. */
  valorLiquido: z.optional(precoUnitario),
  valorTotal: z.optional(reais),
});

export type DescontoVolume = z.output<typeof descontoVolume>;

/** A product in the search. Optional members beyond its price are ours or belong to the detail. */
export const produtoDoItem = {
  produtoFabricante: z.object({ idProdutoFabricante: id, descProdutoFabricante: z.string() }),
  produtoDescricaoTamanhoEmbalagem: z.string(),
  pmc: reais,
  ...precoDoItem,
  marca: z.optional(
    z.object({
      idProdutoMarca: id,
      descricaoMarca: z.string(),
      /** Address of a picture; null without one. */
      imagemMarca: z.optional(z.nullable(z.string())),
    }),
  ),
  produtoLinha: z.optional(z.object({ idProdutoLinha: id, descricao: z.string() })),
  ecommerceSubCategoria: z.optional(
    z.object({
      idSubCategoria: id,
      descSubCategoria: z.string(),
      ecommerceCategoria: z.object({ idCategoria: id, descCategoria: z.string() }),
    }),
  ),
  /** Null if the product's taxation is unknown. */
  pisCofins: z.optional(z.nullable(z.object({ charPisCofins: z.string(), descPisCofins: z.string() }))),
  codBarrasPrincipal: z.optional(z.string()),
  /** The company's own code; absent or null where the id is the code. */
  codigoErp: z.optional(z.nullable(z.string())),
  substancia: z.optional(z.string()),
  /** Codes and bits as in the feed. */
  tipo: z.optional(z.int()),
  tarja: z.optional(z.int()),
  sinais: z.optional(z.int()),
  /** Percentage of the net price that is added as ST. */
  percentualSt: z.optional(percentual),
  idPessoaFilial: z.optional(id),
  estoque: z.optional(z.int()),
  descontoVolumeCollection: z.optional(z.array(descontoVolume)),
};

/** An item, whatever it is. */
export const item = {
  idItem: id,
  itemTipo: z.object({ idItemTipo: id }),
  descricao: z.string(),
  /** Address of a picture; null without one, and then the package is drawn. */
  imagem: z.optional(z.nullable(z.string())),
  itemPossuiEstoque: z.boolean(),
  /** '' when nothing is said of the stock, as to a visitor. */
  descEstoque: z.string(),
  /** The colour of `descEstoque`: green, orange or red. */
  legendaEstoque: z.optional(z.string()),
  cashback: z.optional(z.nullable(cashbackItem)),
  selos: z.optional(z.nullable(selosTexto)),
  /** Of items that came back: absent from a server without returns. */
  itemLote: z.optional(z.nullable(z.object({ quantidade: z.int() }))),
  todosItensDevolvidos: z.optional(z.nullable(z.boolean())),
};

/**
 * An item in the search. Optional members are ours: with them a device keeps the item as the feed would send it;
 * without them the device knows less of the item and still sells it.
 */
export const itemBusca = z.object({
  ...item,
  /** Of a product, as showcases name it. */
  ecommerceProduto: z.optional(ecommerceProduto),
  produto: z.optional(z.object(produtoDoItem)),
  /** Of a combo, which has no `produto`. Its members are ours: they draw it. */
  promocaoCombo: z.optional(z.object({ ...promocaoCombo.shape, itens: z.optional(z.array(comboProduto)) })),
});

export type ItemBusca = z.output<typeof itemBusca>;

/** An item that is a product. */
export type ItemProduto = ItemBusca & { produto: NonNullable<ItemBusca['produto']> };
