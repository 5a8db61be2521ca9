import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { booleanoTexto, contagemTexto, id, idCurtoTexto, idTexto } from '#contract/wire/wire.ts';
import { combo, comboIndividual, comboProduto } from './combo.ts';

/**
 * Null if the asking user has no such combo: it does not exist, has ended, or is not sold to this customer
 * (client, branch, operation, origin, seller and the combo's own condition are checked). Without
 * `idPessoaCliente`, and for a visitor, without prices.
 */
export const consultarCombo = defineCall({
  name: 'consultarCombo',
  method: 'GET',
  path: '/EcommerceItem/comboIndividual',
  summary: 'One combo, with what it costs the customer',
  documented: true,
  access: 'visitor',
  query: z.object({
    idItem: idTexto,
    idItemTipo: z.optional(idTexto),
    idTipoConsulta: z.optional(idTexto),
    idUsuario: z.optional(idTexto),
    idPessoaCliente: z.optional(idTexto),
    calcularSt: z.optional(booleanoTexto),
  }),
  body: undefined,
  reply: z.nullable(comboIndividual),
  errors: ['cliente-nao-vinculado'],
});

/** The members of a combo, paid ones first; none where `consultarCombo` answers null. */
export const consultarItensCombo = defineCall({
  name: 'consultarItensCombo',
  method: 'GET',
  path: '/EcommerceItem/consultarItensCombo',
  summary: 'The items of a combo',
  documented: true,
  access: 'visitor',
  query: z.object({
    idPromocaoCombo: idTexto,
    idUsuario: z.optional(idTexto),
    idPessoaCliente: z.optional(idTexto),
  }),
  body: undefined,
  reply: z.array(comboProduto),
  errors: ['cliente-nao-vinculado'],
});

/** Whether so many of a combo may stand in a group of the cart; a refusal says why not. */
export const validarRestricoesCombo = defineCall({
  name: 'validarRestricoesCombo',
  method: 'GET',
  path: '/Carrinho/ValidarRestricoesCombo',
  summary: 'Whether a quantity of a combo may be ordered',
  documented: true,
  access: 'session',
  query: z.object({ idCarrinhoGrupo: idTexto, idPromocaoCombo: idTexto, quantidade: contagemTexto }),
  body: undefined,
  reply: z.object({ valido: z.boolean() }),
  errors: ['nao-encontrado', 'combo-indisponivel', 'combo-limite', 'outra-epoca'],
});

/** How many combos one part looks at. */
export const COMBOS_POR_PARTE = 200;

/**
 * A part of the combos that the customer may buy, once for each sale condition, each with its members; with the
 * cursor of an earlier response only the changed ones. The device removes the combos of `trocados` and keeps
 * `combos` in their place. With `continua` there are more: the same call with it as `depoisDe`. The device keeps
 * the cursor of the first part. 410 `cursor-desconhecido`: read all of them, without a cursor.
 */
export const sincronizarCombosMudados = defineCall({
  name: 'sincronizarCombosMudados',
  method: 'GET',
  path: '/sincronizacao/combosMudados',
  summary: 'The combos of a customer that changed since a cursor, in parts',
  documented: false,
  access: 'session',
  query: z.object({
    idPessoaCliente: idTexto,
    cursor: z.optional(z.string().check(z.maxLength(120))),
    depoisDe: z.optional(idCurtoTexto),
  }),
  body: undefined,
  reply: z.object({
    cursor: z.string(),
    trocados: z.array(id),
    combos: z.array(combo),
    continua: z.nullable(id),
  }),
  errors: ['cliente-nao-vinculado', 'cursor-desconhecido'],
});

/**
 * Every combo that the customer may buy, once for each sale condition, each with its members. For apps that do
 * not ask for changes.
 */
export const sincronizarCombos = defineCall({
  name: 'sincronizarCombos',
  method: 'GET',
  path: '/sincronizacao/combos',
  summary: 'The combos of a customer, for a device to keep',
  documented: false,
  access: 'session',
  query: z.object({ idPessoaCliente: idTexto }),
  body: undefined,
  reply: z.array(combo),
  errors: ['cliente-nao-vinculado'],
});
