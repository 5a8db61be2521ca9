import type * as z from 'zod/mini';
import type { precoLinha } from '#contract/integration/preco.ts';
import { escolher } from '#server/demo/seed/atributos.ts';
import { CAMPANHAS, type Campanha } from '#server/demo/seed/campanhas.ts';
import { type Descontos, descontosOf, stOf } from '#server/demo/seed/comercial.ts';
import { CONTEXTOS, type Contexto } from '#server/demo/seed/condicoes.ts';
import { pickBetween } from '#server/demo/seed/hash.ts';
import type { ProdutoDerivado } from '#server/demo/seed/produtos.ts';

const MINIMO_DE_PRODUTOS = 40;
const DESCONTO_MAXIMO = 9000;
const SEM_ST = { st: 0, stFcp: 0 };

type Linha = z.input<typeof precoLinha>;
type Tabela = Pick<Contexto, 'idContexto' | 'estado' | 'calcularSt'>;

function linhaDe(
  { medicamento, codigoClasse }: ProdutoDerivado,
  { idContexto, estado, calcularSt }: Tabela,
  { descontoComercial, descontoFinanceiro }: Descontos,
): Linha {
  const { st, stFcp } = calcularSt ? stOf(codigoClasse, estado) : SEM_ST;
  return {
    tabela: idContexto,
    produto: String(medicamento.idProduto),
    valorUnitario: medicamento.pf / 10_000,
    descontoComercial: descontoComercial / 100,
    descontoFinanceiro: descontoFinanceiro / 100,
    st: st / 100,
    stFcp: stFcp / 100,
  };
}

/** The prices of all products in the tables of the fixed conditions, then those of the campaigns. */
export function* linhasDePrecos(produtos: readonly ProdutoDerivado[]): Generator<Linha> {
  for (const contexto of CONTEXTOS) {
    const porMarca = new Map<string, Descontos>();
    for (const produto of produtos) {
      const { marca, segmento } = produto;
      // A brand's first product sets its discounts.
      const descontos = porMarca.get(marca) ?? descontosOf(marca, segmento, contexto.idCondicao);
      porMarca.set(marca, descontos);
      yield linhaDe(produto, contexto, descontos);
    }
  }
  for (const campanha of CAMPANHAS) {
    for (const produto of escolher(produtos, campanha, MINIMO_DE_PRODUTOS)) {
      yield linhaDe(produto, { ...campanha, calcularSt: true }, descontosDaCampanha(produto, campanha));
    }
  }
}

/** More than the usual discount, and on most products more than the best volume tier. */
function descontosDaCampanha(
  { marca, segmento, medicamento }: ProdutoDerivado,
  { base, nome }: Campanha,
): Descontos {
  const { descontoComercial, descontoFinanceiro } = descontosOf(marca, segmento, base);
  const mais = pickBetween(`${nome} ${medicamento.registro}`, 8, 24) * 50;
  return { descontoComercial: Math.min(DESCONTO_MAXIMO, descontoComercial + mais), descontoFinanceiro };
}
