import type { AvisoLinha } from '#domain/cart/avisos-carrinho.ts';
import type { CarrinhoCalculado, GrupoCalculado, ItemCalculado } from '#domain/cart/carrinho.ts';
import {
  chaveDaLinha,
  grupoKey,
  isSameGrupo,
  isSameLinha,
  type LinhaChave,
  linhaKey,
} from '#domain/cart/linha.ts';
import type { ClienteCompra } from '#domain/customer/cliente-compra.ts';
import { formatCount, formatMoney } from '#lib/format-number.ts';
import { FALHA_AO_INCLUIR } from '#parts/buy/compra-texts.ts';
import type { Intent, LinhaIntent, ParkedRow } from '#vault/outbox-rows.ts';

/** A refused change of a line that the user has not decided yet. */
export type LinhaRecusada = ParkedRow & { intent: LinhaIntent };

/** One row of the cart: a line that is in it, a line whose change was refused, or both. */
export type LinhaNaTela = {
  key: string;
  linha: LinhaChave;
  descricao: string;
  marca: string;
  /** Null for a refused line that the cart does not hold. */
  item: ItemCalculado | null;
  naFila: boolean;
  /** Oldest first. */
  recusas: LinhaRecusada[];
  /** The other device's change of it, until the user has seen the notice. */
  aviso?: AvisoLinha | undefined;
};

export type GrupoNaTela = {
  key: string;
  grupo: GrupoCalculado;
  linhas: LinhaNaTela[];
};

export type FilialNaTela = {
  idPessoaFilial: number;
  descricao: string;
  grupos: GrupoNaTela[];
  total: number;
  totalItens: number;
};

export type Tela = {
  filiais: FilialNaTela[];
  /** Refused lines that belong to no group of the cart. */
  recusadas: LinhaNaTela[];
  /** Units ordered, and how many of them are served. */
  unidades: number;
  atendidas: number;
};

const isLinhaRecusada = (row: ParkedRow): row is LinhaRecusada => row.intent.tipo === 'linha';

/** A line of the cart as a row, with its pending and refused changes. */
export function toLinha(
  item: ItemCalculado,
  estimadas: ReadonlySet<string> = new Set(),
  recusas: readonly LinhaRecusada[] = [],
  avisos: readonly AvisoLinha[] = [],
): LinhaNaTela {
  const key = linhaKey(item);
  return {
    key,
    linha: chaveDaLinha(item),
    descricao: item.descricao,
    marca: item.descricaoMarca,
    item,
    naFila: estimadas.has(key),
    recusas: recusas.filter((r) => linhaKey(r.intent.linha) === key),
    aviso: avisos.find((a) => isSameLinha(a.linha, item)),
  };
}

/** Refused lines that are not in the cart, one row per line. */
function toAusentes(itens: readonly ItemCalculado[], recusas: LinhaRecusada[]): LinhaNaTela[] {
  const present = new Set(itens.map(linhaKey));
  const byKey = Map.groupBy(recusas, (r) => linhaKey(r.intent.linha));
  return [...byKey].flatMap(([key, rows]): LinhaNaTela[] => {
    const newest = rows.at(-1);
    if (present.has(key) || !newest) return [];
    const { linha, visto } = newest.intent;
    const { descricao, descricaoMarca } = visto.item;
    return [{ key, linha, descricao, marca: descricaoMarca, item: null, naFila: false, recusas: rows }];
  });
}

/** The cart as the screen lays it out: by branch, then by group, with refused lines in their places. */
export function toTela(
  carrinho: CarrinhoCalculado,
  estimadas: ReadonlySet<string>,
  parked: readonly ParkedRow[],
  avisos: readonly AvisoLinha[] = [],
): Tela {
  const recusas = parked.filter(isLinhaRecusada).sort((a, b) => a.seq - b.seq);
  const ausentes = toAusentes(carrinho.itens, recusas);
  const grupoDe = ({ linha, recusas: [first] }: LinhaNaTela) => {
    const visto = first?.intent.visto.item;
    if (!visto) return undefined;
    const { idPessoaFilial, idCarrinhoGrupoTipo } = visto;
    const chave = { idPessoaFilial, idCarrinhoGrupoTipo, idCondicao: linha.idCondicao };
    return carrinho.grupos.find((g) => isSameGrupo(g, chave));
  };
  const grupos = carrinho.grupos.map((grupo): GrupoNaTela => {
    const itens = carrinho.itens.filter((i) => isSameGrupo(i, grupo));
    return {
      key: grupoKey(grupo),
      grupo,
      linhas: [
        ...itens.map((item) => toLinha(item, estimadas, recusas, avisos)),
        ...ausentes.filter((l) => grupoDe(l) === grupo),
      ],
    };
  });
  const filiais = [...Map.groupBy(grupos, (g) => g.grupo.idPessoaFilial)].map(
    ([idPessoaFilial, daFilial]): FilialNaTela => ({
      idPessoaFilial,
      descricao: daFilial[0]?.grupo.descricaoFilial ?? '',
      grupos: daFilial,
      total: daFilial.reduce((sum, g) => sum + g.grupo.total, 0),
      totalItens: daFilial.reduce((sum, g) => sum + g.linhas.length, 0),
    }),
  );
  return {
    filiais,
    recusadas: ausentes.filter((l) => grupoDe(l) === undefined),
    unidades: carrinho.itens.reduce((sum, i) => sum + i.quantidade, 0),
    atendidas: carrinho.itens.reduce((sum, i) => sum + i.quantidadeAtendida, 0),
  };
}

