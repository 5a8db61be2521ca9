import type * as z from 'zod/mini';
import type { listaLinha } from '#contract/integration/conteudo.ts';
import { escolher, isGenerico, isGripe, isRefrigerado, isUsoContinuo } from '#server/demo/seed/atributos.ts';
import type { ProdutoDerivado } from '#server/demo/seed/produtos.ts';

const LISTAS = [
  { codigoErp: '1', nome: 'Gripe e resfriado', of: isGripe, limite: 120 },
  { codigoErp: '2', nome: 'Uso contínuo', of: isUsoContinuo, limite: 120 },
  { codigoErp: '3', nome: 'Cadeia fria', of: isRefrigerado, limite: 80 },
  { codigoErp: '4', nome: 'Genéricos do mês', of: isGenerico, limite: 200 },
];

/** The lists of products; the campaigns' products are chosen in the same way. */
export const linhasDeListas = (produtos: readonly ProdutoDerivado[]): z.input<typeof listaLinha>[] =>
  LISTAS.map(({ codigoErp, ...lista }) => ({
    codigoErp,
    nome: lista.nome,
    produtos: escolher(produtos, lista).map(({ medicamento }) => String(medicamento.idProduto)),
  }));
