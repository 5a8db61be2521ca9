import type { TermosDoCartao } from '#domain/payment/parcelas-cartao.ts';
import { readValoresDe } from '#server/db/parametros.ts';
import type { Database } from '#server/db/schema/schema.ts';

/** The terms, the days to the first instalment, and the names of the brands that the company accepts. */
export type CartaoDaEmpresa = {
  readonly termos: TermosDoCartao;
  readonly primeiraParcela: number;
  readonly aceitas: readonly string[];
};

const CHAVES = [
  'cartaoParcelasMaximo',
  'cartaoParcelasSemJuros',
  'cartaoJurosMensal',
  'cartaoParcelaMinima',
  'cartaoDiasPrimeiraParcela',
  'cartaoBandeiras',
] as const;

const centesimos = (texto: string): number => Math.round(Number(texto) * 100);

/** How the company takes cards now. */
export async function readCartaoDaEmpresa(db: Database): Promise<CartaoDaEmpresa> {
  const valores = await readValoresDe(db, CHAVES);
  return {
    termos: {
      parcelas: Number(valores.cartaoParcelasMaximo),
      semJuros: Number(valores.cartaoParcelasSemJuros),
      taxa: centesimos(valores.cartaoJurosMensal),
      minima: centesimos(valores.cartaoParcelaMinima),
    },
    primeiraParcela: Number(valores.cartaoDiasPrimeiraParcela),
    aceitas: valores.cartaoBandeiras.split(','),
  };
}
