import type { ItemBusca } from '#contract/item-busca.ts';
import type { Busca } from './busca-pedida.ts';
import type { Comprador } from './contexto-da-busca.ts';

/**
 * The combos that a search finds, all of them and in their order: they stand before its products. None when the
 * catalogue is read by id.
 */
export async function listCombosDaBusca(_comprador: Comprador, _busca: Busca): Promise<readonly ItemBusca[]> {
  return [];
}
