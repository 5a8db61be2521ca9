import type { CheckpointRow } from '#vault/device-rows.ts';
import type { CarrinhoRow, ClienteRow } from '#vault/mirror-rows.ts';

/** What a customer needs on the device, in the order in which it is brought. */
export const PARTES = ['cliente', 'carrinho', 'precos', 'pedidos', 'notas', 'recebiveis'] as const;

export type Parte = (typeof PARTES)[number];

/** Since when each part is there, in epoch milliseconds; null: it is not. */
export type Prontidao = {
  partes: Record<Parte, number | null>;
  /** Everything is there. */
  completo: boolean;
  /** The age of the oldest part that is there; null when there is none. */
  desde: number | null;
};

/** What of a customer is on the device and how old it is, from the rows alone. Prices count when all his contexts are there. */
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

/** The least of them; null when one is missing. */
function oldest(instants: readonly (number | null)[]): number | null {
  return instants.reduce((least, at) => (least === null || at === null ? null : Math.min(least, at)));
}
