import type { DadosDoPedido } from '#contract/integration/evento-pedido.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { ok, type Result } from '#lib/result.ts';
import { encodeLayout } from '#server/integration/layouts/encode-layout.ts';
import type { FalhaLayout } from '#server/integration/layouts/layout.ts';
import { LAYOUTS } from '#server/integration/layouts/layouts.ts';
import type { PedidoCancelado } from './data/cancelled-orders.ts';
import type { Arquivo } from './data/exports.ts';
import { diaHora, registro, toCancelamento, toPed, toPedido } from './order-records.ts';

/** A file by its name; the same orders give the same bytes under the same name. */
export type ArquivoPronto = { readonly nome: string; readonly bytes: Uint8Array };

type Writes<T> = (arquivo: Arquivo, pedidos: readonly T[]) => Result<ArquivoPronto[], FalhaLayout>;

/** How a layout writes orders, and orders that were cancelled since. */
type Escrita = { readonly pedidos: Writes<DadosDoPedido>; readonly cancelados: Writes<PedidoCancelado> };

/** The first record of a house file. */
const aberturaOf = ({ arquivo, decididoEm }: Arquivo) => {
  const { data: geradoEm, hora } = diaHora(toBusinessInstant(decididoEm));
  return registro('abertura', { geradoEm, hora, arquivo });
};

/** All orders in one file, by its number. */
const asPedidos: Writes<DadosDoPedido> = (arquivo, pedidos) => {
  const encoded = encodeLayout(LAYOUTS.pedidos, [
    aberturaOf(arquivo),
    ...pedidos.map(toPedido),
    registro('encerramento'),
  ]);
  return encoded.ok ? ok([{ nome: `pedidos-${arquivo.arquivo}.txt`, bytes: encoded.value }]) : encoded;
};

/** A file for each order, by our number. */
const asPed: Writes<DadosDoPedido> = (_arquivo, pedidos) => {
  const files: ArquivoPronto[] = [];
  for (const dados of pedidos) {
    const encoded = encodeLayout(LAYOUTS.ped, toPed(dados));
    if (!encoded.ok) return encoded;
    files.push({ nome: `${dados.idPrePedido}.ped`, bytes: encoded.value });
  }
  return ok(files);
};

/** All cancellations in one file, by its number. */
const asCancelamentos: Writes<PedidoCancelado> = (arquivo, cancelados) => {
  const encoded = encodeLayout(LAYOUTS.cancelamentos, [
    aberturaOf(arquivo),
    ...cancelados.map((cancelado) => registro('cancelamento', toCancelamento(cancelado))),
    registro('encerramento'),
  ]);
  return encoded.ok ? ok([{ nome: `cancelamentos-${arquivo.arquivo}.txt`, bytes: encoded.value }]) : encoded;
};

/** A file for each cancelled order, by our number. */
const asCan: Writes<PedidoCancelado> = (_arquivo, cancelados) => {
  const files: ArquivoPronto[] = [];
  for (const cancelado of cancelados) {
    const { numeroErp: _, ...campos } = toCancelamento(cancelado);
    const encoded = encodeLayout(LAYOUTS.can, [registro('cabecalho', campos)]);
    if (!encoded.ok) return encoded;
    files.push({ nome: `${cancelado.idPrePedido}.can`, bytes: encoded.value });
  }
  return ok(files);
};

/** The layouts in which orders go out, and the writing of each. */
export const SAIDAS = {
  pedidos: { pedidos: asPedidos, cancelados: asCancelamentos },
  ped: { pedidos: asPed, cancelados: asCan },
} as const satisfies Record<string, Escrita>;
export type Saida = keyof typeof SAIDAS;

export const isSaida = (text: string): text is Saida => Object.hasOwn(SAIDAS, text);
