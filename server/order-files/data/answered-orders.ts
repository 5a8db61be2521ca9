import { ITEM_PRODUTO } from '#contract/catalogue/item-tipo.ts';
import { FINS_DO_PEDIDO } from '#contract/orders/situacao.ts';
import type { Database } from '#server/db/schema/schema.ts';

/** The customer of an order; undefined for an unknown order. */
export const readParteDoPedido = (db: Database, idPrePedido: number) =>
  db
    .selectFrom('prePedido')
    .innerJoin('pessoa', 'pessoa.idPessoa', 'prePedido.idPessoaCliente')
    .select('pessoa.cpfCnpj')
    .where('prePedido.idPrePedido', '=', idPrePedido)
    .where('orcamento', '=', false)
    .executeTakeFirst();

/** A product that an answer names, with its units in the order; those of combos are not counted. */
export type ProdutoDoPedido = { readonly nome: string; readonly pedidas: number };

/** The products of some codes of the company, by code. */
export async function readProdutosDoPedido(
  db: Database,
  idPrePedido: number,
  codigos: readonly string[],
): Promise<ReadonlyMap<string, ProdutoDoPedido>> {
  if (codigos.length === 0) return new Map();
  const rows = await db
    .selectFrom('codigoErp')
    .innerJoin('produto', 'produto.idProduto', 'codigoErp.id')
    .leftJoin('prePedidoItem', (join) =>
      join
        .onRef('prePedidoItem.idItem', '=', 'produto.idProduto')
        .on('prePedidoItem.idItemTipo', '=', ITEM_PRODUTO)
        .on('prePedidoItem.idPrePedido', '=', idPrePedido),
    )
    .select(['codigo', 'produto.nome'])
    .select((eb) => eb.fn.sum<string | null>('prePedidoItem.quantidadeAtendida').as('pedidas'))
    .where('recurso', '=', 'produtos')
    .where('codigo', 'in', [...new Set(codigos)])
    .groupBy(['codigo', 'produto.nome'])
    .execute();
  return new Map(rows.map(({ codigo, nome, pedidas }) => [codigo, { nome, pedidas: Number(pedidas ?? 0) }]));
}

/** The content of an answer: a text for its users, and its day of delivery. */
type Dito = { readonly texto: string; readonly previsaoEntrega: string | undefined };

/** Stores what the company says of an order; without a text or a day these stay, and one that has ended keeps all. */
export async function putDito(
  db: Database,
  idPrePedido: number,
  { texto, previsaoEntrega }: Dito,
): Promise<void> {
  if (texto === '' && previsaoEntrega === undefined) return;
  await db
    .updateTable('prePedido')
    .set({
      ...(texto === '' ? {} : { mensagemOcorrencia: texto }),
      ...(previsaoEntrega === undefined ? {} : { previsaoEntrega }),
    })
    .where('idPrePedido', '=', idPrePedido)
    .where('idPedidoSituacao', 'not in', FINS_DO_PEDIDO)
    .where((eb) =>
      eb.or([
        ...(texto === '' ? [] : [eb('mensagemOcorrencia', 'is distinct from', texto)]),
        ...(previsaoEntrega === undefined
          ? []
          : [eb('previsaoEntrega', 'is distinct from', previsaoEntrega)]),
      ]),
    )
    .execute();
}
