import { formatCount, formatFactorPrice, formatMoney, formatPercent } from '#lib/format-number.ts';
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

/** Where no line has the figure, its column tells nothing. */
const toColumns = (linhas: readonly LinhaDoPedido[]): Column<LinhaDoPedido>[] => [
  {
    id: 'produto',
    header: 'Produto',
    cell: (l) => (
      <>
        {l.descricao}
        {l.descricaoMarca && <span className={css.maker}>{l.descricaoMarca}</span>}
        {l.quantidadeFalta > 0 && (
          <span className={css.missing}>
            {' '}
            atendido {formatCount(l.quantidadeAtendida)} de {formatCount(l.quantidade)}
          </span>
        )}
      </>
    ),
  },
  { id: 'quantidade', header: 'Quantidade', isNumeric: true, cell: (l) => formatCount(l.quantidade) },
  ...(linhas.some((l) => l.desconto > 0 || l.stValor > 0) ? [BRUTO] : []),
  ...(linhas.some((l) => l.desconto > 0) ? [DESCONTO] : []),
  ...(linhas.some((l) => l.stValor > 0) ? [ST] : []),
  { id: 'unitario', header: 'Líquido', isNumeric: true, cell: (l) => formatFactorPrice(l.valorLiquido) },
  { id: 'total', header: 'Total', isNumeric: true, cell: (l) => formatMoney(l.valorTotal) },
];

/** What an order holds: a table at a desk and on paper, cards on a phone. */
export function PedidoLines({ titulo, linhas }: { titulo: string; linhas: readonly LinhaDoPedido[] }) {
  return (
    <DataTable
      caption={`Itens de ${titulo}`}
      columns={toColumns(linhas)}
      rows={linhas}
      rowKey={(l) => l.key}
    />
  );
}
