import * as z from 'zod/mini';
import { dia } from '#contract/wire/paging.ts';
import { codigo } from './codigo.ts';
import { NOMES_DAS_FORMAS } from './formas.ts';
import { licencas } from './licencas.ts';
import { documento, emOrdem, enderecoContato, lista, nome, texto, valor } from './membros.ts';

const validade = z.nullable(dia);

/** A branch that serves a customer under a condition: the minimum of an order, and the business days of delivery. */
const condicaoFilial = z.strictObject({
  filial: codigo,
  minimoCompra: valor,
  prazoEntrega: z.int().check(z.minimum(0), z.maximum(365)),
});

const condicaoPagamento = z.strictObject({ prazo: codigo, forma: z.enum(NOMES_DAS_FORMAS) });

type Filial = z.output<typeof condicaoFilial>;
type Pagamento = z.output<typeof condicaoPagamento>;

const filialDe = ({ filial }: Filial): string => filial;
const pagamentoDe = ({ prazo, forma }: Pagamento): string => `${prazo}|${forma}`;

/** A condition by which a customer buys. */
const clienteCondicao = z.strictObject({
  condicao: codigo,
  filiais: lista(condicaoFilial, filialDe, 100).check(z.minLength(1)),
  pagamentos: lista(condicaoPagamento, pagamentoDe, 500).check(z.minLength(1)),
});

export type ClienteCondicao = z.output<typeof clienteCondicao>;

/** Conditions and their lists in the order in which they are compared. */
export const ordenarCondicoes = (condicoes: readonly ClienteCondicao[]): ClienteCondicao[] =>
  emOrdem(
    condicoes.map(({ condicao, filiais, pagamentos }) => ({
      condicao,
      filiais: emOrdem(filiais, filialDe),
      pagamentos: emOrdem(pagamentos, pagamentoDe),
    })),
    ({ condicao }) => condicao,
  );

/** A customer. Amounts that the portal keeps itself, the balance and the cashback, are not among its members. */
export const clienteRegistro = z.strictObject({
  codigoErp: codigo,
  nome: nome(200),
  nomeFantasia: texto(200),
  cpfCnpj: documento,
  inscricaoEstadual: texto(20),
  documentoIdentidade: texto(30),
  ...enderecoContato,
  /** The seller's code among usuarios, who may come later. */
  vendedor: z.nullable(codigo),
  licencas,
  limiteDisponivel: valor,
  limitePagamentoAntecipado: valor,
  /** Why the customer may only pay in advance; null when not blocked. */
  bloqueioMotivo: z.nullable(nome(300)),
  /** The least of a day's orders together; null is none. */
  minimoDiario: z.nullable(valor),
  /** The last days of the licences. */
  anvisa: validade,
  sivisa: validade,
  autorizacaoRetinoica: validade,
  crfEstabelecimento: validade,
  sipeagro: validade,
  condicoes: lista(clienteCondicao, ({ condicao }) => condicao, 200),
});

export type ClienteRegistro = z.output<typeof clienteRegistro>;

/** A line of clientes: its members, all but the code optional. */
export const clienteLinha = z.partial(clienteRegistro);
