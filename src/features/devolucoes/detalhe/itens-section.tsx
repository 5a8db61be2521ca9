import { useId } from 'react';
import { DEVOLUCAO_TOTAL } from '#contract/returns/devolucao.ts';
import type { ItemVisto } from '#domain/returns/fold.ts';
import { formatDate } from '#lib/format-date.ts';
import { formatCount, formatMoney } from '#lib/format-number.ts';
import { keepPack } from '#lib/keep-pack.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';
import * as css from './devolucao.css.ts';

const COLUNAS: readonly Column<ItemVisto>[] = [
  { id: 'produto', header: 'Produto', width: '40%', cell: ({ descProduto }) => keepPack(descProduto) },
  { id: 'lote', header: 'Lote', cell: ({ lote }) => lote },
  {
    id: 'validade',
    header: 'Validade',
    cell: ({ dataVencimento }) => (dataVencimento === null ? '–' : formatDate(dataVencimento)),
  },
  {
    id: 'quantidade',
    header: 'Quantidade',
    isNumeric: true,
    cell: ({ quantidade }) => formatCount(quantidade),
  },
  { id: 'motivo', header: 'Motivo', cell: ({ descDevolucaoMotivo }) => descDevolucaoMotivo },
  { id: 'valor', header: 'Valor', isNumeric: true, cell: ({ valor }) => formatMoney(valor) },
];

/** 'Itens da devolução'. */
export function ItensSection({ devolucao }: { devolucao: DevolucaoAqui }) {
  const titulo = useId();
  const { itens, idDevolucaoVendaTipo } = devolucao;
  const isTotal = idDevolucaoVendaTipo === DEVOLUCAO_TOTAL;
  return (
    <section className={css.section} aria-labelledby={titulo}>
      <h2 id={titulo} className={css.titulo}>
        {itens.length === 0 ? 'Itens da devolução' : `Itens da devolução (${formatCount(itens.length)})`}
      </h2>
      <DataTable
        caption="Itens da devolução"
        columns={COLUNAS}
        rows={itens}
        rowKey={({ idProduto, lote }) => `${idProduto}:${lote}`}
        empty={
          isTotal ? 'A devolução é total: todos os itens da nota são devolvidos.' : 'Nenhum item incluído.'
        }
      />
    </section>
  );
}
