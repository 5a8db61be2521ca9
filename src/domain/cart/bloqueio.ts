import type { Codigo } from '#contract/wire/codigo.ts';
import type { ClienteCompra } from '#domain/customer/cliente-compra.ts';
import type { CarrinhoCalculado, GrupoCalculado } from './carrinho.ts';

/**
 * A reason why a cart cannot be finalised. `texto` may contain `{valor}`, a placeholder for `valor` in cents.
 */
export type Bloqueio = { codigo: Codigo; texto: string; valor?: number; estouro?: Estouro };

/** A credit limit and the total of the groups that count against it; both in cents. */
export type Estouro = { limite: number; total: number };

/** Returns the first exceeded limit: advance payments, then the others; undefined if none is exceeded. */
function estouroOf(carrinho: CarrinhoCalculado, cliente: ClienteCompra): Estouro | undefined {
  const sides = [
    { limite: cliente.limitePagamentoAntecipado, total: carrinho.valorTotalGruposPagamentoAntecipado },
    { limite: cliente.limiteDisponivel, total: carrinho.valorTotalGruposPagamentoConvencional },
  ];
  return sides.find(({ limite, total }) => total > limite);
}

/** Returns the cents missing to the daily minimum; 0 if it is reached or not required. */
export function faltaMinimoDiario(carrinho: CarrinhoCalculado): number {
  if (!carrinho.aplicarLimiteMinimoDiario) return 0;
  return Math.max(0, carrinho.valorLimiteMinimoDiario - carrinho.valorTotalPedidosDia - carrinho.valorTotal);
}

/** True for a group whose total does not reach its branch's minimum. */
export const isAbaixoDoMinimo = (grupo: GrupoCalculado): boolean => grupo.total < grupo.minimoCompra;

const isSemPagamento = (grupo: GrupoCalculado, cliente: ClienteCompra): boolean =>
  grupo.formaPagamento === null || (cliente.bloqueado && !grupo.formaPagamento.pagamentoAntecipado);

const SEM_MEIO_PAGAMENTO: Bloqueio = {
  codigo: 'sem-meio-pagamento',
  texto:
    'Não há Meio de Pagamento disponível para o cliente. Entre em contato com a central de serviços ou o vendedor correspondente.',
};

/** The total paid in advance, or the total of the others, exceeds the customer's limit for it. */
export const LIMITE_EXCEDIDO: Bloqueio = {
  codigo: 'limite-excedido',
  texto: 'Existem grupos do carrinho onde a soma total do valor ultrapassou o limite disponível de crédito.',
};

/** Returns why the groups cannot go together although each could go alone: credit, then the daily minimum. */
export function bloqueiosOfTotal(carrinho: CarrinhoCalculado, cliente: ClienteCompra): Bloqueio[] {
  const found: Bloqueio[] = [];
  const estouro = estouroOf(carrinho, cliente);
  if (estouro) found.push({ ...LIMITE_EXCEDIDO, estouro });
  const falta = faltaMinimoDiario(carrinho);
  if (falta > 0) {
    found.push({
      codigo: 'minimo-diario',
      texto: 'Este carrinho ainda não atingiu o valor mínimo de compra. Selecione mais {valor} em produtos.',
      valor: falta,
    });
  }
  return found;
}

/** Returns why one group cannot become an order, whatever else the cart holds; empty if it can. */
export function bloqueiosOfGrupo(grupo: GrupoCalculado, cliente: ClienteCompra): Bloqueio[] {
  const found: Bloqueio[] = [];
  if (isAbaixoDoMinimo(grupo)) {
    found.push({
      codigo: 'minimo-grupo',
      texto: 'Este grupo ainda não atingiu o valor mínimo de compra. Selecione mais {valor} em produtos.',
      valor: grupo.minimoCompra - grupo.total,
    });
  }
  if (isSemPagamento(grupo, cliente)) found.push(SEM_MEIO_PAGAMENTO);
  if (grupo.total === 0) {
    found.push({ codigo: 'sem-itens-atendidos', texto: 'Este grupo não possui itens atendidos.' });
  }
  return found;
}

/**
 * Returns why the whole cart cannot be finalised, in the order in which a screen shows the reasons; empty if
 * it can.
 */
export function bloqueiosOf(carrinho: CarrinhoCalculado, cliente: ClienteCompra): Bloqueio[] {
  const found = bloqueiosOfTotal(carrinho, cliente);
  if (carrinho.grupos.some(isAbaixoDoMinimo)) {
    found.push({
      codigo: 'minimo-grupo',
      texto: 'Existem grupos neste carrinho que ainda não atingiram o valor mínimo de compra.',
    });
  }
  if (carrinho.grupos.some((grupo) => isSemPagamento(grupo, cliente))) found.push(SEM_MEIO_PAGAMENTO);
  if (carrinho.valorTotal === 0) {
    found.push({ codigo: 'sem-itens-atendidos', texto: 'O carrinho não possui itens atendidos.' });
  }
  return found;
}
