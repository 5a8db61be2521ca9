import type { Kysely, Transaction } from 'kysely';
import type { CarrinhoTables } from './schema-carrinho.ts';
import type { CartasTables } from './schema-cartas.ts';
import type { CashbackTables } from './schema-cashback.ts';
import type { CatalogoTables } from './schema-catalogo.ts';
import type { ClientesTables } from './schema-clientes.ts';
import type { CombosTables } from './schema-combos.ts';
import type { ContaCorrenteTables } from './schema-conta-corrente.ts';
import type { ContagensTables } from './schema-contagens.ts';
import type { ContatosTables } from './schema-contatos.ts';
import type { ConteudoTables } from './schema-conteudo.ts';
import type { DevolucoesTables } from './schema-devolucoes.ts';
import type { DocumentosTables } from './schema-documentos.ts';
import type { EtapasTables } from './schema-etapas.ts';
import type { EventosTables } from './schema-eventos.ts';
import type { ExportacaoTables } from './schema-exportacao.ts';
import type { HistoricoTables } from './schema-historico.ts';
import type { IntegracaoTables } from './schema-integracao.ts';
import type { MensagensTables } from './schema-mensagens.ts';
import type { MetasTables } from './schema-metas.ts';
import type { PagamentoTables } from './schema-pagamento.ts';
import type { SolicitacoesTables } from './schema-solicitacoes.ts';
import type { TemasTables } from './schema-temas.ts';
import type { VisitasTables } from './schema-visitas.ts';

/** Every table, named and spelled as on the wire, so that a row needs no renaming. */
export type Tables = ClientesTables &
  CatalogoTables &
  CarrinhoTables &
  CartasTables &
  CashbackTables &
  CombosTables &
  ContaCorrenteTables &
  ContagensTables &
  ContatosTables &
  DevolucoesTables &
  DocumentosTables &
  EtapasTables &
  EventosTables &
  ExportacaoTables &
  HistoricoTables &
  IntegracaoTables &
  MensagensTables &
  MetasTables &
  PagamentoTables &
  SolicitacoesTables &
  TemasTables &
  VisitasTables &
  ConteudoTables;

export type Database = Kysely<Tables>;

/**
 * The transaction in `db.transaction().execute(async (trx) => ...)`. Inside, use only `trx`: the embedded database has
 * one connection, so a query on the outer `db` would wait for the transaction that waits for it.
 */
export type DatabaseTransaction = Transaction<Tables>;