/** Served and missing units in words; null when all are served. */
export function atendimentoOf(item: ItemCalculado): { texto: string; tone: 'caution' | 'negative' } | null {
  const { quantidade, quantidadeAtendida, quantidadeFalta } = item;
  if (quantidadeFalta === 0) return null;
  const falta = quantidadeFalta === 1 ? 'falta' : 'faltam';
  return {
    texto: `Atendido ${formatCount(quantidadeAtendida)} de ${formatCount(quantidade)} · ${falta} ${formatCount(quantidadeFalta)}`,
    tone: quantidadeAtendida === 0 ? 'negative' : 'caution',
  };
}

/** 'Entrega em 2 dias úteis'; '' when the term is unknown. */
export function entregaOf({ prazoEntrega }: GrupoCalculado): string {
  if (prazoEntrega <= 0) return '';
  return `Entrega em ${prazoEntrega} ${prazoEntrega === 1 ? 'dia útil' : 'dias úteis'}`;
}

/** The refused change, in the user's own terms. */
export function recusaTitle({ intent }: LinhaRecusada): string {
  if (intent.quantidade === 0) return 'A remoção deste item foi recusada.';
  return `O servidor recusou a quantidade ${formatCount(intent.quantidade)}.`;
}

/** Why a line's change was refused: the server's sentence, or what failed where it gave none. */
export function recusaText({ description, intent }: LinhaRecusada): string {
  if (description !== '') return description;
  if (intent.quantidade === 0) return 'Houve um erro ao excluir.';
  return intent.base.quantidade === 0 ? FALHA_AO_INCLUIR : 'Houve um erro ao alterar a quantidade.';
}

/** The refused change of the order itself, in the user's own terms; null for changes that are shown elsewhere. */
export function recusaDoPedidoTitle(intent: Intent): string | null {
  if (intent.tipo === 'pagamento') return `O servidor recusou o pagamento ${intent.descricaoPagamento}.`;
  if (intent.tipo === 'extras') return 'O servidor recusou os dados extras do pedido.';
  return null;
}

/** A limit that this cart uses, and its remainder in words. `nota`: the part that the queue has already taken. */
export type Credito = { titulo: string; resta: string; nota?: string };

/**
 * The credit of each kind that this cart uses, and its remainder. `cashback` (cents) uses no credit; `naFila` (cents)
 * is the part that queued orders have already taken off the customer's credit.
 */
export function creditosOf(
  carrinho: CarrinhoCalculado,
  cliente: ClienteCompra,
  cashback = 0,
  naFila = 0,
): Credito[] {
  const kinds = [
    {
      titulo: 'Crédito depois deste pedido',
      usado: carrinho.valorTotalGruposPagamentoConvencional - cashback,
      limite: cliente.limiteDisponivel,
      nota: naFila > 0 ? `(já menos ${formatMoney(naFila)} na fila)` : undefined,
    },
    {
      titulo: 'Limite antecipado depois deste pedido',
      usado: carrinho.valorTotalGruposPagamentoAntecipado,
      limite: cliente.limitePagamentoAntecipado,
      nota: undefined,
    },
  ];
  return kinds
    .filter((k) => k.usado > 0)
    .map(({ titulo, usado, limite, nota }) => ({
      titulo,
      ...(nota === undefined ? {} : { nota }),
      resta: usado > limite ? `faltam ${formatMoney(usado - limite)}` : formatMoney(limite - usado),
    }));
}

/** The customer's advance balance with the company (cents), where a part of the cart is paid in advance. */
export const saldoOf = (carrinho: CarrinhoCalculado, saldo: number): Credito[] =>
  saldo > 0 && carrinho.valorTotalGruposPagamentoAntecipado > 0
    ? [{ titulo: 'Saldo de adiantamento', resta: formatMoney(saldo) }]
    : [];

/** A line's name and presentation, split at its first figure, for the drawing of a box without a catalogue. */
export function splitDescricao(descricao: string): { nome: string; apresentacao: string } {
  const at = descricao.search(/\s\(?\d/);
  if (at <= 0) return { nome: descricao, apresentacao: '' };
  return { nome: descricao.slice(0, at), apresentacao: descricao.slice(at + 1) };
}

/** A longer cart draws only the lines on screen. */
const MOST_DRAWN = 60;

/** True when a cart has so many lines that only some are drawn. */
export const isLongTela = ({ filiais, recusadas }: Tela): boolean =>
  filiais.reduce((sum, { totalItens }) => sum + totalItens, recusadas.length) > MOST_DRAWN;

/**
 * Rows of a long list that are also drawn out of sight: the first and the last, where the Tab key comes in from
 * outside, and the focused one with its neighbours, where it goes on.
 */
export function keptRows(linhas: readonly LinhaNaTela[], focused: string | null): number[] {
  const at = focused === null ? -1 : linhas.findIndex(({ key }) => key === focused);
  return [0, linhas.length - 1, ...(at < 0 ? [] : [at - 1, at, at + 1])];
}

export const countUnidades = (n: number): string => (n === 1 ? '1 unidade' : `${formatCount(n)} unidades`);

/** '12 unidades'; '8 de 12 unidades atendidas' when some are not served. */
export function unidadesText({ unidades, atendidas }: Pick<Tela, 'unidades' | 'atendidas'>): string {
  if (atendidas === unidades) return countUnidades(unidades);
  const muitas = unidades === 1 ? 'unidade atendida' : 'unidades atendidas';
  return `${formatCount(atendidas)} de ${formatCount(unidades)} ${muitas}`;
}
