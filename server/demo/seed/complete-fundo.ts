import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { stOf } from './comercial.ts';
import { CONTEXTOS } from './condicoes.ts';
import { readMedicamentos } from './medicamentos.ts';
import { deriveProduto } from './produtos.ts';
import { CAMPANHAS } from './seed-promocoes.ts';

/** Adds the share of a state's fund against poverty to the prices of a demonstration that was made without it. */
export async function completeFundo(trx: DatabaseTransaction): Promise<void> {
  const produtos = (await readMedicamentos()).map(deriveProduto);
  for (const { idContexto, estado } of [...CONTEXTOS.filter((one) => one.calcularSt), ...CAMPANHAS]) {
    const comFundo = produtos.flatMap(({ codigoClasse, medicamento: { idProduto } }) => {
      const taxas = stOf(codigoClasse, estado);
      return taxas.stFcp > 0 ? [{ idProduto, taxas }] : [];
    });
    for (const { idProduto, taxas } of comFundo) {
      await trx
        .updateTable('produtoPreco')
        .set(taxas)
        .where('idContexto', '=', idContexto)
        .where('idProduto', '=', idProduto)
        .where('stFcp', '=', 0)
        .execute();
    }
  }
}
