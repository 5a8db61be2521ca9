import * as z from 'zod/mini';
import { codigo } from './codigo.ts';
import { nomePedido } from './numero-pedido.ts';

const XML_MAXIMO = 1024 * 1024;

/** An invoice of the company: its access key, its `procNFe` as it came, and the order that it was made from. */
export const notaRegistro = z.strictObject({
  chave: codigo,
  xml: z.string().check(z.maxLength(XML_MAXIMO)),
  pedido: z.nullable(nomePedido),
});

export type NotaRegistro = z.output<typeof notaRegistro>;

/** A line of notas: its members, all but the key optional. */
export const notaLinha = z.partial(notaRegistro);
