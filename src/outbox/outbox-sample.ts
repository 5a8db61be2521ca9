import type { Carrinho, CarrinhoItem } from '#contract/cart/carrinho.ts';
import { CARRINHO_ABERTO } from '#contract/cart/carrinho-situacao.ts';
import { sampleItem } from '#domain/cart/carrinho-sample.ts';
import type { GrupoChave, LinhaChave } from '#domain/cart/linha.ts';
import type {
  EnvioIntent,
  ExtrasIntent,
  Intent,
  LinhaIntent,
  OutboxRow,
  PagamentoIntent,
  ParkedRow,
  ReceiptRow,
} from '#vault/outbox-rows.ts';
import { openVault, type Vault } from '#vault/vault.ts';
import type { OutboxEnv } from './env.ts';

/** For tests: the user, the customer, and the customer's lane. */
const USER = 7;
export const CLIENTE = { idPessoaCliente: 101, nomeCliente: 'Drogaria Aurora' };
export const LANE = '101';

/** For tests: a clock that stands still, and UUIDs that count up. */
export function sampleEnv(now = 1000): OutboxEnv & { clock: { now: number } } {
  const clock = { now };
  let uuids = 0;
  return {
    clock,
    now: () => clock.now,
    random: () => 0.5,
    uuid: () => {
      uuids += 1;
      return `00000000-0000-4000-8000-${String(uuids).padStart(12, '0')}`;
    },
  };
}

/** For tests: an empty vault of its own. */
export const sampleVault = (): Promise<Vault> =>
  openVault(crypto.randomUUID(), USER, { now: () => 0, uuid: () => 'device' });

export const sampleLinha = (idItem: number, idCondicao = 1): LinhaChave => ({
  idItem,
  idItemTipo: 1,
  idCondicao,
});

/** For tests: the notice that another device changed a line. */
export const sampleAviso = (idItem: number) => ({
  tipo: 'mudou' as const,
  linha: sampleLinha(idItem),
  descricao: 'X',
  de: 1,
  para: 2,
  at: 3,
});

export const sampleGrupo = (idPessoaFilial = 1, idCondicao = 1): GrupoChave => ({
  idPessoaFilial,
  idCondicao,
  idCarrinhoGrupoTipo: 1,
});

/** For tests: the wish for a quantity of an item; `antes` is the quantity before, `filial` the branch. */
export const linhaIntent = (
  idItem: number,
  quantidade: number,
  { antes = 0, revisao = null as number | null, filial = 1 } = {},
): LinhaIntent => ({
  tipo: 'linha',
  linha: sampleLinha(idItem),
  quantidade,
  base: { quantidade: antes, revisao },
  visto: { ...sampleLinha(idItem), quantidade, item: sampleItem({ idPessoaFilial: filial }) },
});

export const pagamentoIntent = (filial = 1, idFormaPagamento = 1): PagamentoIntent => ({
  tipo: 'pagamento',
  grupo: sampleGrupo(filial),
  idPrazo: 1,
  idFormaPagamento,
  descricaoPagamento: 'Boleto · 28 dias',
});

export const extrasIntent = (numeroPedidoCliente: string): ExtrasIntent => ({
  tipo: 'extras',
  informar: numeroPedidoCliente !== '',
  numeroPedidoCliente,
  observacao: '',
});

/** For tests: the submission of these lines, each from its own branch (1 by default). */
export const envioIntent = (
  linhas: readonly { idItem: number; quantidade: number; filial?: number }[],
  over: Partial<EnvioIntent> = {},
): EnvioIntent => {
  const filiais = [...new Set(linhas.map((l) => l.filial ?? 1))];
  return {
    tipo: 'envio',
    codigoLocal: 'A2B-001',
    totalVisto: linhas.reduce((sum, l) => sum + l.quantidade * 1000, 0),
    grupos: filiais.map((filial) => ({
      ...sampleGrupo(filial),
      totalVisto: linhas.reduce((sum, l) => sum + ((l.filial ?? 1) === filial ? l.quantidade * 1000 : 0), 0),
      quantidadeAtendidaVista: linhas.reduce(
        (sum, l) => sum + ((l.filial ?? 1) === filial ? l.quantidade : 0),
        0,
      ),
      descricaoFilial: `CD ${filial}`,
      descricaoCarrinhoGrupo: 'Produtos em geral',
      descricaoPagamento: 'Boleto · 28 dias',
      idPagamentoVisto: '1_1',
    })),
    linhas: linhas.map(({ idItem, quantidade, filial = 1 }) => {
      const { idCarrinhoGrupo: _, imagem: __, ...item } = carrinhoItem(idItem, quantidade, filial);
      return { ...item, idPessoaFilial: filial, idCarrinhoGrupoTipo: 1 };
    }),
    ...over,
  };
};

