import type { ColumnType, Generated } from 'kysely';
import type { Moment } from './schema-clientes.ts';

/** A destination of orders as files, by its name. `cursor`: the events before it have been seen. */
export interface ExportacaoTable {
  idExportacao: Generated<number>;
  nome: string;
  layout: string;
  cursor: string | null;
}

/** A file of a destination by its number; one that is not written yet is written before the next one is decided. */
export interface ExportacaoArquivoTable {
  idExportacao: number;
  arquivo: number;
  decididoEm: Moment;
  escritoEm: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** The file of an order, or why the layout cannot hold it; `referencia` names the event that it is written from. */
export interface ExportacaoPedidoTable {
  idExportacao: number;
  idPrePedido: number;
  referencia: string;
  arquivo: number | null;
  falha: string | null;
}

export interface ExportacaoTables {
  exportacao: ExportacaoTable;
  exportacaoArquivo: ExportacaoArquivoTable;
  exportacaoPedido: ExportacaoPedidoTable;
}
