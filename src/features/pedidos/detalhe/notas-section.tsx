import { PASSOS_DO_PEDIDO, PEDIDO_FATURADO } from '#contract/orders/situacao.ts';
import { useNotasDoPedido } from '#features/pedidos/queries.ts';
import { useTitulos } from '#features/pedidos/queries-servidor.ts';
import { formatMoney } from '#lib/format-number.ts';
import { FalhaNotice } from '#parts/failure/falha-notice.tsx';
import { Button } from '#ui/button.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { type TituloNaPagina, toTitulo, toTituloDoAparelho } from './view.ts';

const SEM_NOTAS =
  'As notas fiscais somente estarão disponíveis após a liberação do pedido e seu faturamento.';
const SEM_NOTAS_AQUI = 'As notas fiscais deste pedido não estão neste portal.';

/** An invoiced order, whose company has loaded no invoice of it. */
const isFaturado = (idPedidoSituacao: number): boolean =>
  PASSOS_DO_PEDIDO.indexOf(idPedidoSituacao) >= PASSOS_DO_PEDIDO.indexOf(PEDIDO_FATURADO);

const dito = (texto: string): string => texto || '–';

const COLUNAS: readonly Column<TituloNaPagina>[] = [
  { id: 'numero', header: 'Nota fiscal', cell: (t) => t.numero },
  { id: 'separacao', header: 'Separação', cell: (t) => dito(t.separacao) },
  { id: 'etapa', header: 'Etapa', cell: (t) => dito(t.etapa) },
  { id: 'nfe', header: 'Situação da NF-e', cell: (t) => dito(t.nfe) },
  { id: 'operacao', header: 'Operação', cell: (t) => dito(t.operacao) },
  { id: 'previsao', header: 'Previsão de entrega', cell: (t) => dito(t.previsao) },
  {
    id: 'valor',
    header: 'Valor',
    isNumeric: true,
    cell: (t) => (t.valor === null ? '–' : formatMoney(t.valor)),
  },
];

/** 'Notas fiscais': the invoices of an order, or that they come later. Without a signal the kept ones. */
export function NotasSection({
  idPrePedido,
  idPedidoSituacao,
}: {
  idPrePedido: number;
  idPedidoSituacao: number;
}) {
  const { valor, falha, isLendo, reler } = useTitulos(idPrePedido);
  const notas = useNotasDoPedido(idPrePedido);
  const titulos = valor?.map(toTitulo) ?? (falha ? notas?.map(toTituloDoAparelho) : undefined);
  if (titulos === undefined) {
    return (
      <div role="status">
        <VisuallyHidden>Carregando as notas fiscais</VisuallyHidden>
        <Skeleton height={52} radius={8} />
      </div>
    );
  }
  return (
    <>
      {valor === undefined && (
        <FalhaNotice
          falha={falha}
          semDetalhe="Houve um erro ao realizar a consulta."
          semResposta="Sem sinal: são as notas deste pedido que estão neste aparelho."
          action={
            <Button size="sm" isPending={isLendo} onPress={reler}>
              Tentar novamente
            </Button>
          }
        />
      )}
      {titulos.length === 0 ? (
        <p>{isFaturado(idPedidoSituacao) ? SEM_NOTAS_AQUI : SEM_NOTAS}</p>
      ) : (
        <DataTable
          caption="Notas fiscais do pedido"
          columns={COLUNAS}
          rows={titulos}
          rowKey={({ key }) => key}
        />
      )}
    </>
  );
}
