import type { Contexto } from '#contract/catalogue/sincronizacao.ts';
import { formatDate, formatDateTime } from '#lib/format-date.ts';
import { formatCount } from '#lib/format-number.ts';

/** The source of the discounts of a price: 'da condição Varejo SP', 'da promoção Semana do Genérico'. */
export const fonteOf = ({ promocao, descCondicao }: Contexto): string =>
  `${promocao ? 'da promoção' : 'da condição'} ${descCondicao}`;

/** The days of a promotion: 'de 01/11/2026 a 30/11/2026'; '' without limits. */
function validadeOf({ dataInicial, dataFinal }: NonNullable<Contexto['promocao']>): string {
  if (dataInicial !== null && dataFinal !== null) {
    return `, de ${formatDate(dataInicial)} a ${formatDate(dataFinal)}`;
  }
  if (dataFinal !== null) return `, até ${formatDate(dataFinal)}`;
  return dataInicial === null ? '' : `, desde ${formatDate(dataInicial)}`;
}

export type Origem = {
  contexto: Contexto;
  idPessoaFilial: number;
  escolhida: number;
  noCarrinho: number;
  /** Epoch milliseconds; null for the server's own prices. */
  precosAt: number | null;
};

/** Where a price is from: its condition or promotion, branch, quantity and moment, each with its name. */
export function origemOf({ contexto, idPessoaFilial, escolhida, noCarrinho, precosAt }: Origem) {
  const { promocao, descCondicao, filiais } = contexto;
  const filial = filiais.find((one) => one.idPessoaFilial === idPessoaFilial);
  const total = `${formatCount(escolhida + noCarrinho)} un.`;
  return [
    promocao
      ? { nome: 'Promoção', texto: `${descCondicao}${validadeOf(promocao)}` }
      : { nome: 'Condição de venda', texto: descCondicao },
    ...(filial ? [{ nome: 'Centro de distribuição', texto: filial.descricaoFilial }] : []),
    {
      nome: 'Quantidade',
      texto: noCarrinho === 0 ? total : `${total}, contando ${formatCount(noCarrinho)} no carrinho`,
    },
    {
      nome: 'Preços de',
      texto: precosAt === null ? 'agora, do servidor' : formatDateTime(precosAt),
    },
  ];
}
