import type { ColumnType, Generated } from 'kysely';
import type { Moment } from './schema-clientes.ts';

/** A destination of orders as files, by its name. `cursor`: the events before it have been seen. It may be stopped. */
export interface ExportacaoTable {
  idExportacao: Generated<number>;
  nome: string;
  layout: string;
  cursor: string | null;
  ativo: Generated<boolean>;
}

/** A file of a destination by its number; one that is not written yet is written before the next one is decided. */
export interface ExportacaoArquivoTable {
  idExportacao: number;
  arquivo: number;
  tipo: Generated<'pedidos' | 'cancelamentos'>;
  decididoEm: Moment;
  escritoEm: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** A cancelled order as a file tells it. */
export type CancelamentoGravado = {
  readonly em: string;
  readonly cpfCnpj: string;
  readonly numeroErp: string | null;
  readonly motivo: string;
};

/** The file of an order, or why the layout cannot hold it; `referencia` names the event that it is written from. Cancelled
 * later, it has a second file. */
export interface ExportacaoPedidoTable {
  idExportacao: number;
  idPrePedido: number;
  referencia: string;
  arquivo: number | null;
  falha: string | null;
  /** The event's data with codes that came later; null where the order is written from the event as it is. */
  corpo: ColumnType<string | null, string | null | undefined, string | null>;
  /** When the operator settled an order that no file could hold. */
  dispensadoEm: ColumnType<Date | null, never, Date>;
  cancelamento: ColumnType<CancelamentoGravado | null, string | null | undefined, string | null>;
  arquivoCancelamento: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface ExportacaoTables {
  exportacao: ExportacaoTable;
  exportacaoArquivo: ExportacaoArquivoTable;
  exportacaoPedido: ExportacaoPedidoTable;
}
