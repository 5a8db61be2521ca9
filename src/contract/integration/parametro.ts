import * as z from 'zod/mini';
import { codigo } from './codigo.ts';
import { lerValor } from './parametro-valor.ts';
import { parametroDe } from './parametros-conhecidos.ts';

/** A value as a line writes it: text, a number, or true and false. It is text in code. */
const valor = z.codec(
  z.union([z.string(), z.number(), z.boolean()], 'tem de ser um texto, um número, true ou false'),
  z.string(),
  {
    decode: String,
    encode: (texto) => texto,
  },
);

/** A setting of the company. Which there are, with their units and ranges: `parametros-conhecidos.ts`. */
export const parametroRegistro = z.strictObject({ chave: codigo, valor });

export type ParametroRegistro = z.output<typeof parametroRegistro>;

/** The value in the one form in which it is stored; a wrong one stays, and is refused afterwards. */
function emUmaForma<R extends { chave?: string | undefined; valor?: string | undefined }>(linha: R): R {
  const parametro = parametroDe(linha.chave ?? '');
  if (parametro === undefined || linha.valor === undefined) return linha;
  const read = lerValor(parametro, linha.valor);
  return read.ok ? { ...linha, valor: read.value } : linha;
}

/** A line of parametros. */
export const parametroLinha = z.partial(parametroRegistro).check(z.overwrite(emUmaForma));
