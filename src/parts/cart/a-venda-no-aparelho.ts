import type { Contexto } from '#contract/catalogue/sincronizacao.ts';
import type { ItemVendavel } from '#domain/cart/carrinho.ts';
import { type LinhaChave, linhaKey } from '#domain/cart/linha.ts';
import { isVigente } from '#domain/combo/combo.ts';
import type { ComboLimite } from '#domain/combo/combo-limite.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { contextoOf } from '#mirror/cliente-compra.ts';
import { toCombosVendaveis } from '#mirror/combos.ts';
import { toItemVendavel } from '#mirror/to-item-vendavel.ts';
import type { Device } from '#parts/device/device.tsx';
import type { CarrinhoNaTela } from './carrinho-na-tela.ts';
import { linhaOf } from './linha-of.ts';

export const SEM_PRECOS = 'Os preços deste cliente ainda não estão neste aparelho.';

/** The items that the customer may buy, as this device knows them, under one sale condition. */
export type AVenda = {
  idCondicao: number;
  itemOf: (linha: LinhaChave) => ItemVendavel | undefined;
  limiteOf: (idCombo: number) => ComboLimite | undefined;
};

/** The products with the prices of the first context that this device holds; null when it holds none. */
async function readPrecos({ vault, engine }: Device, contextos: readonly Contexto[], ids: readonly number[]) {
  for (const contexto of contextos) {
    const { idContexto } = contexto;
    const read = await engine.readProdutos(ids, { user: String(vault.idUsuario), idContexto });
    if (read.idContexto === idContexto) return { contexto, produtos: read.produtos };
  }
  return null;
}

/**
 * Products as items of a cart, by `linhaKey`; a product that no branch of the customer delivers is not sold.
 */
function toVendaveis(produtos: readonly ProdutoResumo[], { filiais, idCondicao }: Contexto) {
  return new Map<string, ItemVendavel>(
    produtos.flatMap((produto) => {
      const item = toItemVendavel(produto);
      const isServed = item && filiais.some((f) => f.idPessoaFilial === item.idPessoaFilial);
      return isServed ? [[linhaKey(linhaOf(produto.idProduto, idCondicao)), item] as const] : [];
    }),
  );
}

/**
 * Reads products and combos with today's prices under a sale condition where it holds still, else the customer's. Null
 * where this device holds no prices.
 */
export async function readAVenda(
  device: Device,
  { cliente, combos }: Pick<CarrinhoNaTela, 'cliente' | 'combos'>,
  { ids, idCondicao }: { ids: readonly number[]; idCondicao: number },
): Promise<AVenda | null> {
  const { detalhe } = cliente;
  const named = detalhe?.contextos.find((c) => c.idCondicao === idCondicao);
  const contextos = [named, detalhe ? contextoOf(detalhe) : undefined].filter((c) => c !== undefined);
  const lido = await readPrecos(device, contextos, [...new Set(ids)]);
  if (lido === null) return null;
  const hoje = businessDayOf(new Date(device.env.now()));
  const vigentes = combos.filter((combo) => isVigente(combo.promocaoCombo.dataFinal, hoje));
  const vendaveis = new Map([...toVendaveis(lido.produtos, lido.contexto), ...toCombosVendaveis(vigentes)]);
  return {
    idCondicao: lido.contexto.idCondicao,
    itemOf: (linha) => vendaveis.get(linhaKey(linha)),
    limiteOf: (idCombo) => vigentes.find((combo) => combo.idItem === idCombo)?.promocaoCombo,
  };
}
