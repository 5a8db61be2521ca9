import type { DadosDoPedido } from '#contract/integration/evento-pedido.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { ok, type Result } from '#lib/result.ts';
import { encodeLayout } from '#server/integration/layouts/encode-layout.ts';
import type { FalhaLayout } from '#server/integration/layouts/layout.ts';
import { LAYOUTS } from '#server/integration/layouts/layouts.ts';
import type { Arquivo } from './data/exports.ts';
import { diaHora, registro, toPed, toPedido } from './order-records.ts';

/** A file by its name; the same orders give the same bytes under the same name. */
export type ArquivoPronto = { readonly nome: string; readonly bytes: Uint8Array };

type Writes = (arquivo: Arquivo, pedidos: readonly DadosDoPedido[]) => Result<ArquivoPronto[], FalhaLayout>;

/** All orders in one file, by its number. */
const asPedidos: Writes = ({ arquivo, decididoEm }, pedidos) => {
  const { data: geradoEm, hora } = diaHora(toBusinessInstant(decididoEm));
  const encoded = encodeLayout(LAYOUTS.pedidos, [
    registro('abertura', { geradoEm, hora, arquivo }),
    ...pedidos.map(toPedido),
    registro('encerramento'),
  ]);
  return encoded.ok ? ok([{ nome: `pedidos-${arquivo}.txt`, bytes: encoded.value }]) : encoded;
};

/** A file for each order, by our number. */
const asPed: Writes = (_arquivo, pedidos) => {
  const files: ArquivoPronto[] = [];
  for (const dados of pedidos) {
    const encoded = encodeLayout(LAYOUTS.ped, toPed(dados));
    if (!encoded.ok) return encoded;
    files.push({ nome: `${dados.idPrePedido}.ped`, bytes: encoded.value });
  }
  return ok(files);
};

/** The layouts in which orders go out, and the writing of each. */
export const SAIDAS = { pedidos: asPedidos, ped: asPed } as const satisfies Record<string, Writes>;
export type Saida = keyof typeof SAIDAS;

export const isSaida = (text: string): text is Saida => Object.hasOwn(SAIDAS, text);
