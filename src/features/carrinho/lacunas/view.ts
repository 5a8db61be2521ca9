import type {
  CarrinhoCalculado,
  GrupoCalculado,
  ItemCalculado,
  ItemVendavel,
} from '#domain/cart/carrinho.ts';
import { isSameGrupo } from '#domain/cart/linha.ts';
import type { ClienteCompra } from '#domain/customer/cliente-compra.ts';
import { centsOf } from '#domain/price/money.ts';
import { computePreco, nextFaixa } from '#domain/price/preco.ts';
import { formatMoney } from '#lib/format-number.ts';

/** A volume tier that a line has nearly reached. */
export type FaixaProxima = {
  item: ItemCalculado;
  /** The tier's first quantity, and the units missing to it. */
  quantidade: number;
  unidades: number;
  /** Cents saved for that quantity against the present price. */
  economia: number;
};

/** The most extra units for a better price: this many, or as many as are already ordered. */
const FEW_UNITS = 12;

/** The most tiers shown for one group: only those worth it. */
const MOST_FAIXAS = 2;

/**
 * The next volume tiers of some lines, the largest saving first. Tiers that are far away, cost no less, or exceed the
 * stock are left out.
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

/** A reason to remove a group, as a question; `resumo` holds the figures, which `repete` those of a group before it. */
export type Aviso = { tipo: 'minimo' | 'credito'; pergunta: string; resumo: string; repete: boolean };

const LIMITE_CONVENCIONAL =
  'O carrinho ultrapassou o limite de crédito convencional disponível. Deseja remover os itens do grupo?';
const LIMITE_ANTECIPADO =
  'O carrinho ultrapassou o limite de pagamento antecipado disponível. Deseja remover os itens do grupo?';

const isAntecipado = ({ formaPagamento }: GrupoCalculado): boolean =>
  formaPagamento?.pagamentoAntecipado ?? false;

/** The used part of the limit that a group counts against, and the limit (cents). */
function creditoDo(grupo: GrupoCalculado, carrinho: CarrinhoCalculado, cliente: ClienteCompra) {
  return isAntecipado(grupo)
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
 * The obstacles of one group: its own minimum, and the credit that it counts against. `vao`: the groups that go; null
 * for a group that stays, which uses no credit.
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
      repete: false,
    });
  }
  if (vao === null) return avisos;
  const { pergunta, usado, limite } = creditoDo(grupo, vao, cliente);
  const primeiro = vao.grupos.find((g) => g.total > 0 && isAntecipado(g) === isAntecipado(grupo));
  if (grupo.total > 0 && usado > limite) {
    avisos.push({
      tipo: 'credito',
      pergunta,
      resumo: `Disponível: ${formatMoney(limite)}. Este carrinho usa ${formatMoney(usado)}; passam ${formatMoney(usado - limite)}.`,
      repete: !isSameGrupo(primeiro ?? grupo, grupo),
    });
  }
  return avisos;
}

/** A remaining share below this is mentioned. */
const TIGHT = 0.1;

/** The remaining credit that a group counts against, when it is little; '' when it is enough or exceeded. */
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
