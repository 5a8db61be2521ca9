import type { CheckpointRow } from '#vault/device-rows.ts';
import type { CarrinhoRow, ClienteRow } from '#vault/mirror-rows.ts';

/** The parts that a customer needs on the device, in the order of loading. */
export const PARTES = ['cliente', 'carrinho', 'precos', 'pedidos', 'notas', 'recebiveis'] as const;

export type Parte = (typeof PARTES)[number];

/** When each part was loaded, in epoch milliseconds; null for a missing part. */
export type Prontidao = {
  partes: Record<Parte, number | null>;
  /** True if no part is missing. */
  completo: boolean;
  /** When the oldest present part was loaded; null without any part. */
  desde: number | null;
};

/**
 * Returns which parts of a customer are on the device, and since when. Prices count once those of all
 * contexts are there.
 */
export function prontidaoDe(
  cliente: ClienteRow | undefined,
  carrinho: CarrinhoRow | undefined,
  checkpoints: readonly CheckpointRow[],
): Prontidao {
  const atOf = (name: string) => checkpoints.find((row) => row.name === name)?.at ?? null;
  const detalhe = cliente?.detalhe ?? null;
  const precos = (detalhe?.contextos ?? []).map(({ idContexto }) => atOf(`precos:${idContexto}`));
  const listAt = (lista: string) => (cliente ? atOf(`${lista}:${cliente.idPessoa}`) : null);
  const partes: Record<Parte, number | null> = {
    cliente: detalhe && cliente ? cliente.at : null,
    carrinho: carrinho?.at ?? null,
    precos: precos.length === 0 ? null : oldest(precos),
    pedidos: listAt('pedidos'),
    notas: listAt('notas'),
    recebiveis: listAt('recebiveis'),
  };
  const there = PARTES.map((parte) => partes[parte]).filter((at) => at !== null);
  return {
    partes,
    completo: there.length === PARTES.length,
    desde: there.length === 0 ? null : Math.min(...there),
  };
}

/** Returns the smallest instant; null if one is missing. */
function oldest(instants: readonly (number | null)[]): number | null {
  return instants.reduce((least, at) => (least === null || at === null ? null : Math.min(least, at)));
}
