import Truck from 'lucide-react/icons/truck';
import { Button } from '#ui/button.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/layer/disclosure.tsx';
import { Money } from '#ui/money.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { EmptyState, ErrorState } from '#ui/screen-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { Entry } from './entry.ts';
import { nothing } from './nothing.ts';

interface Row {
  id: number;
  cliente: string;
  cents: number;
}

const ROWS: readonly Row[] = [
  { id: 4102, cliente: 'Farmácia São João', cents: 129_990 },
  { id: 4103, cliente: 'Drogaria e Perfumaria Nossa Senhora Aparecida do Norte Ltda.', cents: 98_765_432 },
  { id: 4104, cliente: 'Drogasmil', cents: 0 },
];

const COLUMNS: readonly Column<Row>[] = [
  { id: 'pedido', header: 'Pedido', cell: (row) => row.id },
  { id: 'cliente', header: 'Cliente', cell: (row) => row.cliente },
  { id: 'total', header: 'Total', isNumeric: true, cell: (row) => <Money size="sm" cents={row.cents} /> },
];

export const states: readonly Entry[] = [
  {
    file: 'data-table',
    states: [
      {
        name: 'rows that open, one selected',
        show: () => (
          <DataTable
            caption="Pedidos"
            columns={COLUMNS}
            rows={ROWS}
            rowKey={(row) => row.id}
            onRowPress={nothing}
            isSelected={(row) => row.id === 4103}
          />
        ),
      },
      {
        name: 'empty',
        show: () => (
          <DataTable
            caption="Nenhum pedido"
            columns={COLUMNS}
            rows={[]}
            rowKey={(row) => row.id}
            empty="Nenhum pedido neste período."
          />
        ),
      },
    ],
  },
  {
    file: 'disclosure',
    states: [
      {
        name: 'closed',
        show: () => (
          <Disclosure
            title="Entrega"
            summary="CD Guarulhos, amanhã"
            icon={<Truck size={20} aria-hidden="true" />}
          >
            Até as 18 h.
          </Disclosure>
        ),
      },
      {
        name: 'open',
        show: () => (
          <Disclosure title="Pagamento" isOpenAtFirst>
            Boleto, 28 dias.
          </Disclosure>
        ),
      },
    ],
  },
  {
    file: 'progress-bar',
    states: [
      {
        name: 'part done',
        show: () => (
          <ProgressBar label="Catálogo" value={12_400} max={25_000} text="12.400 de 25.000 produtos" />
        ),
      },
      { name: 'end unknown', show: () => <ProgressBar label="Procurando o servidor" /> },
    ],
  },
  {
    file: 'tabs',
    states: [
      {
        name: 'the first open',
        show: () => (
          <Tabs
            label="Detalhes do combo"
            tabs={[
              { id: 'produtos', title: 'Produtos', content: <p>Dipirona 1 g, 10 comprimidos</p> },
              { id: 'selos', title: 'Selos', content: <p>Genérico</p> },
            ]}
          />
        ),
      },
    ],
  },
  {
    file: 'skeleton',
    states: [
      {
        name: 'a line and a picture',
        show: () => (
          <>
            <Skeleton width={220} />
            <Skeleton width={64} height={64} radius={12} />
          </>
        ),
      },
    ],
  },
  {
    file: 'screen-state',
    states: [
      {
        name: 'nothing',
        show: () => (
          <EmptyState
            title="Nenhum produto encontrado"
            text="Tente outras palavras ou menos filtros."
            action={<Button>Limpar filtros</Button>}
          />
        ),
      },
      {
        name: 'failure',
        show: () => (
          <ErrorState
            title="Os pedidos não puderam ser carregados"
            text="O que já está no aparelho continua à mão."
            code="E-503"
            onRetry={nothing}
          />
        ),
      },
    ],
  },
];
