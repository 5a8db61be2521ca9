import { type Column, insertColumns } from '#server/db/insert-columns.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { descontosOf, type Faixa, faixasOf } from './comercial.ts';
import { CONTEXTOS } from './condicoes.ts';
import type { Numeracao } from './numeracao.ts';
import type { ProdutoDerivado } from './produtos.ts';

type FaixaRow = Faixa & { readonly idContexto: string; readonly idMarca: number };

/** The volume tiers of brands in the four fixed price lists. */
export async function seedFaixas(
  trx: DatabaseTransaction,
  produtos: readonly ProdutoDerivado[],
  ids: Numeracao,
): Promise<void> {
  // A brand's first product sets its discounts.
  const primeiros = new Map(produtos.toReversed().map((produto) => [produto.marca, produto]));
  const marcas = [...primeiros.values()].reverse();
  const faixas = CONTEXTOS.flatMap(({ idContexto, idCondicao }) =>
    marcas.flatMap((produto) =>
      faixasOf(produto.marca, descontosOf(produto.marca, produto.segmento, idCondicao)).map(
        (faixa): FaixaRow => ({ ...faixa, idContexto, idMarca: ids.idMarca(produto) }),
      ),
    ),
  );
  await insertColumns(trx, 'marcaFaixa', faixaColumns, faixas);
}

const faixaColumns: readonly Column<FaixaRow>[] = [
  ['idContexto', 'text', (f) => f.idContexto],
  ['idMarca', 'integer', (f) => f.idMarca],
  ['quantidade', 'integer', (f) => f.quantidade],
  ['descontoComercial', 'integer', (f) => f.descontoComercial],
  ['descontoFinanceiro', 'integer', (f) => f.descontoFinanceiro],
];
