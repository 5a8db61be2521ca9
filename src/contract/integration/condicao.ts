import * as z from 'zod/mini';
import { dia } from '#contract/wire/paging.ts';
import { codigo } from './codigo.ts';
import { licencas } from './licencas.ts';
import { ESTADOS, lista, nome } from './membros.ts';

/** The code of a price table, which devices know. */
const tabelaCodigo = codigo.check(z.maxLength(40));

/**
 * A price table: the customers of a condition in a state buy by it if they hold its licences. `tabelaBase` supplies the
 * prices that it has not; it is chosen once.
 */
const tabelaRegistro = z.strictObject({
  codigo: tabelaCodigo,
  estado: z.enum(ESTADOS),
  /** Prices are shown with ST. */
  calcularSt: z.boolean(),
  licencas,
  tabelaBase: z.nullable(tabelaCodigo),
});

export type TabelaRegistro = z.output<typeof tabelaRegistro>;

/** A condition of sale; a campaign (`promocao`) holds from its first to its last day, null is no bound. */
export const condicaoRegistro = z.strictObject({
  codigoErp: codigo,
  descricao: nome(100),
  promocao: z.boolean(),
  dataInicial: z.nullable(dia),
  dataFinal: z.nullable(dia),
  tabelas: lista(tabelaRegistro, (tabela) => tabela.codigo, 100),
});

export type CondicaoRegistro = z.output<typeof condicaoRegistro>;

/** A line of condicoes: its members, all but the code optional. */
export const condicaoLinha = z.partial(condicaoRegistro);
