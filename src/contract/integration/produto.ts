import * as z from 'zod/mini';
import { isGtin } from '#lib/gtin.ts';
import { codigo } from './codigo.ts';
import { lista, valor } from './membros.ts';

const texto = (longest: number) => z.string().check(z.maxLength(longest));
const nome = z.string().check(z.minLength(1), z.maxLength(200));
/** A path of this server, or an address of a host that the company allows (`imagemHosts`). */
const endereco = z
  .string()
  .check(
    z.maxLength(500),
    z.regex(/^(\/(?![/\\])|https:\/\/)\S+$/, 'tem de ser um caminho que começa com / ou um endereço https'),
  );

/** A long number as a spreadsheet shows it: 7,89600E+12. */
const ARREDONDADO = /^\d+(?:[.,]\d+)?E\+?\d+$/i;

/** A product as the company's system sends it; `pmc` is the maximum consumer price, 0 when there is none. */
export const produtoRegistro = z.strictObject({
  codigoErp: codigo,
  registro: texto(20),
  nome,
  apresentacao: texto(400),
  substancia: texto(2000),
  fabricante: nome,
  cnpjFabricante: z.string().check(z.regex(/^(\d{14})?$/, 'tem de ter 14 algarismos')),
  marca: nome,
  linha: nome,
  categoria: nome,
  subCategoria: nome,
  /** A GTIN, or '' without one; the company's own codes are no bar codes. */
  codBarras: z.string().check(
    z.refine(
      (text) => !ARREDONDADO.test(text),
      'tem um número que uma planilha arredondou: formate a coluna como texto e exporte de novo',
    ),
    z.refine(
      (text) => text === '' || isGtin(text),
      'tem de ser um GTIN (8, 12, 13 ou 14 algarismos, com o dígito verificador certo) ou ficar vazio: um código interno vai em codigoErp',
    ),
  ),
  /** The list's type of medicine, 0 when unknown: 1 generic, 2 similar, 3 new, 4 specific, 5 biological, 6 herbal. */
  tipo: z.int().check(z.minimum(0), z.maximum(8)),
  /** The stripe: 0 unknown, 1 none, 2 red, 3 red with retained prescription, 4 black. */
  tarja: z.int().check(z.minimum(0), z.maximum(4)),
  listaPisCofins: z.enum(['', '+', '-', 'N']),
  hospitalar: z.boolean(),
  refrigerado: z.boolean(),
  controlado: z.boolean(),
  comercializado: z.boolean(),
  pmc: valor,
  /** The branch that keeps it. */
  filial: codigo,
  /** The place among the best sellers, from 1; 0 for other products. */
  vendas: z.int().check(z.nonnegative()),
  /** Its badges, and its pictures in the order on screen. */
  selos: lista(codigo, (selo) => selo, 50),
  imagens: z.array(endereco).check(z.maxLength(20)),
});

export type ProdutoRegistro = z.output<typeof produtoRegistro>;

/** A line of products: its members, all but the code optional. */
export const produtoLinha = z.partial(produtoRegistro);
