import type { Moment } from './schema-clientes.ts';

/** A status that an order reached, and when. */
export interface PedidoEtapaTable {
  idPrePedido: number;
  idPedidoSituacao: number;
  em: Moment;
}

/** An NF-e as it was signed and authorised: never written twice. */
export interface NotaFiscalXmlTable {
  idTitulo: number;
  xml: string;
}

export interface EtapasTables {
  pedidoEtapa: PedidoEtapaTable;
  notaFiscalXml: NotaFiscalXmlTable;
}
