import * as z from 'zod/mini';
import { dia } from '#contract/wire/paging.ts';
import { codigo } from './codigo.ts';
import { lista, nome, taxa, texto } from './membros.ts';

const unidades = z.int().check(z.minimum(1), z.maximum(99_999));

/** A member of a combo; `bonificado`: it is given free of charge. */
const comboProduto = z.strictObject({ produto: codigo, quantidade: unidades, bonificado: z.boolean() });

type ComboProduto = z.output<typeof comboProduto>;

const membroDe = ({ produto, bonificado }: ComboProduto): string => `${produto}|${bonificado}`;

/** The buyers that a restriction names: of this server every sale has the operation 4 and the origin 2. */
const TIPOS_DE_RESTRICAO = ['cliente', 'condicao', 'operacao', 'origem', 'vendedor'] as const;

/** Only this buyer, or with `exceto` every other one. */
const comboRestricao = z.strictObject({
  tipo: z.enum(TIPOS_DE_RESTRICAO),
  codigo,
  exceto: z.boolean(),
});

export type ComboRestricaoRegistro = z.output<typeof comboRestricao>;

/** The key of a restriction, by which the list is ordered. */
export const restricaoDe = ({ tipo, codigo: de }: ComboRestricaoRegistro): string => `${tipo}|${de}`;

/** Products that are sold together from the first to the last day. The order of its products is the one on screen. */
export const comboRegistro = z.strictObject({
  codigoErp: codigo,
  descricao: nome(200),
  rotulo: texto(60),
  detalhes: texto(5000),
  descontoComercial: taxa,
  descontoFinanceiro: taxa,
  /** The most that one customer may buy of it over all orders. */
  limite: unidades,
  dataInicial: dia,
  dataFinal: dia,
  selos: lista(codigo, (selo) => selo, 20),
  /** The term at which it is sold whatever the customer's own is. */
  prazoPrioritario: z.nullable(codigo),
  produtos: z.array(comboProduto).check(
    z.minLength(1),
    z.maxLength(100),
    z.refine((membros) => new Set(membros.map(membroDe)).size === membros.length, 'tem um item repetido'),
    z.refine((membros) => membros.some(({ bonificado }) => !bonificado), 'tem de ter um produto que se paga'),
  ),
  restricoes: lista(comboRestricao, restricaoDe, 5000),
});

export type ComboRegistro = z.output<typeof comboRegistro>;

/** A line of combos: its members, all but the code optional. */
export const comboLinha = z.partial(comboRegistro);
