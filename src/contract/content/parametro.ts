import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';

/** The facts of this installation that the app needs before the log-in. */
export const parametros = z.object({
  nomeEmpresaEcommerce: z.string(),
  nomeInstalacaoEcommerce: z.string(),
  /** The company's icon: an address of this origin, or of a host that the server allows. Null: the app's own. */
  urlIconeEmpresa: z.nullable(z.string()),
  /** The company's icons of an installed app, 192 and 512 px, under the same rule. */
  urlImagemInstalacaoPequena: z.optional(z.nullable(z.string())),
  urlImagemInstalacaoGrande: z.optional(z.nullable(z.string())),
  /** Where the portal stands on the internet. */
  urlBasePortalEcommerce: z.optional(z.string()),
  /** The page's title in place of 'Loja - {nomeEmpresaEcommerce}'. */
  ecommerceTitulo: z.optional(z.string()),
  habilitarGoogleAnalytics: z.boolean(),
  /** The container of tags, 'GTM-…'; it wins over the plain id. */
  codConteinerGoogleTagManager: z.optional(z.string()),
  /** The property without a container, 'G-…'. */
  idGoogleAnalytics: z.optional(z.string()),
  /** The most items that one event of analytics carries. */
  quantidadeMaximaItensPorVezGoogleAnalytics: z.optional(z.int()),
  /** Ours: the oldest version of the app that may send new work, as '1.2.0'. Absent: every version may. */
  versaoMinima: z.optional(z.string()),
  /** Ours: the server keeps Idempotency-Keys and answers with the marker header. */
  versaoContrato: z.optional(z.string()),
  /** Ours: a server that sends no mails; the app promises none then. */
  semEmails: z.optional(z.boolean()),
  /** Ours: the demonstration log-ins, only on a demonstration server. */
  demonstracao: z.optional(
    z.array(z.object({ nomeUsuario: z.string(), senha: z.string(), descricao: z.string() })),
  ),
  /** Ours: the list of medicines this server was filled with, for the 'Sobre' dialog. */
  fonteCatalogo: z.optional(z.string()),
  /** The most placeholders that a showcase draws, and the most products it shows. */
  qtdMaxProdutosVitrine: z.optional(z.int()),
  /** Ours: html at the end of the page, and at the end of cart, payment and confirmation. */
  htmlRodapePortal: z.optional(z.string()),
  htmlRodapeCarrinho: z.optional(z.string()),
  /** Ours: origins whose pages a hotsite may frame; the page's content security policy names the same. */
  hotsiteFrameHosts: z.optional(z.array(z.string())),
  /** Ours: the hotsite behind the search page's help, and the one of the company's policies. */
  idHotsiteAtalhos: z.optional(z.int()),
  idHotsitePolitica: z.optional(z.int()),
  /** Ours: the company asks for the place of cart changes. Each user decides, on each device. */
  solicitarGeolocalizacao: z.optional(z.boolean()),
});

export type Parametros = z.output<typeof parametros>;

export const consultarParametros = defineCall({
  name: 'consultarParametros',
  method: 'GET',
  path: '/parametros',
  summary: 'Parameters of this installation',
  documented: true,
  access: 'public',
  query: undefined,
  body: undefined,
  reply: parametros,
  errors: [],
});
