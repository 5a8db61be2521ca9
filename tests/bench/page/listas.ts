import type { NotaFiscal } from '#contract/nota-fiscal.ts';
import type { PedidoResumo } from '#contract/pedido-lista.ts';
import { notaSample } from '#domain/nota-sample.ts';
import { pedidoSample } from '#domain/pedido-sample.ts';
import { FILTRO_INICIAL, ORDENS } from '#features/notas/filtro.ts';
import { listNotas } from '#features/notas/lista.ts';
import { filtroInicial, ORDENS as ORDENS_DOS_PEDIDOS } from '#features/pedidos/filtro.ts';
import { listPedidos } from '#features/pedidos/lista.ts';
import { addDays } from '#lib/business-day.ts';
import { putPedidos } from '#mirror/put-pedidos.ts';
import { readPedidos } from '#mirror/read-pedidos.ts';
import { openVault } from '#vault/vault.ts';
import { deleteDatabase } from './bare-database.ts';
import { clocked } from './clocked.ts';

const HOJE = '2026-11-22';
const AT = Date.parse(`${HOJE}T12:00:00-03:00`);
const DIAS = 90;
const LINHAS = 12;

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

/** Milliseconds of one act each. */
export type ListaTimes = { read: number[]; pedidos: number[]; notas: number[] };

/**
 * So many orders and invoices of one customer: the orders of 90 days read from the disk, then each list filtered and
 * sorted in every of its orders.
 */
export async function timeListas(count: number): Promise<ListaTimes> {
  const env = { now: () => AT, uuid: () => crypto.randomUUID() };
  const vault = await openVault(`listas-${crypto.randomUUID()}`, 1, env);
  await putPedidos(vault, 101, manyPedidos(count), AT);
  const filtro = { ...filtroInicial(HOJE), de: addDays(HOJE, -DIAS) };
  const times: ListaTimes = { read: [], pedidos: [], notas: [] };
  let pedidos: PedidoResumo[] = [];
  for (let run = 0; run < 5; run++) {
    times.read.push(
      await clocked(async () => {
        pedidos = await readPedidos(vault, 101, filtro);
      }),
    );
  }
  for (const ordem of ORDENS_DOS_PEDIDOS) {
    for (const legendas of [[], [1]]) {
      times.pedidos.push(await clocked(async () => listPedidos(pedidos, { ...filtro, ordem, legendas })));
    }
  }
  const notas = manyNotas(count);
  for (const { value: ordem } of ORDENS) {
    for (const ano of [null, 2026]) {
      times.notas.push(await clocked(async () => listNotas(notas, { ...FILTRO_INICIAL, ordem, ano })));
    }
  }
  vault.close();
  await deleteDatabase(vault.name);
  return times;
}
