import type { ItemProduto } from '#contract/catalogue/item-busca.ts';
import { ITEM_COMBO, ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import {
  consultarItemColecao,
  consultarProdutoIndividual,
  FAIXAS_POR_PAGINA,
  type ItemIndividual,
  RELACIONADOS_MAXIMO,
  TIPO_CONSULTA_DETALHE,
} from '#contract/catalogue/produto-individual.ts';
import type { Contexto } from '#contract/catalogue/sincronizacao.ts';
import type { QueryOf } from '#contract/wire/call.ts';
import { detalhesProduto } from '#domain/price/produto-detalhes.ts';
import { ok, type Result } from '#lib/result.ts';
import { readItensCompletos } from '#server/cart/itens-completos.ts';
import { toPage } from '#server/http/listas.ts';
import { type Recusa, refuse } from '#server/http/recusa.ts';
import { type Route, visitorRoute } from '#server/http/route.ts';
import type { Queries } from '#server/queries/queries.ts';
import { readComboDaBusca } from './combos-da-busca.ts';
import { type Comprador, contextoDaBusca } from './contexto-da-busca.ts';
import type { Detalhe } from './data/detalhe.ts';

const naoEncontrado = () => refuse('nao-encontrado', 'Este item não está mais no catálogo.');

/** A product with all data of its page; its tiers one page at a time. */
function toDetalhe(
  item: ItemProduto,
  { imagens, idHotsite }: Detalhe,
  numeroPagina: number | undefined,
): ItemIndividual {
  const { produto } = item;
  const { offset, limit } = toPage(numeroPagina, undefined, {
    usual: FAIXAS_POR_PAGINA,
    most: FAIXAS_POR_PAGINA,
  });
  const faixas = produto.descontoVolumeCollection ?? [];
  const detalhes = {
    embalagemCompra: 1,
    imagens,
    idEcommerceHotsite: idHotsite,
    descontoVolumeCollection: faixas.slice(offset, offset + limit),
    totalRegistrosDescontoVolume: faixas.length,
    ecommerceProdutoDetalhes: detalhesProduto({
      nome: item.descricao,
      apresentacao: produto.produtoDescricaoTamanhoEmbalagem,
      substancia: produto.substancia ?? '',
      fabricante: produto.produtoFabricante.descProdutoFabricante,
      tipo: produto.tipo ?? 0,
      tarja: produto.tarja ?? 0,
      sinais: produto.sinais ?? 0,
    }),
  };
  return { ...item, produto: { ...produto, ...detalhes } };
}

async function readCombo(
  queries: Queries,
  comprador: Comprador & { readonly contexto: Contexto | undefined },
  { idItem, idItemTipo }: QueryOf<typeof consultarProdutoIndividual>,
): Promise<Result<ItemIndividual, Recusa>> {
  if (idItemTipo !== ITEM_COMBO) return naoEncontrado();
  const { contexto } = comprador;
  const combo = await readComboDaBusca(queries, comprador, { contexto, idPromocaoCombo: idItem });
  if (combo === undefined) return naoEncontrado();
  const { produto: _, ...item } = combo;
  return ok(item);
}

/** One product, and its related products. */
export const produtoIndividualRoutes: readonly Route[] = [
  visitorRoute(consultarProdutoIndividual, async ({ user, queries, query, now }) => {
    const { idItem, idItemTipo, idPessoaCliente, idCondicao, calculaSt = true } = query;
    const comprador = { user, idPessoaCliente, idCondicao, now };
    const contexto = await contextoDaBusca(comprador);
    if (!contexto.ok) return contexto;
    if (idItemTipo !== ITEM_PRODUTO) {
      return await readCombo(queries, { ...comprador, contexto: contexto.value }, query);
    }
    const idContexto = contexto.value?.idContexto ?? null;
    const atributos = await queries.readAtributos({ idContexto, ids: [idItem] });
    const [item] = await readItensCompletos(
      queries,
      { ids: [idItem], atributos },
      { contexto: contexto.value, comSt: calculaSt, comSelos: true, visitante: user === undefined },
    );
    if (item === undefined) return naoEncontrado();
    if (query.idTipoConsulta !== TIPO_CONSULTA_DETALHE) return ok(item);
    const detalhe = await queries.readDetalhe(idItem);
    return ok(toDetalhe(item, detalhe, query.numeroPaginaProdutosDescontoVolume));
  }),

  visitorRoute(consultarItemColecao, async ({ user, queries, query, now }) => {
    const { idItem, idItemTipo, idPessoaCliente, idCondicao, variosIdProdutoLinha: linhas = [] } = query;
    const contexto = await contextoDaBusca({ user, idPessoaCliente, idCondicao, now });
    if (!contexto.ok) return contexto;
    if (idItemTipo !== ITEM_PRODUTO) return ok([]);
    const found = await queries.readRelacionados({
      idContexto: contexto.value?.idContexto ?? null,
      idProduto: idItem,
      limit: RELACIONADOS_MAXIMO,
      linhas,
    });
    const itens = await readItensCompletos(queries, found, {
      contexto: contexto.value,
      comSt: true,
      comSelos: true,
      visitante: user === undefined,
    });
    // A product that sold out since the index's last update is not offered.
    return ok(itens.filter((item) => item.itemPossuiEstoque));
  }),
];
