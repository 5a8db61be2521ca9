import type { NotaFiscal } from '#contract/invoices/nota-fiscal.ts';
import type { PedidoResumo } from '#contract/orders/pedido-lista.ts';
import type { Recebivel } from '#contract/payment/extrato-cliente.ts';
import { notaSample } from '#domain/invoices/nota-sample.ts';
import { pedidoSample } from '#domain/orders/pedido-sample.ts';
import { contaSample } from '#domain/payment/conta-sample.ts';
import { FILTRO_INICIAL as CONTAS_INICIAL, ORDENS as ORDENS_DAS_CONTAS } from '#features/contas/filtro.ts';
import { listContas } from '#features/contas/lista.ts';
import { FILTRO_INICIAL, ORDENS } from '#features/notas/filtro.ts';
import { listNotas } from '#features/notas/lista.ts';
import { filtroInicial, ORDENS as ORDENS_DOS_PEDIDOS } from '#features/pedidos/filtro.ts';
import { listPedidos } from '#features/pedidos/lista.ts';
import { addDays } from '#lib/business-day.ts';
import { putNotas } from '#mirror/put-notas.ts';
import { putPedidos } from '#mirror/put-pedidos.ts';
import { readNotas } from '#mirror/read-notas.ts';
import { readPedidos } from '#mirror/read-pedidos.ts';
import { openVault } from '#vault/vault.ts';
import { deleteDatabase } from './bare-database.ts';
import { clocked } from './clocked.ts';

const HOJE = '2026-11-22';
const AT = Date.parse(`${HOJE}T12:00:00-03:00`);
const DIAS = 90;
const LINHAS = 12;
const RUNS = 5;

const item = {
  idPrePedidoItemTipo: 1,
  produto: { idProduto: 1, descProduto: 'DIPIRONA MONOIDRATADA 500 MG COM CT BL AL PLAS PVC OPC X 30' },
  quantidade: 12,
  quantidadeFalta: 0,
  descMotivoFalta: null,
  valorUnitario: 124_000,
  valorUnitarioLiquido: 110_000,
  desconto: 1250,
  valorDesconto: 1000,
  stValor: 0,
  valorTotal: 13_200,
  possuiPrazoPrioritario: false,
};

const instantOf = (n: number): string =>
  `${addDays(HOJE, -(n % DIAS))}T10:${String(n % 60).padStart(2, '0')}:00-03:00`;

const manyPedidos = (count: number): PedidoResumo[] =>
  Array.from({ length: count }, (_, n) =>
    pedidoSample({
      idPrePedido: n + 1,
      dataHora: instantOf(n),
      total: (n * 7919) % 1_000_000,
      orcamento: n % 7 === 0,
      itens: Array.from({ length: LINHAS }, () => item),
    }),
  );

const manyNotas = (count: number): NotaFiscal[] =>
  Array.from({ length: count }, (_, n) =>
    notaSample(n + 1, { numero: String((n * 7919) % 900_000), data: instantOf(n) }),
  );

const manyContas = (count: number): Recebivel[] =>
  Array.from({ length: count }, (_, n) =>
    contaSample(n + 1, {
      dataVencimento: addDays(HOJE, (n % 120) - 60),
      valor: 1 + ((n * 7919) % 1_000_000),
      valorPago: n % 11 === 0 ? 1 : 0,
      ...(n % 3 === 0 && { dataLiquidacao: HOJE, idSituacao: 2 }),
    }),
  );

/** Milliseconds of one act each. */
export type ListaTimes = Record<
  'semana' | 'historico' | 'notasLidas' | 'pedidos' | 'notas' | 'contas',
  number[]
>;

/**
 * This many orders and invoices of one customer: read from the disk (the screen's first orders of the week, and orders
 * of 90 days), then each list, and that of the instalments, filtered and sorted in every order.
 */
export async function timeListas(count: number): Promise<ListaTimes> {
  const env = { now: () => AT, uuid: () => crypto.randomUUID() };
  const vault = await openVault(`listas-${crypto.randomUUID()}`, 1, env);
  await putPedidos(vault, 101, manyPedidos(count), AT);
  const filtro = { ...filtroInicial(HOJE), de: addDays(HOJE, -DIAS) };
  await putNotas(vault, 101, manyNotas(count), AT);
  const times: ListaTimes = { semana: [], historico: [], notasLidas: [], pedidos: [], notas: [], contas: [] };
  let pedidos: PedidoResumo[] = [];
  let notas: NotaFiscal[] = [];
  for (let run = 0; run < RUNS; run++) {
    times.semana.push(await clocked(() => readPedidos(vault, 101, filtroInicial(HOJE))));
    times.historico.push(
      await clocked(async () => {
        pedidos = await readPedidos(vault, 101, filtro);
      }),
    );
    times.notasLidas.push(
      await clocked(async () => {
        notas = await readNotas(vault, 101);
      }),
    );
  }
  if (pedidos.length !== count || notas.length !== count) throw new Error('not all of them were read');
  for (const ordem of ORDENS_DOS_PEDIDOS) {
    for (const legendas of [[], [1]]) {
      times.pedidos.push(await clocked(async () => listPedidos(pedidos, { ...filtro, ordem, legendas })));
    }
  }
  for (const { value: ordem } of ORDENS) {
    for (const ano of [null, 2026]) {
      times.notas.push(await clocked(async () => listNotas(notas, { ...FILTRO_INICIAL, ordem, ano })));
    }
  }
  const contas = manyContas(count);
  for (const { value: ordem } of ORDENS_DAS_CONTAS) {
    for (const situacao of ['abertas', 'todas'] as const) {
      times.contas.push(
        await clocked(async () => listContas(contas, { ...CONTAS_INICIAL, ordem, situacao }, HOJE)),
      );
    }
  }
  vault.close();
  await deleteDatabase(vault.name);
  return times;
}
