import { useLiveQuery } from 'dexie-react-hooks';
import { aCaminhoOf } from '#domain/orders/a-caminho.ts';
import { contarRepor } from '#domain/orders/recompra.ts';
import { aPagarOf } from '#domain/payment/a-pagar.ts';
import { addDays } from '#lib/business-day.ts';
import { readComprados } from '#mirror/read-comprados.ts';
import { readPedidos } from '#mirror/read-pedidos.ts';
import { readRecebiveis } from '#mirror/read-recebiveis.ts';
import { useDevice } from '#parts/device/device.tsx';
import type { Semana } from './semana/semana.ts';

/** An older order is not on its way any more, whatever its status says. */
const DIAS_A_CAMINHO = 30;

/** A customer's coming days, from the device; undefined while they are read, and without a customer. */
export function useSemana(idPessoaCliente: number | null, hoje: string): Semana | undefined {
  const { vault } = useDevice();
  const read = useLiveQuery(async () => {
    if (idPessoaCliente === null) return undefined;
    const [comprados, contas, pedidos] = await Promise.all([
      readComprados(vault, idPessoaCliente),
      readRecebiveis(vault, idPessoaCliente),
      readPedidos(vault, idPessoaCliente, { de: addDays(hoje, -DIAS_A_CAMINHO), ate: hoje }),
    ]);
    return {
      idPessoaCliente,
      repor: contarRepor(comprados.values(), hoje),
      ...aPagarOf(contas, hoje),
      aCaminho: aCaminhoOf(pedidos, hoje),
    };
  }, [vault, idPessoaCliente, hoje]);
  // For a moment the live query still returns its previous result.
  return read?.idPessoaCliente === idPessoaCliente ? read : undefined;
}
