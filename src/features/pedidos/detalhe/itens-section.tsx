import type { PedidoItem } from '#contract/orders/pedido-lista.ts';
import { formatCount, formatFactorPrice, formatMoney, formatPercent } from '#lib/format-number.ts';
import { keepPack } from '#lib/keep-pack.ts';
import { ObservacaoDaLinha } from '#parts/cart/observacao-da-linha.tsx';
import { Badge } from '#ui/badge.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import * as css from './pedido.css.ts';
import { listaPisCofins, tipoDoItem } from './view.ts';

type Linha = { key: string; item: PedidoItem };

function Produto({ item }: { item: PedidoItem }) {
  const tipo = tipoDoItem(item);
  // Products of several makers have one name; the id is the code where the company gave none.
  const codigo = item.produto.codigoErp ?? (tipo === null ? item.produto.idProduto : null);
  const detalhe = [
    codigo === null ? '' : `Cód. ${codigo}`,
    item.charPisCofins ? `PIS/COFINS ${listaPisCofins(item)}` : '',
  ].filter(Boolean);
  return (
    <>
      {keepPack(item.produto.descProduto)}
      {detalhe.length > 0 && <span className={css.codigo}>{detalhe.join(' · ')}</span>}
      {tipo !== null && (
        <>
          {' '}
          <Badge tone="brand">{tipo}</Badge>
        </>
      )}
      <ObservacaoDaLinha linha={item} />
      {item.quantidadeFalta > 0 && (
        <span className={css.falta}>
          {`Faltam ${formatCount(item.quantidadeFalta)} un.`}
          {item.descMotivoFalta && ` · ${item.descMotivoFalta}`}
        </span>
      )}
    </>
  );
}

/** Where no line has the figure, its column tells nothing. */
const toColumns = (linhas: readonly Linha[]): Column<Linha>[] => {
  const some = (is: (item: PedidoItem) => boolean) => linhas.some(({ item }) => is(item));
  const columns: (Column<Linha> | false)[] = [
    { id: 'produto', header: 'Produto', width: '40%', cell: ({ item }) => <Produto item={item} /> },
    {
      id: 'quantidade',
      header: 'Quantidade',
      isNumeric: true,
      cell: ({ item }) => formatCount(item.quantidade),
    },
    some((item) => item.quantidadeFalta > 0) && {
      id: 'atendida',
      header: 'Atendida',
      isNumeric: true,
      cell: ({ item }) => formatCount(item.quantidade - item.quantidadeFalta),
    },
    {
      id: 'bruto',
      header: 'Bruto',
      isNumeric: true,
      cell: ({ item }) => formatFactorPrice(item.valorUnitario),
    },
    some((item) => item.desconto > 0) && {
      id: 'desconto',
      header: 'Desconto',
      isNumeric: true,
      cell: ({ item }) => (
        <>
          {formatPercent(item.desconto)}
          <span className={css.valorDesconto}>{formatMoney(item.valorDesconto)}</span>
        </>
      ),
    },
    some((item) => item.stValor > 0) && {
      id: 'st',
      header: 'ST',
      isNumeric: true,
      cell: ({ item }) => formatFactorPrice(item.stValor),
    },
    {
      id: 'liquido',
      header: 'Com ST',
      isNumeric: true,
      cell: ({ item }) => formatFactorPrice(item.valorUnitarioLiquido),
    },
    { id: 'total', header: 'Total', isNumeric: true, cell: ({ item }) => formatMoney(item.valorTotal) },
  ];
  return columns.filter((column) => column !== false);
};

/** 'Itens do pedido'. */
export function ItensSection({ itens }: { itens: readonly PedidoItem[] }) {
  const linhas = itens.map((item, at) => ({ key: `${at}:${item.produto.idProduto}`, item }));
  return (
    <DataTable
      caption="Itens do pedido"
      columns={toColumns(linhas)}
      rows={linhas}
      rowKey={({ key }) => key}
      empty="Nenhum item encontrado."
    />
  );
}
