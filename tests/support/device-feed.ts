import { gunzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import {
  catalogoCabecalho,
  catalogoSegmento,
  precosCabecalho,
  precosSegmento,
} from '#contract/catalogue/sincronizacao.ts';
import type { ItemVendavel } from '#domain/cart/carrinho.ts';
import { descricaoProduto, grupoTipoOf } from '#domain/price/produto.ts';
import { must } from '#lib/must.ts';
import type { Api, ApiClient } from './api.ts';

type Rows<Segment> = {
  [Column in keyof Segment]: NonNullable<Segment[Column]> extends (infer Cell)[] ? Cell : never;
};

async function linesOf(api: Api, client: ApiClient, path: string): Promise<unknown[]> {
  const answer = await api.app.inject({
    url: `/api${path}`,
    headers: { authorization: `Bearer ${client.token}` },
  });
  const text = gunzipSync(answer.rawPayload).toString('utf8').trim();
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as unknown);
}

/** Columns of all segments as rows. */
function toRows<Segment extends { n: number }>(segments: readonly Segment[]): Rows<Segment>[] {
  return segments.flatMap((segment) => {
    const cells: [string, unknown][] = Object.entries(segment);
    const columns = cells.filter((column): column is [string, unknown[]] => Array.isArray(column[1]));
    const length = columns[0]?.[1].length ?? 0;
    return Array.from(
      { length },
      (_, row) => Object.fromEntries(columns.map(([name, column]) => [name, column[row]])) as Rows<Segment>,
    );
  });
}

/** The device's view of a context's products from the two streams alone, by product id. */
export async function readDeviceItems(
  api: Api,
  client: ApiClient,
  idContexto: string,
): Promise<Map<number, ItemVendavel>> {
  const [head, ...segments] = await linesOf(api, client, '/sincronizacao/catalogo');
  const [priceHead, ...priceSegments] = await linesOf(
    api,
    client,
    `/sincronizacao/precos?idContexto=${idContexto}`,
  );
  const names = z.decode(catalogoCabecalho, head as never);
  const marcas = new Map(names.marcas.map(([id, nome]) => [id, nome]));
  const categorias = new Map(names.categorias);
  const categoriaOf = new Map(names.subCategorias.map(([id, , idCategoria]) => [id, idCategoria]));
  const faixas = new Map(z.decode(precosCabecalho, priceHead as never).faixas);
  const produtos = toRows(segments.map((s) => z.decode(catalogoSegmento, s as never)));
  const rows = toRows(priceSegments.map((s) => z.decode(precosSegmento, s as never)));
  const runs = must(z.decode(precosCabecalho, priceHead as never).produtos, 'produtos');
  const ids = runs.flatMap(([first, count]) => Array.from({ length: count }, (_, i) => first + i));
  const precos = new Map(rows.map((preco, i) => [ids[i], preco]));
  const priced = produtos.filter(({ idProduto }) => precos.has(idProduto));
  return new Map(
    priced.map((produto) => {
      const preco = must(precos.get(produto.idProduto), 'preco');
      const item: ItemVendavel = {
        ...preco,
        descricao: descricaoProduto(produto.nome, produto.apresentacao),
        descricaoMarca: must(marcas.get(produto.idMarca), 'marca'),
        categoria: must(categorias.get(must(categoriaOf.get(produto.idSubCategoria), 'sub')), 'categoria'),
        idCarrinhoGrupoTipo: grupoTipoOf(produto.sinais),
        faixas: (faixas.get(produto.idMarca) ?? []).map(
          ([quantidade, descontoComercial, descontoFinanceiro]) => ({
            quantidade,
            descontoComercial,
            descontoFinanceiro,
          }),
        ),
      };
      return [produto.idProduto, item];
    }),
  );
}
