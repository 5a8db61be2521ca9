import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { id } from '#contract/wire/wire.ts';

/** 'Avise-me': the customer wants an item that is out of stock. Saying it twice is saying it once. */
export const registrarIntencaoCompra = defineCall({
  name: 'registrarIntencaoCompra',
  method: 'POST',
  path: '/Carrinho/RegistrarIntencaoCompra',
  summary: 'Ask to be told when an item is back in stock',
  documented: true,
  access: 'session',
  keyed: true,
  query: undefined,
  body: z.object({ idPessoaCliente: id, idItemTipo: id, idItem: id }),
  reply: z.object({ registrada: z.boolean() }),
  errors: ['cliente-nao-vinculado', 'item-nao-encontrado', 'chave-reutilizada'],
});
