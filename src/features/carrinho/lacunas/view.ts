import type {
  CarrinhoCalculado,
  GrupoCalculado,
  ItemCalculado,
  ItemVendavel,
} from '#domain/cart/carrinho.ts';
import type { ClienteCompra } from '#domain/customer/cliente-compra.ts';
import { centsOf } from '#domain/price/money.ts';
import { computePreco, nextFaixa } from '#domain/price/preco.ts';
import { formatMoney } from '#lib/format-number.ts';

/** A volume tier that a line is near to. */
export type FaixaProxima = {
  item: ItemCalculado;
  /** The quantity from which the tier holds, and how many units are missing to it. */
  quantidade: number;
  unidades: number;
  /** Cents: so much less for that quantity than at the price of now. */
  economia: number;
};

/** Units more that somebody may want for a better price: few, or no more than he wants already. */
const FEW_UNITS = 12;

/** Of one group at most so many: the strip says what is worth it, not all that there is. */
const MOST_FAIXAS = 2;

/**
 * The next volume tiers of some lines, what saves most first. Left out are tiers that are far away, cost no less,
 * or that the stock does not reach.
 */
export function faixasProximas(
  itens: readonly ItemCalculado[],
  itemOf: (item: ItemCalculado) => ItemVendavel | undefined,
  calcularSt: boolean,
): FaixaProxima[] {
  const found = itens.flatMap((item): FaixaProxima[] => {
    const vendavel = itemOf(item);
    const faixa = vendavel && nextFaixa(vendavel.faixas, item.quantidade);
    if (!faixa || faixa.quantidade > vendavel.estoque) return [];
    const { quantidade } = faixa;
    const unidades = quantidade - item.quantidade;
    const { valorLiquido } = computePreco(vendavel, quantidade, calcularSt);
    const economia = centsOf(quantidade, item.valorLiquido - valorLiquido);
    if (economia <= 0 || unidades > Math.max(item.quantidade, FEW_UNITS)) return [];
    return [{ item, quantidade, unidades, economia }];
  });
  return found.toSorted((a, b) => b.economia - a.economia).slice(0, MOST_FAIXAS);
}

/** Why a group may be better taken out, as a question about it; `resumo` tells the figures. */
export type Aviso = { tipo: 'minimo' | 'credito'; pergunta: string; resumo: string };

const LIMITE_CONVENCIONAL =
  'O carrinho ultrapassou o limite de crédito convencional disponível. Deseja remover os itens do grupo?';
const LIMITE_ANTECIPADO =
  'O carrinho ultrapassou o limite de pagamento antecipado disponível. Deseja remover os itens do grupo?';

/** What is used of the limit that a group counts against, and the limit (cents). */
function creditoDo(grupo: GrupoCalculado, carrinho: CarrinhoCalculado, cliente: ClienteCompra) {
  return grupo.formaPagamento?.pagamentoAntecipado
    ? {
        pergunta: LIMITE_ANTECIPADO,
        usado: carrinho.valorTotalGruposPagamentoAntecipado,
        limite: cliente.limitePagamentoAntecipado,
      }
    : {
        pergunta: LIMITE_CONVENCIONAL,
        usado: carrinho.valorTotalGruposPagamentoConvencional,
        limite: cliente.limiteDisponivel,
      };
}

/**
 * What stands in the way of one group: its own minimum, and the credit that it counts against. `vao`: the groups that
 * go, and null for a group that stays: it uses up nothing.
 */
export function avisosDoGrupo(
  grupo: GrupoCalculado,
  vao: CarrinhoCalculado | null,
  cliente: ClienteCompra,
): Aviso[] {
  const avisos: Aviso[] = [];
  const falta = grupo.minimoCompra - grupo.total;
  if (falta > 0) {
    avisos.push({
      tipo: 'minimo',
      pergunta: 'Este grupo não atingiu o mínimo exigido. O que deseja fazer?',
      resumo: `Faltam ${formatMoney(falta)} para o mínimo de ${formatMoney(grupo.minimoCompra)}.`,
    });
  }
  if (vao === null) return avisos;
  const { pergunta, usado, limite } = creditoDo(grupo, vao, cliente);
  if (grupo.total > 0 && usado > limite) {
    avisos.push({
      tipo: 'credito',
      pergunta,
      resumo: `Disponível: ${formatMoney(limite)}. Este carrinho usa ${formatMoney(usado)}; passam ${formatMoney(usado - limite)}.`,
    });
  }
  return avisos;
}

/** Less than this share of a limit left is worth a word. */
const TIGHT = 0.1;

/** What stays of the credit that a group counts against, where that is little; '' where there is enough or too little. */
export function creditoCurto(
  grupo: GrupoCalculado,
  vao: CarrinhoCalculado | null,
  cliente: ClienteCompra,
): string {
  if (vao === null) return '';
  const { usado, limite } = creditoDo(grupo, vao, cliente);
  const resta = limite - usado;
  if (usado === 0 || resta < 0 || resta >= limite * TIGHT) return '';
  return `Restam ${formatMoney(resta)} de limite depois deste pedido.`;
}
