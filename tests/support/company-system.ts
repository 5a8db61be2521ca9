import { sql } from 'kysely';
import type { Carga } from '#contract/integration/carga.ts';
import { chaveAcesso } from '#domain/invoices/chave-acesso.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { must } from '#lib/must.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { scopeOf } from '#server/db/scope.ts';
import { itensDaNota } from '#server/invoices/data/itens-da-nota.ts';
import { readParte } from '#server/invoices/data/partes.ts';
import type { NotaParaEmitir } from '#server/nfe/port.ts';
import type { ApiClient } from './api.ts';
import { accept } from './cart.ts';
import { DEMONSTRACAO } from './demonstracao.ts';
import type { Machine } from './machine.ts';
import { BOLETO, confirmWith, type Forma, fillCart, findTresGrupos, okOf } from './pending-cart.ts';

/** Makes an order of customer 101 in the app: 40 units of one product. */
export async function pedidoDoApp(
  client: ApiClient,
  db: Database,
  { forma = BOLETO, cashback = '0' }: { forma?: Forma; cashback?: string } = {},
): Promise<number> {
  const [produto] = await findTresGrupos(db);
  const { idCarrinho } = await fillCart(client, [must(produto, 'product')], [forma]);
  const carrinho = await accept(client, idCarrinho);
  await okOf(confirmWith(client, carrinho, cashback));
  const { idPrePedido } = await db
    .selectFrom('prePedido')
    .select('idPrePedido')
    .orderBy('idPrePedido', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return idPrePedido;
}

/** The XML that the company's system issues for an order: its product codes, and a lot for each line. */
export async function notaDaEmpresa(
  db: Database,
  idPrePedido: number,
  em: Date,
  more: Partial<NotaParaEmitir> = {},
): Promise<{ chave: string; xml: string }> {
  const scope = scopeOf(db, 1);
  const pedido = await db
    .selectFrom('prePedido')
    .selectAll()
    .where('idPrePedido', '=', idPrePedido)
    .executeTakeFirstOrThrow();
  const codigos = await db
    .selectFrom('codigoErp')
    .select(['id', 'codigo'])
    .where('recurso', '=', 'produtos')
    .execute();
  const codigoOf = new Map(codigos.map(({ id, codigo }) => [String(id), codigo]));
  const itens = (await itensDaNota(scope, { idPrePedido, idTitulo: 0 })).map((item) => ({
    ...item,
    codigo: codigoOf.get(item.codigo) ?? item.codigo,
    lotes: [
      {
        lote: 'ERP-7',
        quantidade: item.quantidade,
        dataFabricacao: '2026-01-10',
        dataValidade: '2028-01-10',
      },
    ],
  }));
  const emitente = await readParte(scope, pedido.idPessoaFilial);
  const numDocumento = more.numDocumento ?? 7001;
  const serieDocumento = more.serieDocumento ?? '9';
  const nota: NotaParaEmitir = {
    emitente,
    destinatario: await readParte(scope, pedido.idPessoaCliente),
    numDocumento,
    serieDocumento,
    descOperacao: 'Venda de mercadoria',
    dataDocumento: em,
    idPrePedido,
    numeroPedidoCliente: '',
    itens,
    pagamentos: [{ forma: 1, aPrazo: true, valor: pedido.total }],
    parcelas: [{ dataVencimento: '2026-12-30', valor: pedido.total }],
    ...more,
    chaveAcesso: chaveAcesso({
      estado: (more.emitente ?? emitente).estado,
      emissao: businessDayOf(em),
      cnpj: (more.emitente ?? emitente).cpfCnpj,
      serie: serieDocumento,
      numero: numDocumento,
      codigo: 4711,
    }),
  };
  const emissor = DEMONSTRACAO.createEmissor(() => em, undefined);
  return { chave: nota.chaveAcesso, xml: must(await emissor.emitir(nota), 'XML') };
}

/** An instalment as the company's system sends it. */
export const titulo = (more: object) => ({
  codigoErp: 'T-1',
  cliente: '101',
  filial: '1',
  formaPagamento: 1,
  numero: '7001/1',
  dataEmissao: '2026-11-20',
  dataVencimento: '2026-12-20',
  valor: 100,
  ...more,
});

/** How a load ended: its situation, then new, changed, equal, refused and withdrawn records. */
export const countsOf = ({ situacao, novas, alteradas, iguais, recusadas, retiradas }: Carga) =>
  [situacao, novas, alteradas, iguais, recusadas, retiradas].join(' ');

/** The reasons of a load's refused lines. */
export async function motivosOf(machine: Machine, { idCarga }: Carga): Promise<string[]> {
  const { text } = await machine.get(`/integracao/cargas/${idCarga}/recusadas`);
  return text
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { motivo: string }).motivo);
}

/** An order's status, total, and its change mark. */
export const pedidoNow = (db: Database, idPrePedido: number) =>
  db
    .selectFrom('prePedido')
    .select([
      'idPedidoSituacao',
      'idPrePedidoSituacao',
      'mensagemOcorrencia',
      'previsaoEntrega',
      'total',
      'mudado',
    ])
    .where('idPrePedido', '=', idPrePedido)
    .executeTakeFirstOrThrow();

/** The units in stock, the credit, the balance and the cashback of customer 101; amounts in cents. */
export async function heldNow(db: Database) {
  const { rows } = await sql<{
    estoque: number;
  }>`select sum("estoque")::bigint as "estoque" from "produtoEstoque"`.execute(db);
  const saldos = await db
    .selectFrom('pessoa')
    .select(['limiteDisponivel', 'saldoAdiantamento', 'saldoCashback'])
    .where('idPessoa', '=', 101)
    .executeTakeFirstOrThrow();
  return { ...saldos, estoque: Number(rows[0]?.estoque) };
}
