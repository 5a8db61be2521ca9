import { afterAll, beforeAll } from 'vitest';
import { seedHistorico } from '#server/demo/seed/seed-historico.ts';
import { type Api, type ApiClient, openApi } from './api.ts';
import type { TestDatabase } from './database.ts';
import { readJson } from './read-json.ts';

/** The moment of the made-up history. */
const NOW = new Date('2026-11-20T12:00:00.000Z');

/** An order on the wire. */
export type PedidoLido = {
  idPrePedido: number;
  orcamento: boolean;
  dataHora: string;
  pessoaDestinatario: { idPessoa: number };
  pessoaEmitente: { idPessoa: number };
  portalPedidoSituacao: { idPedidoSituacao: number };
  origemTipo: { idOrigemTipo: number };
  quantidadeProduto: number;
  subTotal: number;
  totalValorDesconto: number;
  totalValorST: number;
  total: number;
  itens?: { quantidade: number; quantidadeFalta: number; valorTotal: number; stValor: number }[];
};
type NotaLida = {
  titulo: { idTitulo: number; pessoaDestinatario: { idPessoa: number } };
  chaveAcesso: string;
  dataDocumento: string;
  numDocumento: string;
  boletos: { idBoleto: number }[];
  idPrePedido: number;
  valorTotalNota: number;
};
/** An instalment on the wire. */
export type Recebivel = {
  id: number;
  idPrePedido: number;
  idBoleto: number | null;
  dataVencimento: string;
  diasParaVencimento: number;
  atraso: number;
  valor: number;
  valorJurosCalculado: number;
  valorEsperado: number;
  idSituacao: number;
  documentosViinculados: string;
  legendaPortal: string | null;
  somaTotalParcela: number;
  somaTotalValorEsperado: number;
  quantidadeRegistros: number;
};

/** The sum of amounts in reais, in cents. */
export const cents = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + Math.round(value * 100), 0);

/** For a block of `describe.each(bothDatabases)`: a server with the demonstration's history, which tests do not change. */
export function useHistorico(open: () => Promise<TestDatabase>) {
  let database: TestDatabase;
  let api: Api;
  let rep: ApiClient;
  let buyer: ApiClient;

  beforeAll(async () => {
    database = await open();
    await database.db.transaction().execute((trx) => seedHistorico(trx, NOW));
    api = await openApi(database, { clock: () => NOW });
    rep = await api.as('representante');
    buyer = await api.as('farmacia');
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const pedidos = (client: ApiClient, query: string) =>
    readJson<{ colecao: PedidoLido[]; totalRegistros: number }>(client, `/pedido?${query}`);
  const notas = (client: ApiClient, query: string) =>
    readJson<{ colecao: NotaLida[]; totalRegistros: number }>(client, `/NotaFiscal/ConsultarNotas?${query}`);
  const extrato = (query: string) => readJson<Recebivel[]>(rep, `/extratocliente?${query}`);

  async function everyRecebivel(): Promise<Recebivel[]> {
    const all: Recebivel[] = [];
    for (let id = 101; id <= 112; id += 1)
      all.push(...(await extrato(`idPessoaCliente=${id}&qtdPagina=200`)));
    return all;
  }
  return {
    get database() {
      return database;
    },
    get rep() {
      return rep;
    },
    get buyer() {
      return buyer;
    },
    pedidos,
    notas,
    extrato,
    everyRecebivel,
  };
}
