import { FILIAL_CONTAGEM, FILIAL_GUARULHOS } from '#server/demo/seed/condicoes.ts';
import type { ProdutosProcurados } from '#server/demo/seed/select-produtos.ts';

/** An invoice of the demonstration that goods are, or can be, returned of. */
export type NotaPedida = {
  readonly nome: string;
  readonly idPessoaCliente: number;
  /** Days since the delivery; null while the goods are in transport. */
  readonly entregueHa: number | null;
  readonly linhas: number;
  /** The lots of its first line, if there are several. */
  readonly lotes?: number;
  /** Its products, if they are not ordinary ones. */
  readonly produtos?: ProdutosProcurados;
  /** The invoice whose products it has, with as many lines. */
  readonly produtosDe?: string;
  readonly comCombo?: true;
  /** Paid in advance, so that no instalment of it is late. */
  readonly antecipada?: true;
  /** Its lines bring cashback, which waits. */
  readonly cashback?: true;
  /** The customer's state collects no ST of it. */
  readonly semSt?: true;
};

const MOSTRADO = 101;
const DE_OUTRO_ESTADO = 107;

/** Days since the deliveries of the invoices that many small returns are made of, the oldest first. */
const REMESSAS: readonly number[] = [87, 62, 37, 12];

/** The names of those invoices, with their days. */
export const NOTAS_DE_MUITAS = REMESSAS.map((entregueHa) => ({ nome: `remessa ${entregueHa}`, entregueHa }));

const REFRIGERADOS: ProdutosProcurados = {
  idPessoaFilial: FILIAL_CONTAGEM,
  idCarrinhoGrupoTipo: 3,
  precoMaximo: 1_500_0000,
};
const CONTROLADOS: ProdutosProcurados = {
  idPessoaFilial: FILIAL_GUARULHOS,
  idCarrinhoGrupoTipo: 2,
  precoMaximo: 300_0000,
};

const mostrada = (
  nome: string,
  entregueHa: number | null,
  linhas: number,
  more: Partial<NotaPedida> = {},
): NotaPedida => ({ nome, idPessoaCliente: MOSTRADO, entregueHa, linhas, ...more });

/** Invoices of the buyer's pharmacy, and of one in another state; all days are counted from the first start. */
export const NOTAS: readonly NotaPedida[] = [
  mostrada('em três lotes', 2, 6, { lotes: 3 }),
  mostrada('no último dia', 7, 3),
  mostrada('fora do prazo', 8, 3),
  mostrada('antiga', 40, 3, { antecipada: true }),
  mostrada('em transporte', null, 3),
  mostrada('devolvida em parte', 6, 4),
  mostrada('devolvida', 5, 2),
  mostrada('refrigerada', 3, 1, { produtos: REFRIGERADOS }),
  mostrada('controlada', 3, 2, { produtos: CONTROLADOS }),
  mostrada('com combo', 4, 2, { comCombo: true }),
  mostrada('em digitação', 3, 3, { lotes: 2 }),
  mostrada('sem itens', 4, 3),
  mostrada('autorizada', 20, 3),
  mostrada('em coleta', 12, 2),
  mostrada('recebida', 14, 4, { cashback: true }),
  mostrada('recebida, já paga', 13, 2, { antecipada: true }),
  { nome: 'sem ST', idPessoaCliente: DE_OUTRO_ESTADO, entregueHa: 4, linhas: 3, semSt: true },
  ...NOTAS_DE_MUITAS.map((nota) => ({ ...nota, idPessoaCliente: DE_OUTRO_ESTADO, linhas: 6 })),
];
