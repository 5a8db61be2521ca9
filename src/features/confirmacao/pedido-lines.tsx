import { marcaNaLinha } from '#domain/catalogue/marca.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { formatCount, formatFactorPrice, formatMoney, formatPercent } from '#lib/format-number.ts';
import { keepPack } from '#lib/keep-pack.ts';
import { ObservacaoDaLinha } from '#parts/cart/observacao-da-linha.tsx';
import { ComboLink } from '#parts/combo/combo-link.tsx';
import { type Produtos, useProdutos } from '#parts/product/use-produtos.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';
import * as css from './pedido-card.css.ts';
import type { LinhaDoPedido } from './view.ts';

const BRUTO: Column<LinhaDoPedido> = {
  id: 'bruto',
  header: 'Bruto',
  isNumeric: true,
  cell: (l) => formatFactorPrice(l.valorUnitario),
};
const DESCONTO: Column<LinhaDoPedido> = {
  id: 'desconto',
  header: 'Desconto',
  isNumeric: true,
  cell: (l) => formatPercent(l.desconto),
};
const ST: Column<LinhaDoPedido> = {
  id: 'st',
  header: 'ST',
  isNumeric: true,
  cell: (l) => formatFactorPrice(l.stValor),
};

/**
 * The ordered product with its identifiers on a shelf: maker, EAN, the distributor's code; for a combo a link to its
 * contents.
 */
function Produto({ linha, produto }: { linha: LinhaDoPedido; produto: ProdutoResumo | undefined }) {
  const { descricao, descricaoMarca, idCombo, isBonificado, quantidade, quantidadeAtendida } = linha;
  const codigo = linha.codigo ?? produto?.codigo;
  const detail = [
    descricaoMarca ?? (produto && marcaNaLinha(produto)),
    produto?.codBarras,
    codigo === undefined ? '' : `Cód. ${codigo}`,
  ].filter(Boolean);
  return (
    <>
      {idCombo === null ? (
        keepPack(descricao)
      ) : (
        <ComboLink id={idCombo} isOver className={css.combo}>
          {keepPack(descricao)}
        </ComboLink>
      )}
      {detail.length > 0 && <span className={css.maker}>{detail.join(' · ')}</span>}
      <ObservacaoDaLinha linha={linha} />
      {isBonificado && <span className={css.given}>Bonificado</span>}
      {quantidadeAtendida < quantidade && (
        <span className={css.missing}>
          {' '}
          atendido {formatCount(quantidadeAtendida)} de {formatCount(quantidade)}
        </span>
      )}
    </>
  );
}

/** A column without a figure in any line is left out. */
const toColumns = (linhas: readonly LinhaDoPedido[], produtos: Produtos): Column<LinhaDoPedido>[] => [
  {
    id: 'produto',
    header: 'Produto',
    cell: (l) => <Produto linha={l} produto={produtos.get(l.idProduto ?? 0)} />,
  },
  { id: 'quantidade', header: 'Quantidade', isNumeric: true, cell: (l) => formatCount(l.quantidade) },
  ...(linhas.some((l) => l.desconto > 0 || l.stValor > 0) ? [BRUTO] : []),
  ...(linhas.some((l) => l.desconto > 0) ? [DESCONTO] : []),
  ...(linhas.some((l) => l.stValor > 0) ? [ST] : []),
  { id: 'unitario', header: 'Com ST', isNumeric: true, cell: (l) => formatFactorPrice(l.valorLiquido) },
  { id: 'total', header: 'Total', isNumeric: true, cell: (l) => formatMoney(l.valorTotal) },
];

/** The lines of an order: a table at a desk and on paper, cards on a phone. */
export function PedidoLines({ titulo, linhas }: { titulo: string; linhas: readonly LinhaDoPedido[] }) {
  const ids = linhas.flatMap(({ idProduto }) => idProduto ?? []);
  const produtos = useProdutos([...new Set(ids)], undefined);
  return (
    <DataTable
      caption={`Itens de ${titulo}`}
      columns={toColumns(linhas, produtos)}
      rows={linhas}
      rowKey={(l) => l.key}
    />
  );
}
