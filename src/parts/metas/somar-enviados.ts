import type { Meta } from '#contract/orders/meta.ts';
import { isSameGrupo } from '#domain/cart/linha.ts';
import { type Fatia, valorPara } from '#domain/metas/alcance.ts';
import { fatiasDe } from '#domain/metas/fatias.ts';
import type { Envio } from '#parts/cart/envio-words.ts';

type Row<Kind extends Envio['kind']> = Extract<Envio, { kind: Kind }>['row'];

/** Unsent orders of this device, and those that the server confirmed after it summed the goals. */
export type Enviados = {
  readonly fila: readonly Row<'fila'>[];
  readonly feitos: readonly Row<'confirmado'>[];
};

/** A goal on screen. `realizado` has the orders of this device since the reading; `naFila` are unsent ones, in cents. */
export type MetaNaTela = Meta & { readonly naFila: number };

type Marcas = ReadonlyMap<number, Omit<Fatia, 'valor'>>;

/** Adds the orders of this device to a goal. Of combos in them only the whole counts, not their products. */
export function somarEnviados(meta: Meta, { fila, feitos }: Enviados, produtos: Marcas): MetaNaTela {
  const naFila = fila.map(({ idPessoaCliente, intent: { totalVisto: total, linhas } }) =>
    valorPara(meta, idPessoaCliente, { total, fatias: fatiasDe(linhas, produtos) }),
  );
  const desde = feitos.map(({ idPessoaCliente, intent: { linhas }, pedidos }) =>
    valorPara(meta, idPessoaCliente, {
      total: pedidos.reduce((sum, { total }) => sum + total, 0),
      fatias: fatiasDe(
        linhas.filter((linha) => pedidos.some((pedido) => isSameGrupo(pedido, linha))),
        produtos,
      ),
    }),
  );
  return { ...meta, realizado: meta.realizado + somar(desde), naFila: somar(naFila) };
}

const somar = (valores: readonly number[]): number => valores.reduce((sum, valor) => sum + valor, 0);