/** For tests: an untried row, due at once. */
export const sampleRow = (seq: number, intent: Intent, over: Partial<OutboxRow> = {}): OutboxRow => ({
  v: 1,
  seq,
  key: `00000000-0000-4000-9000-${String(seq).padStart(12, '0')}`,
  lane: LANE,
  idUsuario: USER,
  ...CLIENTE,
  intent,
  at: 500,
  state: 'queued',
  notBefore: 0,
  quietUntil: 0,
  tries: 0,
  claim: null,
  leaseUntil: 0,
  frozen: null,
  lastAnswer: null,
  ...over,
});

/** For tests: an undecided refused change. */
export const sampleParked = (seq: number, intent: Intent, over: Partial<ParkedRow> = {}): ParkedRow => ({
  key: `00000000-0000-4000-9000-${String(seq).padStart(12, '0')}`,
  lane: LANE,
  idUsuario: USER,
  ...CLIENTE,
  intent,
  at: 500,
  seq,
  parkedAt: 600,
  status: 409,
  codigo: 'item-sem-condicao',
  message: 'Atenção!',
  description: 'Sem preço.',
  decided: null,
  ...over,
});

/** For tests: a change that the server confirmed with this revision of the cart. */
export const sampleReceipt = (
  seq: number,
  intent: Intent,
  revisao: number,
  over: Partial<ReceiptRow> = {},
): ReceiptRow => ({
  key: `00000000-0000-4000-9000-${String(seq).padStart(12, '0')}`,
  lane: LANE,
  idUsuario: USER,
  ...CLIENTE,
  intent,
  at: 500,
  seq,
  settledAt: 700,
  revisao,
  pedidos: [],
  ...over,
});

/** For tests: a line of the server's cart at R$ 10 per unit, fully served. */
const carrinhoItem = (idItem: number, quantidade: number, filial: number): CarrinhoItem => ({
  ...sampleLinha(idItem),
  idCarrinhoGrupo: filial,
  descricao: `ITEM ${idItem}`,
  descricaoMarca: '',
  categoria: '',
  imagem: null,
  quantidade,
  quantidadeAtendida: quantidade,
  quantidadeFalta: 0,
  valorUnitario: 100_000,
  descontoComercial: 0,
  descontoFinanceiro: 0,
  stValor: 0,
  valorLiquido: 100_000,
  valorTotal: quantidade * 1000,
});

/**
 * For tests: the server's open cart with these lines, each from its own branch (1 by default), paid by
 * boleto.
 */
export function sampleCarrinho(
  linhas: readonly { idItem: number; quantidade: number; filial?: number }[],
  over: Partial<Carrinho> = {},
): Carrinho {
  const itens = linhas.map((l) => carrinhoItem(l.idItem, l.quantidade, l.filial ?? 1));
  const totalOf = (filial: number) =>
    itens.reduce((sum, i) => sum + (i.idCarrinhoGrupo === filial ? i.valorTotal : 0), 0);
  const filiais = [...new Set(itens.map((i) => i.idCarrinhoGrupo))];
  return {
    idCarrinho: 55,
    idPessoaCliente: CLIENTE.idPessoaCliente,
    idCarrinhoSituacao: CARRINHO_ABERTO,
    revisao: 5,
    politicaAceite: false,
    valorTotal: itens.reduce((sum, i) => sum + i.valorTotal, 0),
    totalItens: itens.length,
    grupos: filiais.map((filial) => ({
      ...sampleGrupo(filial),
      idCarrinhoGrupo: filial,
      descricaoFilial: `CD ${filial}`,
      descricaoCarrinhoGrupo: 'Produtos em geral',
      minimoCompra: 0,
      prazo: { idPrazo: 1, descPrazo: '28 dias' },
      formaPagamento: { idFormaPagamento: 1, descFormaPagamento: 'Boleto', pagamentoAntecipado: false },
      prazoEntrega: 2,
      subtotal: totalOf(filial),
      descontos: 0,
      stTotal: 0,
      total: totalOf(filial),
      utilizaLimiteCondicao: false,
      idEcommerceCarrinhoGrupoSituacao: 1,
    })),
    itens,
    permiteFinalizarCarrinho: true,
    semMeiopagamento: false,
    aplicarLimiteMinimoDiario: false,
    valorLimiteMinimoDiario: 0,
    valorTotalPedidosDia: 0,
    valorTotalGruposPagamentoConvencional: 0,
    valorTotalGruposPagamentoAntecipado: 0,
    limitePagamentoAntecipado: 0,
    ...over,
  };
}
