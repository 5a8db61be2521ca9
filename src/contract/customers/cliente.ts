import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { dia, tamanhoPaginaTexto } from '#contract/wire/paging.ts';
import { id, idTexto, reais } from '#contract/wire/wire.ts';

/** The most customers that one page of the list holds. */
export const CLIENTES_POR_PAGINA_MAXIMO = 1000;

/** `codigoErp` is ours: the company's own code of the customer; absent or null where the id is the code. */
const pessoa = z.object({
  idPessoa: id,
  nome: z.string(),
  cpfCnpjFormatado: z.string(),
  codigoErp: z.optional(z.nullable(z.string())),
});

/** A customer company that the user may act for. */
export const usuarioCliente = z.object({
  pessoa,
  /** Of a company only. */
  pessoaJuridica: z.optional(z.nullable(z.object({ cnpjFormatado: z.string() }))),
  bloqueado: z.boolean(),
  /** Why, so that the list can say it of customers whose data are not on the device. */
  clienteBloqueadoMotivo: z.optional(z.nullable(z.object({ descricaoClienteBloqueadoMotivo: z.string() }))),
});

export type UsuarioCliente = z.output<typeof usuarioCliente>;

/** The last day of each licence of a customer; null where the company knows none. */
const datasRegulatorias = z.object({
  anvisa: z.nullable(dia),
  /** The sanitary licence. */
  sivisa: z.nullable(dia),
  autorizacaoRetinoica: z.nullable(dia),
  crfEstabelecimento: z.nullable(dia),
  sipeagro: z.nullable(dia),
});

export type DatasRegulatorias = z.output<typeof datasRegulatorias>;

/** The customer's address; `logradouro` is the street without its type, which is null if the Correios know none. */
const enderecoPrincipal = z.object({
  tipoLogradouro: z.nullable(z.string()),
  logradouro: z.string(),
  numero: z.string(),
  complemento: z.nullable(z.string()),
  bairro: z.string(),
  cep: z.string(),
  cidade: z.string(),
  estado: z.string(),
});

const ouNada = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

/** The limits of a cart for this client. Amounts change with every order and payment. */
export const clienteDadosGerais = z.object({
  pessoa,
  cidade: z.string(),
  estado: z.string(),
  /** Credit left for payments that are not made in advance. */
  limiteDisponivel: reais,
  /** Null when the client is not blocked; a blocked client buys with advance payment only. */
  clienteBloqueadoMotivo: z.nullable(z.object({ descricaoClienteBloqueadoMotivo: z.string() })),
  aplicarLimiteMinimoDiario: z.boolean(),
  valorLimiteMinimoDiario: reais,
  /** Cashback that may be applied to an order; a server that has none does not send it. */
  saldoCashback: z.optional(reais),
  /** Ours: the money that the customer has with the company, which pays groups in advance. */
  saldoAdiantamento: z.optional(reais),
  /** Orders already made today, business time zone. */
  valorTotalPedidosDia: reais,
  /** Ours. They change nothing in prices and carts. */
  datasRegulatorias: z.optional(datasRegulatorias),
  /** Ours, from here on: the company's record of the customer. `codigo` is `idPessoa`. */
  codigo: ouNada(id),
  cpfCnpj: ouNada(z.string()),
  enderecoPrincipal: ouNada(enderecoPrincipal),
  emailPrincipal: ouNada(z.string()),
  telefonePrincipal: ouNada(z.string()),
  inscricaoEstadual: ouNada(z.string()),
  documentoIdentidade: ouNada(z.string()),
  vendedorPrincipal: ouNada(z.object({ nome: z.string() })),
});

export type ClienteDadosGerais = z.output<typeof clienteDadosGerais>;

const porCliente = z.object({ idPessoaCliente: idTexto });

/**
 * All customers, as documented. Two parameters of ours read the list in parts, by `idPessoa`: with
 * `quantidadeRegistrosPagina` an answer holds so many at most, and 1,000 at most; `depoisDe` is the last `idPessoa` read.
 * A shorter part is the last one.
 */
export const consultarUsuarioCliente = defineCall({
  name: 'consultarUsuarioCliente',
  method: 'GET',
  path: '/UsuarioCliente',
  summary: 'The customers linked to the user',
  documented: true,
  access: 'session',
  query: z.object({
    quantidadeRegistrosPagina: z.optional(tamanhoPaginaTexto),
    depoisDe: z.optional(idTexto),
  }),
  body: undefined,
  reply: z.array(usuarioCliente),
  errors: [],
});

export const consultarClienteDadosGerais = defineCall({
  name: 'consultarClienteDadosGerais',
  method: 'GET',
  path: '/Cliente/consultarClienteDadosGerais',
  summary: 'General data, credit and daily minimum of a customer',
  documented: true,
  access: 'session',
  query: porCliente,
  body: undefined,
  reply: clienteDadosGerais,
  errors: ['cliente-nao-vinculado'],
});

export const consultarLimitePagamentoAntecipado = defineCall({
  name: 'consultarLimitePagamentoAntecipado',
  method: 'GET',
  path: '/Cliente/LimitePagamentoAntecipado/:idPessoaCliente',
  summary: 'How much the customer may order with advance payment',
  documented: true,
  access: 'session',
  params: porCliente,
  query: undefined,
  body: undefined,
  reply: z.object({ limitePagamentoAntecipado: reais }),
  errors: ['cliente-nao-vinculado'],
});
