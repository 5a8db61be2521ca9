import { businessDayOf } from '#lib/business-day.ts';
import { finsOf, readPedidos } from '#mirror/read-pedidos.ts';
import type { Finalizado } from '#vault/device-rows.ts';
import { laneOf } from '#vault/outbox-rows.ts';
import type { Vault } from '#vault/vault.ts';
import type { Envio } from './envio-words.ts';
import { isEnvioNoDisco, newestEnvios } from './newest-envios.ts';

/** The sums in cents of a customer's orders, by day (2026-11-20). */
export type Vendas = ReadonlyMap<string, number>;

const diaOf = (at: number): string => businessDayOf(new Date(at));

/** The customer's submissions on this device; one that went in part is an unsent one and a confirmed one. */
export async function readEnvios(vault: Vault, idPessoaCliente: number): Promise<Envio[]> {
  const lane = laneOf(idPessoaCliente);
  const [rows, parked, receipts] = await Promise.all([
    vault.outbox.where('lane').equals(lane).toArray(),
    vault.parked.where('lane').equals(lane).toArray(),
    vault.receipts.where('lane').equals(lane).filter(isEnvioNoDisco).toArray(),
  ]);
  const open = parked.filter(({ decided }) => decided === null);
  return newestEnvios({ rows, parked: open, receipts }).flatMap(({ envio, enviado }): Envio[] =>
    enviado ? [envio, { kind: 'confirmado', row: enviado }] : [envio],
  );
}

/** The carts whose payment was ended here and whose orders have not come with the list. */
export const novos = (
  finalizados: readonly Finalizado[],
  listados: ReadonlySet<number>,
): readonly Finalizado[] =>
  finalizados.filter(({ numeros = [] }) => !numeros.some((numero) => listados.has(numero)));

/**
 * A customer's orders from a day to another, as far as the device has them: listed ones that were not refused or
 * cancelled, and those made here that the list does not have, also unsent ones.
 */
export async function readVendas(
  vault: Vault,
  idPessoaCliente: number,
  periodo: { de: string; ate: string },
): Promise<Vendas> {
  const [listados, envios, device] = await Promise.all([
    readPedidos(vault, idPessoaCliente, periodo),
    readEnvios(vault, idPessoaCliente),
    vault.device.get(1),
  ]);
  const pedidos = listados.filter(({ orcamento }) => !orcamento);
  const fins = finsOf(pedidos);
  const numeros = new Set(pedidos.map(({ idPrePedido }) => idPrePedido));
  const finalizados = device?.finalizados?.filter((one) => one.idPessoaCliente === idPessoaCliente) ?? [];
  const vendas: (readonly [dia: string, cents: number])[] = [
    ...pedidos
      .filter(({ idPrePedido }) => !fins.has(idPrePedido))
      .map(({ dataHora, total }) => [dataHora.slice(0, 10), total] as const),
    ...envios.flatMap((envio) => {
      const dia = diaOf(envio.row.at);
      if (envio.kind !== 'confirmado') return [[dia, envio.row.intent.totalVisto] as const];
      return envio.row.pedidos
        .filter(({ idPrePedido }) => !numeros.has(idPrePedido))
        .map(({ total }) => [dia, total] as const);
    }),
    ...novos(finalizados, numeros).map(({ at, total }) => [diaOf(at), total] as const),
  ];
  const somas = new Map<string, number>();
  for (const [dia, cents] of vendas)
    if (dia >= periodo.de && dia <= periodo.ate) somas.set(dia, (somas.get(dia) ?? 0) + cents);
  return somas;
}
