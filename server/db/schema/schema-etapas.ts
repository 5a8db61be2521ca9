import type { Moment } from './schema-clientes.ts';

/** A status that an order reached, and when. */
export interface PedidoEtapaTable {
  idPrePedido: number;
  idPedidoSituacao: number;
  em: Moment;
}

/** An NF-e as signed and authorised: written once. */
export interface NotaFiscalXmlTable {
  idTitulo: number;
  xml: string;
}

export interface EtapasTables {
  pedidoEtapa: PedidoEtapaTable;
  notaFiscalXml: NotaFiscalXmlTable;
}
