import { hashOf } from './hash.ts';
import type { Medicamento } from './medicamentos.ts';
import type { ProdutoDerivado } from './produtos.ts';

/** How much of the list is seeded. */
export type SeedSize = 'full' | 2000 | 300;

/** Presentations that tests and pictures rely on; every size holds them. */
export const SEMPRE: readonly string[] = [
  '1058309710011', // dipirona 500 mg, 30 tablets, in stock, without EAN
  '1832602470026', // dipirona 500 mg, 30 tablets, in stock, with EAN
  '1058304890021', // dipirona 500 mg/ml drops
  '1558404790037', // dipirona + cafeína, invalid EAN, out of stock
  '1004309110041', // losartana 50 mg, 30 tablets, in stock, with EAN
  '1037005050027', // the same of another laboratory
  '1256802020023', // and of a third
  '1004705420033', // the same, out of stock
  '1004309110082', // losartana 50 mg, 60 tablets, not marketed
  '1126000080026', // Humalog: refrigerated
  '1126000570031', // Humulin N: refrigerated
  '1023511240028', // clonazepam 2 mg: controlled
  '1004307440077', // sertralina: controlled, few left
  '1003301150079', // Ontax: hospital only, no consumer price
  '1010006630017', // Esbriet: invalid EAN
  '1002901940013', // two that share one EAN
  '1002901940021',
  '1003301010031', // two whose EANs end in the same six digits
  '1542300050049',
  '1017102100020', // the longest substance
  '1006811740042', // the highest price
  '1004307270023', // amoxicilina
  '1023506160054', // omeprazol
  '1049702800013', // paracetamol
  '1002901800025', // Fosamax D: few left
];

/**
 * The same products on every machine, with the ids they have in the whole list; 300 is a part of 2000.
 */
export function subsetOf(medicamentos: readonly Medicamento[], size: SeedSize): Medicamento[] {
  if (size === 'full') return [...medicamentos];
  const always = new Set(SEMPRE);
  const ranked = medicamentos
    .map((medicamento) => ({
      medicamento,
      rank: always.has(medicamento.registro) ? -1 : hashOf(`amostra ${medicamento.registro}`),
    }))
    .sort((a, b) => a.rank - b.rank || a.medicamento.idProduto - b.medicamento.idProduto)
    .slice(0, size);
  return ranked.map(({ medicamento }) => medicamento).sort((a, b) => a.idProduto - b.idProduto);
}

/** The products of a size, of all those of the list. */
export function produtosOf(todos: readonly ProdutoDerivado[], size: SeedSize): ProdutoDerivado[] {
  const medicamentos = todos.map(({ medicamento }) => medicamento);
  const wanted = new Set(subsetOf(medicamentos, size));
  return todos.filter(({ medicamento }) => wanted.has(medicamento));
}
