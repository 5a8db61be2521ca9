import type * as z from 'zod/mini';
import type { metaLinha } from '#contract/integration/usuario.ts';
import { addMonths } from '#lib/business-day.ts';
import { CLIENTE_PRINCIPAL } from '#server/demo/seed/clientes.ts';
import type { ProdutoDerivado } from '#server/demo/seed/produtos.ts';

/** The log-in that has goals. */
export const VENDEDOR = 'representante';

/** Reais of the goal of all orders, of each of two makers, and of the principal customer. */
const GERAL = 240_000;
const DOS_FABRICANTES = [30_000, 20_000] as const;
const DO_CLIENTE = 15_000;

type Linha = z.input<typeof metaLinha> & { readonly codigoErp: string; readonly mes: string };

/** How many products each maker has, by its name. */
export type PorFabricante = ReadonlyMap<string, number>;

/** The products of a demonstration by maker. */
export const porFabricanteDe = (produtos: readonly ProdutoDerivado[]): PorFabricante =>
  new Map(
    [...Map.groupBy(produtos, ({ medicamento: { laboratorio } }) => laboratorio)].map(
      ([nome, deles]) => [nome, deles.length] as const,
    ),
  );

/** The makers of most products, the largest first, as many as have a goal. */
const maioresDe = (porFabricante: PorFabricante): string[] =>
  [...porFabricante]
    .toSorted(([a, um], [b, outro]) => outro - um || Number(a > b) - Number(a < b))
    .slice(0, DOS_FABRICANTES.length)
    .map(([nome]) => nome);

/** The month of `hoje` and the next one (2026-11). */
export const mesesDeMetas = (hoje: string): string[] =>
  [0, 1].map((later) => addMonths(`${hoje.slice(0, 7)}-01`, later).slice(0, 7));

/** The goals of these two months. */
export const linhasDeMetas = (porFabricante: PorFabricante, hoje: string): Linha[] =>
  mesesDeMetas(hoje).flatMap((mes): Linha[] => {
    const meta = (numero: number, more: Partial<Linha> & { readonly valor: number }): Linha => ({
      codigoErp: `META-${mes}-${numero}`,
      usuario: VENDEDOR,
      mes,
      ...more,
    });
    return [
      meta(1, { valor: GERAL }),
      meta(2, { valor: DO_CLIENTE, cliente: String(CLIENTE_PRINCIPAL) }),
      ...maioresDe(porFabricante).map((fabricante, at) =>
        meta(at + 3, { valor: DOS_FABRICANTES[at] ?? GERAL, fabricante }),
      ),
    ];
  });
