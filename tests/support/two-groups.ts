import { must } from '#lib/must.ts';
import type { TestDevice } from './device.ts';

/**
 * Products of a device's customer with good stock and without control, of each of two branches: two groups of a cart.
 */
export async function findTwoGroups(device: TestDevice): Promise<{ sp: number[]; mg: number[] }> {
  const of = new Map<string, number[]>();
  for (let offset = 0; offset < 3000 && [...of.values()].every((ids) => ids.length < 3 || of.size < 2); ) {
    const found = must(await device.env.engine.search('', { offset, limit: 500 }), 'search');
    for (const p of found.produtos) {
      if (!p.preco || p.preco.estoque < 60 || p.controlado || p.preco.valorUnitario < 20_0000) continue;
      const key = `${p.preco.idPessoaFilial}:${p.refrigerado}`;
      of.set(key, [...(of.get(key) ?? []), p.idProduto]);
    }
    offset += 500;
  }
  return { sp: of.get('1:false') ?? [], mg: of.get('2:true') ?? of.get('2:false') ?? [] };
}
