import type { PrazoFormaPagamento } from '#contract/customers/preferencia.ts';
import { opcoesFor } from '#domain/customer/cliente-compra.ts';
import type { IdModoExibicao, IdModoOrdenacao } from '#routes.ts';
import type { ClienteDetalhe } from '#vault/mirror-rows.ts';

/** The choices for one customer's preferences. */
export type Ofertas = Pick<ClienteDetalhe, 'contextos' | 'opcoes' | 'preferencia'>;

/** A sale condition of the customer, with its branches and ways to pay. */
export type CondicaoOferta = {
  idCondicao: number;
  descricao: string;
  /** 'Centro de distribuição Guarulhos', 'Centros de distribuição Guarulhos e Extrema'. */
  filiais: string;
  opcoes: readonly PrazoFormaPagamento[];
};

const comE = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** The conditions that may be preferred: those that can be paid, campaigns aside. */
export function condicoesOf({ contextos, opcoes }: Ofertas, bloqueado: boolean): CondicaoOferta[] {
  return contextos
    .filter(({ promocao }) => promocao === undefined)
    .map(({ idCondicao, descCondicao, filiais }) => ({
      idCondicao,
      descricao: descCondicao,
      filiais: comE.format(filiais.map(({ descricaoFilial }) => descricaoFilial)),
      opcoes: opcoesFor({ bloqueado, opcoes }, idCondicao),
    }))
    .filter((condicao) => condicao.opcoes.length > 0);
}

/** How the user buys for one customer; null is not chosen. `idPagamento` is `<idPrazo>_<idFormaPagamento>`. */
export type Compra = { idCondicao: number | null; idPagamento: string | null };

/** The preselected values for a customer: saved ones, and those that have no alternative. */
export function compraInicial({ preferencia }: Ofertas, condicoes: readonly CondicaoOferta[]): Compra {
  const saved = condicoes.find(({ idCondicao }) => idCondicao === preferencia.condicao?.idCondicao);
  const [only] = condicoes.length === 1 ? condicoes : [];
  const condicao = saved ?? only;
  if (!condicao) return { idCondicao: null, idPagamento: null };
  const { prazo, formaPagamento } = preferencia;
  const idSaved = prazo && formaPagamento ? `${prazo.idPrazo}_${formaPagamento.idFormaPagamento}` : null;
  return { idCondicao: condicao.idCondicao, idPagamento: pagamentoIn(condicao, idSaved) };
}

/** Another condition has its own ways to pay: the chosen one stays if it exists there. */
export function pagamentoIn({ opcoes }: CondicaoOferta, idPagamento: string | null): string | null {
  const [only] = opcoes.length === 1 ? opcoes : [];
  return (opcoes.find(({ id }) => id === idPagamento) ?? only)?.id ?? null;
}

/** The whole form. */
export type Escolhas = Compra & {
  idCliente: number | null;
  exibicao: IdModoExibicao | null;
  ordem: IdModoOrdenacao | null;
  calcularSt: boolean;
  informarDadosExtras: boolean;
};

export type Campo = 'cliente' | 'condicao' | 'pagamento' | 'exibicao' | 'ordem';

const NOMES: Readonly<Record<Campo, string>> = {
  cliente: 'o cliente',
  condicao: 'a condição de venda',
  pagamento: 'a forma de pagamento',
  exibicao: 'o modo de exibição',
  ordem: 'o modo de ordenação',
};

/** The choices that are missing before the preferences can be saved, in the order of the form. */
export function missingOf({ idCliente, idCondicao, idPagamento, exibicao, ordem }: Escolhas): Campo[] {
  const values = { cliente: idCliente, condicao: idCondicao, pagamento: idPagamento, exibicao, ordem };
  return (Object.keys(values) as Campo[]).filter((campo) => values[campo] === null);
}

export const missingText = (campo: Campo): string => `Por favor, selecione ${NOMES[campo]} para continuar.`;

/** The documented body of a complete form; null while something is missing. */
export function toBody(escolhas: Escolhas) {
  const { idCliente, idCondicao, idPagamento, exibicao, ordem } = escolhas;
  if (idCliente === null || idCondicao === null || idPagamento === null) return null;
  if (exibicao === null || ordem === null) return null;
  const [idPrazo, idFormaPagamento] = idPagamento.split('_').map(Number);
  return {
    CalcularSt: escolhas.calcularSt,
    IDModoExibicao: exibicao,
    IDModoOrdenacao: ordem,
    IDCliente: idCliente,
    ClientePrincipal: true,
    IDCondicao: idCondicao,
    IDPrazo: idPrazo,
    IDFormasPagamento: idFormaPagamento,
    InformarDadosExtrasPedido: escolhas.informarDadosExtras,
  };
}

export type PreferenciaBody = NonNullable<ReturnType<typeof toBody>>;
