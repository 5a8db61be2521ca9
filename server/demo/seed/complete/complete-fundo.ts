import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { CAMPANHAS } from '#server/demo/seed/campanhas.ts';
import { stOf } from '#server/demo/seed/comercial.ts';
import { CONTEXTOS } from '#server/demo/seed/condicoes.ts';
import { readMedicamentos } from '#server/demo/seed/medicamentos.ts';
import { deriveProduto } from '#server/demo/seed/produtos.ts';

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
