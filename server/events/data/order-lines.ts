import { ITEM_COMBO, ITEM_PEDIDO_BONIFICADO } from '#contract/catalogue/item-tipo.ts';
import type { DadosDoPedido } from '#contract/integration/evento-pedido.ts';
import { detalheOf } from '#domain/cart/linha.ts';
import { descricaoProduto } from '#domain/price/produto.ts';
import { itensComNome } from '#server/catalogue/data/itens-com-nome.ts';
import { codigoErpDe } from '#server/db/erp-code.ts';
import type { Database } from '#server/db/schema/schema.ts';

type Item = DadosDoPedido['itens'][number];

const selectItens = (db: Database, idPrePedidos: readonly number[]) =>
  itensComNome(db.selectFrom('prePedido'))
    .select('produto.codBarras')
    .select(codigoErpDe('produtos', 'prePedidoItem.idItem').as('codigoErp'))
    .where('prePedidoItem.idPrePedido', 'in', idPrePedidos)
    .orderBy('prePedidoItem.idPrePedido')
    .orderBy('prePedidoItem.posicao')
    .execute();

/** The units of each product that one of a combo holds, without the ones that it gives away. */
const selectProdutosDosCombos = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('promocaoComboProduto')
    .innerJoin('produto', 'produto.idProduto', 'promocaoComboProduto.idProduto')
    .select(['promocaoComboProduto.idPromocaoCombo', 'promocaoComboProduto.quantidadeNoCombo as quantidade'])
    .select(['produto.idProduto', 'produto.nome', 'produto.apresentacao', 'produto.codBarras'])
    .select(codigoErpDe('produtos', 'produto.idProduto').as('codigoErp'))
    .where('promocaoComboProduto.idPromocaoCombo', 'in', ids)
    .where('promocaoComboProduto.bonificacao', '=', false)
    .orderBy('promocaoComboProduto.posicao')
    .execute();

type ItemRow = Awaited<ReturnType<typeof selectItens>>[number];
type DoCombo = Awaited<ReturnType<typeof selectProdutosDosCombos>>[number];

/** The lines of orders by order number, in their position. `idPrePedidos` is not empty. */
export async function readItensDosPedidos(
  db: Database,
  idPrePedidos: readonly number[],
): Promise<ReadonlyMap<number, Item[]>> {
  const rows = await selectItens(db, idPrePedidos);
  const combos = [...new Set(rows.filter(isCombo).map((row) => row.idItem))];
  const produtos = combos.length === 0 ? [] : await selectProdutosDosCombos(db, combos);
  const byPedido = Map.groupBy(rows, (row) => row.idPrePedido);
  return new Map(
    Array.from(byPedido, ([idPrePedido, ofPedido]) => [
      idPrePedido,
      ofPedido.map((row) =>
        toItem(
          row,
          produtos.filter((one) => one.idPromocaoCombo === row.idItem),
        ),
      ),
    ]),
  );
}

const isCombo = ({ idItemTipo }: { idItemTipo: number }): boolean => idItemTipo === ITEM_COMBO;

function toItem(row: ItemRow, doCombo: readonly DoCombo[]): Item {
  const { nome, apresentacao, codBarras, descCombo, codigoErp, idItem: id } = row;
  const descricao = descricaoProduto(nome ?? `Produto ${id}`, apresentacao ?? '');
  const produto = { id, codigoErp, codBarras: codBarras ?? '', descricao };
  const produtos = doCombo.map((one) => ({
    id: one.idProduto,
    codigoErp: one.codigoErp,
    codBarras: one.codBarras,
    descricao: descricaoProduto(one.nome, one.apresentacao),
    quantidade: one.quantidade,
  }));
  return {
    ...detalheOf(row),
    posicao: row.posicao,
    produto: isCombo(row) ? null : produto,
    combo: isCombo(row) ? { id, codigoErp: null, descricao: descCombo ?? `Combo ${id}`, produtos } : null,
    bonificado: row.idPrePedidoItemTipo === ITEM_PEDIDO_BONIFICADO,
    quantidade: row.quantidade,
    quantidadeAtendida: row.quantidadeAtendida,
    valorUnitario: row.valorUnitario,
    descontoComercial: row.descontoComercial,
    descontoFinanceiro: row.descontoFinanceiro,
    st: row.st,
    stFcp: row.stFcp,
    stValor: row.stValor,
    valorLiquido: row.valorLiquido,
    valorTotal: row.valorTotal,
    valorCashback: row.valorCashback,
  };
}
