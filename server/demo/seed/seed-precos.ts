import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { type Descontos, descontosOf, type Faixa, faixasOf, stOf } from './comercial.ts';
import { CONTEXTOS } from './condicoes.ts';
import { type Column, insertColumns } from '#server/db/insert-columns.ts';
import type { Numeracao } from './numeracao.ts';
import type { ProdutoDerivado } from './produtos.ts';

type FaixaRow = Faixa & { readonly idMarca: number };

/** The four price lists: all products, and the volume tiers of their brands. */
export async function seedPrecos(
  trx: DatabaseTransaction,
  produtos: readonly ProdutoDerivado[],
  ids: Numeracao,
): Promise<void> {
  await trx.insertInto('contexto').values(CONTEXTOS).execute();
  for (const contexto of CONTEXTOS) {
    const porMarca = new Map<string, Descontos>();
    const faixas: FaixaRow[] = [];
    for (const produto of produtos) {
      if (porMarca.has(produto.marca)) continue;
      const base = descontosOf(produto.marca, produto.segmento, contexto.idCondicao);
      porMarca.set(produto.marca, base);
      for (const faixa of faixasOf(produto.marca, base))
        faixas.push({ ...faixa, idMarca: ids.idMarca(produto) });
    }
    await insertColumns(trx, 'produtoPreco', precoColumns(contexto, porMarca), produtos);
    await insertColumns(trx, 'marcaFaixa', faixaColumns(contexto.idContexto), faixas);
  }
}

function precoColumns(
  contexto: (typeof CONTEXTOS)[number],
  porMarca: ReadonlyMap<string, Descontos>,
): readonly Column<ProdutoDerivado>[] {
  return [
    ['idContexto', 'text', () => contexto.idContexto],
    ['idProduto', 'integer', (p) => p.medicamento.idProduto],
    ['valorUnitario', 'bigint', (p) => p.medicamento.pf],
    ['descontoComercial', 'integer', (p) => porMarca.get(p.marca)?.descontoComercial ?? 0],
    ['descontoFinanceiro', 'integer', (p) => porMarca.get(p.marca)?.descontoFinanceiro ?? 0],
    ['st', 'integer', (p) => (contexto.calcularSt ? stOf(p.codigoClasse, contexto.estado).st : 0)],
    ['stFcp', 'integer', (p) => (contexto.calcularSt ? stOf(p.codigoClasse, contexto.estado).stFcp : 0)],
  ];
}

function faixaColumns(idContexto: string): readonly Column<FaixaRow>[] {
  return [
    ['idContexto', 'text', () => idContexto],
    ['idMarca', 'integer', (f) => f.idMarca],
    ['quantidade', 'integer', (f) => f.quantidade],
    ['descontoComercial', 'integer', (f) => f.descontoComercial],
    ['descontoFinanceiro', 'integer', (f) => f.descontoFinanceiro],
  ];
}
