import { isDoCoracao, isGenerico, isGripe, isRefrigerado } from './atributos.ts';
import type { Cliente } from './clientes.ts';
import type { Estado } from './condicoes.ts';
import type { ProdutoDerivado } from './produtos.ts';

/** A sale condition of its own, with few products. */
export type Campanha = {
  readonly idContexto: string;
  readonly idCondicao: number;
  readonly nome: string;
  readonly estado: Estado;
  readonly of: (produto: ProdutoDerivado) => boolean;
  readonly limite: number;
  /** Days from the day of seeding on; null: without an end. */
  readonly dias: number | null;
  /** The sale condition whose discounts it improves. */
  readonly base: number;
  /** Only for customers that buy by `base`. */
  readonly soDaBase?: true;
};

/** The demo's campaigns. Ids are on the wire: never renumber. */
export const CAMPANHAS: readonly Campanha[] = [
  {
    idContexto: 'p1',
    idCondicao: 11,
    nome: 'Campanha Gripe e Resfriado',
    estado: 'SP',
    of: isGripe,
    limite: 180,
    dias: 30,
    base: 1,
  },
  {
    idContexto: 'p2',
    idCondicao: 12,
    nome: 'Campanha Genéricos em Foco',
    estado: 'SP',
    of: isGenerico,
    limite: 300,
    dias: null,
    base: 1,
  },
  {
    idContexto: 'p3',
    idCondicao: 13,
    nome: 'Campanha Coração da Rede',
    estado: 'SP',
    of: isDoCoracao,
    limite: 90,
    dias: 60,
    base: 2,
    soDaBase: true,
  },
  {
    idContexto: 'p4',
    idCondicao: 14,
    nome: 'Campanha Minas Genéricos',
    estado: 'MG',
    of: isGenerico,
    limite: 240,
    dias: null,
    base: 3,
  },
  {
    idContexto: 'p5',
    idCondicao: 15,
    nome: 'Campanha Cadeia Fria Minas',
    estado: 'MG',
    of: isRefrigerado,
    limite: 60,
    dias: 45,
    base: 3,
  },
];

/** The campaigns by which a customer buys: those of its state. */
export const campanhasDe = ({ estado, condicoes }: Pick<Cliente, 'estado' | 'condicoes'>): Campanha[] =>
  CAMPANHAS.filter((c) => c.estado === estado && (c.soDaBase === undefined || condicoes.includes(c.base)));
