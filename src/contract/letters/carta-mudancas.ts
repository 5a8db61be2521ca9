import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { id, idTexto } from '#contract/wire/wire.ts';
import { cartaCorrecao, ORIGEM_CARTA } from './carta.ts';
import { cartaComItens } from './carta-consultas.ts';

/** `idAcaoOrigem` of a change: always that of letters. */
const origem = z.codec(z.literal(String(ORIGEM_CARTA)), z.literal(ORIGEM_CARTA), {
  decode: (): typeof ORIGEM_CARTA => ORIGEM_CARTA,
  encode: () => String(ORIGEM_CARTA),
});

/**
 * Makes the letter of an invoice, open and without corrections. Refused with Message 'Mensagem'; `carta-em-aberto`
 * carries the id of the letter that is open or waits for approval.
 */
export const cadastrarCarta = defineCall({
  name: 'cadastrarCarta',
  method: 'GET',
  path: '/cartacorrecao/cadastrar',
  summary: 'Make a correction letter of an invoice',
  documented: true,
  access: 'session',
  keyed: true,
  query: z.object({ idTitulo: idTexto }),
  body: undefined,
  reply: cartaCorrecao,
  errors: ['nao-encontrado', 'carta-nao-permitida', 'carta-em-aberto', 'prazo-encerrado'],
});

/** Deletes an open letter: 1 to 5 is the only change that users may ask for. Refused with Message 'Mensagem'. */
export const alterarSituacaoCarta = defineCall({
  name: 'alterarSituacaoCarta',
  method: 'GET',
  path: '/cartacorrecao/alterarsituacao',
  summary: 'Delete an open correction letter',
  documented: true,
  access: 'session',
  keyed: true,
  query: z.object({
    idCartaCorrecao: idTexto,
    idSituacaoNova: idTexto,
    idSituacaoAtual: idTexto,
    idAcaoOrigem: origem,
  }),
  body: undefined,
  reply: cartaCorrecao,
  errors: ['nao-encontrado', 'situacao-nao-permite'],
});

/** A row of a letter by its keys. Without `nItem`, which is ours, it is the first line with the product and the lot. */
const doItem = {
  cartaCorrecao: z.object({ idCartaCorrecao: id }),
  produto: z.object({ idProduto: id }),
  loteOrigem: z.object({ lote: z.string() }),
  nItem: z.optional(z.int().check(z.positive())),
};

/**
 * Sets the units of a corrected lot; a repeated call replaces them. `loteCorrigidoAnterior` is ours and names the
 * corrected lot that is altered. Refused with Message 'Atenção!'.
 */
export const cadastrarCartaItem = defineCall({
  name: 'cadastrarCartaItem',
  method: 'POST',
  path: '/cartacorrecao/cadastraritem',
  summary: 'Set a corrected lot of a letter',
  documented: true,
  access: 'session',
  keyed: true,
  query: undefined,
  body: z.object({
    ...doItem,
    loteCorrigido: z.string(),
    quantidadeCorrigida: z.int(),
    loteCorrigidoAnterior: z.optional(z.nullable(z.string())),
  }),
  reply: cartaComItens,
  errors: [
    'nao-encontrado',
    'item-nao-encontrado',
    'quantidade-invalida',
    'situacao-nao-permite',
    'lote-esgotado',
    'carta-nao-permitida',
  ],
});

/** Removes a corrected lot. Refused with Message 'Atenção!'. */
export const excluirCartaItem = defineCall({
  name: 'excluirCartaItem',
  method: 'POST',
  path: '/cartacorrecao/excluiritem',
  summary: 'Remove a corrected lot of a letter',
  documented: true,
  access: 'session',
  keyed: true,
  query: undefined,
  body: z.object({ ...doItem, loteCorrigido: z.nullable(z.string()) }),
  reply: cartaComItens,
  errors: ['nao-encontrado', 'item-nao-encontrado', 'situacao-nao-permite'],
});

/**
 * Registers a letter, or hands it to the company for approval. `Message` is 'Concluído' for a registered letter and
 * 'Info' for one that waits; `Description` is the sentence for the user. Refused with Message 'Atenção!', and then the
 * letter stays open.
 */
export const processarCarta = defineCall({
  name: 'processarCarta',
  method: 'GET',
  path: '/cartacorrecao/processar',
  summary: 'Confirm a correction letter',
  documented: true,
  access: 'session',
  keyed: true,
  query: z.object({ idCartaCorrecao: idTexto, idAcaoOrigem: origem }),
  body: undefined,
  reply: z.object({
    Message: z.string(),
    Description: z.string(),
    cartaCorrecao: z.optional(cartaCorrecao),
  }),
  errors: [
    'nao-encontrado',
    'situacao-nao-permite',
    'carta-sem-itens',
    'carta-nao-permitida',
    'prazo-encerrado',
    'lote-esgotado',
  ],
});
