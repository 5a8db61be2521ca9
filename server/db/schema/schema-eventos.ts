import type { ColumnType, Generated } from 'kysely';
import type { TipoEvento } from '#contract/integration/evento.ts';
import type { Moment } from './schema-clientes.ts';
import type { Mudavel } from './schema-mudavel.ts';

/** An event for the company's own system. `mudado` is the transaction that wrote it. */
export interface EventoTable extends Mudavel {
  idEvento: Generated<number>;
  /** Its name for receivers, which no other event ever has, also after a backup was restored. */
  referencia: Generated<string>;
  tipo: TipoEvento;
  /** Events of one key are delivered in their order. */
  chave: string;
  /** Its data as JSON, in the wire's form. */
  corpo: string;
  criadoEm: Moment;
}

/** A receiver of events. `segredos` and `tipos` are joined by a space; no type stands for all. */
export interface DestinoTable {
  idDestino: Generated<number>;
  nome: string;
  endereco: string;
  segredos: string;
  tipos: Generated<string>;
  ativo: Generated<boolean>;
  criadoEm: Moment;
}

/** The delivery of an event to a receiver. `morta`: given up after the last try. */
export interface EntregaTable {
  idEvento: number;
  idDestino: number;
  chave: string;
  tentativas: Generated<number>;
  proximaEm: Moment;
  situacao: Generated<'pendente' | 'entregue' | 'morta'>;
  ultimoErro: Generated<string | null>;
  entregueEm: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** The company's own number of an order that it received. */
export interface PedidoErpTable {
  idPrePedido: number;
  numeroErp: string;
  recebidoEm: Moment;
}

/** How far a token has read the events: of all kinds, or of orders alone. */
export interface EventoLidoTable {
  idToken: number;
  soPedidos: boolean;
  mudado: number;
  idEvento: number;
  lidoEm: Moment;
}

export interface EventosTables {
  evento: EventoTable;
  destino: DestinoTable;
  entrega: EntregaTable;
  pedidoErp: PedidoErpTable;
  eventoLido: EventoLidoTable;
}
