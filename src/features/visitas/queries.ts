import { useLiveQuery } from 'dexie-react-hooks';
import { addDays } from '#lib/business-day.ts';
import { readVisitas, type VisitasLidas } from '#outbox/visitas/read-visitas.ts';
import { readVendas, type Vendas } from '#parts/cart/read-vendas.ts';
import { useDevice } from '#parts/device/device.tsx';

/** The days of earlier visits that are shown. */
const DIAS = 90;

/** A customer's notes on this device, and the sums of the orders of these days. */
export type VisitasDoCliente = VisitasLidas & { readonly vendas: Vendas };

/** Follows a customer's visits until `hoje` (2026-11-20); undefined while they are read. */
export function useVisitas(idPessoaCliente: number, hoje: string): VisitasDoCliente | undefined {
  const { vault } = useDevice();
  return useLiveQuery(async () => {
    const periodo = { de: addDays(hoje, -DIAS), ate: hoje };
    const [lidas, vendas] = await Promise.all([
      readVisitas(vault, idPessoaCliente),
      readVendas(vault, idPessoaCliente, periodo),
    ]);
    return { ...lidas, vendas };
  }, [vault, idPessoaCliente, hoje]);
}
