import {
  CARTA_ABERTA,
  CARTA_AGUARDANDO,
  CARTA_EXCLUIDA,
  CARTA_FINALIZADA,
  CARTA_REJEITADA,
} from '#contract/letters/carta.ts';
import { CARTAS_MAXIMO } from '#domain/letters/prazo.ts';
import { NOTAS_COM_VINTE } from './notas.ts';

/** Units of the n-th lot of an invoice, from 1, that are of another lot. */
type Correcao = readonly [lote: number, loteCorrigido: string, unidades: number];

/** A letter as the demonstration tells it; days are counted back from the first start. */
export type CartaPedida = {
  readonly nota: string;
  readonly idSituacao: number;
  readonly correcoes: readonly Correcao[];
  readonly feitaHa: number;
  /** The company's sentence. */
  readonly mensagem?: string;
};

/** Letters of one invoice correct a unit of a lot each, and go on to the next lot after some. */
const CARTAS_POR_LOTE = 9;
/** Days between two letters of the old invoices, and those of the last month. */
const DIAS_DE_VINTE = 19;
const ULTIMA_HA = 20;

const dasVinte = NOTAS_COM_VINTE.flatMap(({ nome, entregueHa }) =>
  Array.from({ length: CARTAS_MAXIMO }, (_, at): CartaPedida => {
    const primeiraHa = entregueHa - 2;
    const span = Math.min(DIAS_DE_VINTE, primeiraHa - ULTIMA_HA);
    return {
      nota: nome,
      idSituacao: CARTA_FINALIZADA,
      correcoes: [[Math.floor(at / CARTAS_POR_LOTE) + 1, 'C2607-A', 1]],
      feitaHa: primeiraHa - Math.floor((at * span) / (CARTAS_MAXIMO - 1)),
    };
  }),
);

/** The letters of the buyer's pharmacy: each situation in the last week, two of one invoice, and sixty before. */
export const CARTAS: readonly CartaPedida[] = [
  ...dasVinte,
  { nota: 'carta finalizada', idSituacao: CARTA_FINALIZADA, correcoes: [[1, 'C2608-B', 3]], feitaHa: 6 },
  { nota: 'carta excluída', idSituacao: CARTA_EXCLUIDA, correcoes: [[1, 'C2608-C', 1]], feitaHa: 6 },
  { nota: 'carta finalizada', idSituacao: CARTA_FINALIZADA, correcoes: [[2, 'C2608-D', 2]], feitaHa: 5 },
  {
    nota: 'carta rejeitada',
    idSituacao: CARTA_REJEITADA,
    correcoes: [[1, 'C2609', 2]],
    feitaHa: 4,
    mensagem: 'O lote informado não saiu deste centro de distribuição.',
  },
  { nota: 'carta vazia', idSituacao: CARTA_ABERTA, correcoes: [], feitaHa: 3 },
  { nota: 'carta aguardando', idSituacao: CARTA_AGUARDANDO, correcoes: [[1, 'ZZZ999', 4]], feitaHa: 2 },
  {
    nota: 'carta aberta',
    idSituacao: CARTA_ABERTA,
    correcoes: [
      [1, 'C2610-A', 2],
      [1, 'C2610-B', 1],
    ],
    feitaHa: 1,
  },
];
