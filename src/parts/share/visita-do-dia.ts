import type { PedidoItem, PedidoResumo } from '#contract/orders/pedido-lista.ts';
import { PEDIDO_A_PAGAR } from '#contract/orders/situacao.ts';
import { isSameGrupo } from '#domain/cart/linha.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { formatDate } from '#lib/format-date.ts';
import { formatCount, formatFactorPrice, formatMoney } from '#lib/format-number.ts';
import { finsOf, readPedidos } from '#mirror/read-pedidos.ts';
import { pagamentoText } from '#parts/cart/carrinho-words.ts';
import type { Envio } from '#parts/cart/envio-words.ts';
import { descricaoComObservacao } from '#parts/cart/observacao-words.ts';
import { novos, readEnvios } from '#parts/cart/read-vendas.ts';
import type { GrupoVisto } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import type { DocumentoPedido } from './documento-pedido.ts';

/** An order of a visit, as it is told to the customer. */
export type PedidoDaVisita = {
  readonly nome: string;
  readonly filial: string;
  readonly pagamento: string;
  /** Cents. */
  readonly total: number;
  readonly linhas: DocumentoPedido['linhas'];
  /** False until the server has confirmed it. */
  readonly isFeito: boolean;
};

function daLista(pedido: PedidoResumo, itens: readonly PedidoItem[]): PedidoDaVisita {
  const espera = pedido.portalPedidoSituacao.idPedidoSituacao === PEDIDO_A_PAGAR;
  return {
    nome: `Pedido nº ${pedido.idPrePedido}`,
    filial: pedido.pessoaEmitente.nome,
    pagamento: [pagamentoText(pedido), espera && 'aguarda pagamento'].filter(Boolean).join(' · '),
    total: pedido.total,
    linhas: itens.map((item) => ({
      descricao: descricaoComObservacao(item.produto.descProduto, item),
      quantidade: `${formatCount(item.quantidade - item.quantidadeFalta)} un.`,
      unitario: formatFactorPrice(item.valorUnitarioLiquido),
      total: formatMoney(item.valorTotal),
    })),
    isFeito: true,
  };
}

/** The orders of a submission that the list does not have; a refused one is none. */
function doEnvio(envio: Envio, listados: ReadonlySet<number>): PedidoDaVisita[] {
  if (envio.kind === 'recusado') return [];
  const { intent } = envio.row;
  const of = (grupo: GrupoVisto, isFeito: boolean, nome: string, total: number): PedidoDaVisita => ({
    nome,
    filial: grupo.descricaoFilial,
    pagamento: grupo.descricaoPagamento,
    total,
    linhas: intent.linhas
      .filter((linha) => isSameGrupo(linha, grupo))
      .map((linha) => ({
        descricao: descricaoComObservacao(linha.descricao, linha),
        quantidade: `${formatCount(linha.quantidadeAtendida)} un.`,
        unitario: formatFactorPrice(linha.valorLiquido),
        total: formatMoney(linha.valorTotal),
      })),
    isFeito,
  });
  if (envio.kind === 'fila')
    return intent.grupos.map((grupo) => of(grupo, false, `Pedido ${intent.codigoLocal}`, grupo.totalVisto));
  return envio.row.pedidos
    .filter(({ idPrePedido }) => !listados.has(idPrePedido))
    .flatMap((numero) => {
      const grupo = intent.grupos.find((one) => isSameGrupo(one, numero));
      return grupo ? [of(grupo, true, `Pedido nº ${numero.idPrePedido}`, numero.total)] : [];
    });
}

/** A customer's orders made on a day (2026-11-20), as far as this device has them, also unsent ones. */
export async function readVisitaDoDia(
  vault: Vault,
  idPessoaCliente: number,
  dia: string,
): Promise<PedidoDaVisita[]> {
  const [lidos, envios, device] = await Promise.all([
    readPedidos(vault, idPessoaCliente, { de: dia, ate: dia }),
    readEnvios(vault, idPessoaCliente),
    vault.device.get(1),
  ]);
  const pedidos = lidos.filter(({ orcamento }) => !orcamento);
  const fins = finsOf(pedidos);
  const listados = new Set(pedidos.map(({ idPrePedido }) => idPrePedido));
  const isDoDia = (at: number) => businessDayOf(new Date(at)) === dia;
  const vivos = pedidos.filter(({ idPrePedido }) => !fins.has(idPrePedido));
  const itens = await vault.pedidoItens.bulkGet(vivos.map(({ idPrePedido }) => idPrePedido));
  const finalizados = (device?.finalizados ?? []).filter(
    (one) => one.idPessoaCliente === idPessoaCliente && isDoDia(one.at),
  );
  return [
    ...vivos.map((pedido, at) => daLista(pedido, itens[at]?.itens ?? pedido.itens ?? [])),
    ...novos(finalizados, listados).map(
      ({ numeros = [], total, isCerto }): PedidoDaVisita => ({
        nome: numeros.length === 0 ? 'Pedido' : `Pedido nº ${numeros.join(', ')}`,
        filial: '',
        pagamento: '',
        total,
        linhas: [],
        isFeito: isCerto,
      }),
    ),
    ...envios.filter(({ row }) => isDoDia(row.at)).flatMap((envio) => doEnvio(envio, listados)),
  ];
}

/** All orders of a visit as one document. */
export function toDocumentoDaVisita(
  pedidos: readonly PedidoDaVisita[],
  { nomeCliente, dia }: { nomeCliente: string; dia: string },
): DocumentoPedido {
  const total = pedidos.reduce((sum, pedido) => sum + pedido.total, 0);
  return {
    titulo: `Visita de ${formatDate(dia)}`,
    empresa: [...new Set(pedidos.map(({ filial }) => filial).filter(Boolean))].join(', '),
    ressalva: pedidos.every(({ isFeito }) => isFeito)
      ? null
      : 'Sujeito a confirmação: há pedidos que ainda não foram confirmados pela distribuidora.',
    fatos: [
      ['Cliente', nomeCliente],
      ...pedidos.map(({ nome, pagamento, total: cents }): readonly [string, string] => [
        nome,
        [formatMoney(cents), pagamento].filter(Boolean).join(' · '),
      ]),
    ],
    linhas: pedidos.flatMap(({ linhas }) => linhas),
    totais: [[pedidos.length === 1 ? 'Total' : `Total de ${pedidos.length} pedidos`, formatMoney(total)]],
  };
}
