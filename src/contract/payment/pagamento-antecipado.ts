import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { idTexto, reais } from '#contract/wire/wire.ts';

const boleto = z.object({ idPessoaCliente: idTexto, idPrePedido: idTexto });

/** A boleto that is paid before the goods leave; also the document number and due date of an advance deposit. */
export const consultarBoletoAntecipado = defineCall({
  name: 'consultarBoletoAntecipado',
  method: 'GET',
  path: '/pagamento/BoletoAntecipado',
  summary: 'The advance boleto of an order',
  documented: true,
  access: 'session',
  query: boleto,
  body: undefined,
  reply: z.object({
    /** A day, YYYY-MM-DD. */
    dataVencimento: z.iso.date(),
    numeroDocumento: z.string(),
    valorDocumento: reais,
    /** Ours: the 47 digits to type; null where the order is paid by deposit. */
    linhaDigitavel: z.optional(z.nullable(z.string())),
  }),
  errors: ['nao-encontrado', 'cliente-nao-vinculado', 'pagamento-nao-permitido', 'outra-epoca'],
});

/** Ours: the boleto as a page to print. */
export const baixarBoletoAntecipado = defineCall({
  name: 'baixarBoletoAntecipado',
  method: 'GET',
  path: '/pagamento/BoletoAntecipado/pdf',
  summary: 'The advance boleto of an order as PDF',
  documented: false,
  access: 'session',
  query: boleto,
  body: undefined,
  reply: undefined,
  contentType: 'application/pdf',
  errors: ['nao-encontrado', 'cliente-nao-vinculado', 'pagamento-nao-permitido', 'outra-epoca'],
});

/** Decided path: where an advance deposit goes. */
export const consultarContaDeposito = defineCall({
  name: 'consultarContaDeposito',
  method: 'GET',
  path: '/pagamento/ContaDeposito',
  summary: 'The account that takes advance deposits for a branch',
  documented: false,
  access: 'session',
  query: z.object({ idPessoaFilial: idTexto }),
  body: undefined,
  reply: z.object({
    pessoa: z.object({ cpfCnpj: z.string(), nome: z.string() }),
    banco: z.object({ descBanco: z.string() }),
    numeroAgencia: z.string(),
    digVerifAgencia: z.string(),
    numContaCorrente: z.string(),
    digVerifContaCorrente: z.string(),
  }),
  errors: ['nao-encontrado'],
});
