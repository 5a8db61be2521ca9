import { LICENCA_HOSPITALAR, LICENCA_MEDICAMENTOS } from '#contract/customers/licencas.ts';
import {
  FORMA_BOLETO,
  FORMA_BOLETO_ANTECIPADO,
  FORMA_CARTAO,
  FORMA_DEPOSITO_ANTECIPADO,
  FORMA_DINHEIRO,
  FORMA_PIX,
} from '#contract/payment/pagamento.ts';

/** The states in which the demonstration sells. */
export type Estado = 'SP' | 'MG';

/** A price list of a condition for a state. */
export type Contexto = {
  readonly idContexto: string;
  readonly idCondicao: number;
  readonly estado: Estado;
  readonly calcularSt: boolean;
  readonly licencas: number;
};

/** The demo's fixed commercial tables. Ids are on the wire: never renumber. */
export const CONDICOES = [
  { idCondicao: 1, descricao: 'Varejo SP' },
  { idCondicao: 2, descricao: 'Rede associada SP' },
  { idCondicao: 3, descricao: 'Varejo MG' },
  { idCondicao: 4, descricao: 'Institucional' },
];

/** One price list per condition; the institutional one pays no ST and asks for a hospital licence. */
export const CONTEXTOS: readonly Contexto[] = [
  { idContexto: 'c1', idCondicao: 1, estado: 'SP', calcularSt: true, licencas: LICENCA_MEDICAMENTOS },
  { idContexto: 'c2', idCondicao: 2, estado: 'SP', calcularSt: true, licencas: LICENCA_MEDICAMENTOS },
  { idContexto: 'c3', idCondicao: 3, estado: 'MG', calcularSt: true, licencas: LICENCA_MEDICAMENTOS },
  {
    idContexto: 'c4',
    idCondicao: 4,
    estado: 'SP',
    calcularSt: false,
    licencas: LICENCA_MEDICAMENTOS + LICENCA_HOSPITALAR,
  },
];

export const PRAZOS = [
  { idPrazo: 1, descricao: 'À vista', dias: '0' },
  { idPrazo: 2, descricao: '28 dias', dias: '28' },
  { idPrazo: 3, descricao: '28/35/42 dias', dias: '28/35/42' },
  { idPrazo: 4, descricao: '21/28 dias', dias: '21/28' },
  { idPrazo: 5, descricao: 'Antecipado', dias: '0' },
];

/** The payment methods of each term; a new customer starts with the first pair. */
const PAGAMENTOS_CONVENCIONAIS = [
  { idPrazo: 2, idFormaPagamento: FORMA_BOLETO },
  { idPrazo: 3, idFormaPagamento: FORMA_BOLETO },
  { idPrazo: 4, idFormaPagamento: FORMA_BOLETO },
  { idPrazo: 1, idFormaPagamento: FORMA_DINHEIRO },
];
const PAGAMENTOS_ANTECIPADOS = [
  { idPrazo: 5, idFormaPagamento: FORMA_BOLETO_ANTECIPADO },
  { idPrazo: 5, idFormaPagamento: FORMA_DEPOSITO_ANTECIPADO },
  { idPrazo: 5, idFormaPagamento: FORMA_CARTAO },
  { idPrazo: 5, idFormaPagamento: FORMA_PIX },
];

/** The ways to pay of a customer; a blocked one may only pay in advance. */
export const pagamentosDe = (bloqueado: boolean) =>
  bloqueado ? PAGAMENTOS_ANTECIPADOS : [...PAGAMENTOS_CONVENCIONAIS, ...PAGAMENTOS_ANTECIPADOS];

export const FILIAL_GUARULHOS = 1;
export const FILIAL_CONTAGEM = 2;
