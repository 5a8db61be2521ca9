import { bloqueiosOfGrupo, bloqueiosOfTotal, LIMITE_EXCEDIDO } from '#domain/cart/bloqueio.ts';
import {
  type CarrinhoCalculado,
  computeCarrinho,
  type ItemCalculado,
  type ItemVendavel,
  idPagamentoOf,
  onlyGrupos,
} from '#domain/cart/carrinho.ts';
import { toItemVisto } from '#domain/cart/carrinho-view.ts';
import {
  chaveDaLinha,
  type GrupoChave,
  grupoKey,
  isSameGrupo,
  isSameLinha,
  linhaKey,
  linhaPedidaOf,
} from '#domain/cart/linha.ts';
import type { ClienteCompra } from '#domain/customer/cliente-compra.ts';
import { computePreco, type Faixa } from '#domain/price/preco.ts';
import type { LinhaWish } from '#outbox/decide.ts';
import { type EnvioVisto, gruposNow, toEnvio } from '#outbox/envio/to-envio.ts';
import { pagamentoText } from '#parts/cart/carrinho-words.ts';
import { bloqueioText } from '#parts/customer/bloqueio-text.ts';
import type { EnvioIntent, GrupoRecusado } from '#vault/outbox-rows.ts';
import { type Diferenca, diferencasOf } from './diferencas.ts';

/** The user's choices so far in the review of a refused order. */
export type Escolhas = {
  /** Lines (by linhaKey) with a quantity other than the cart's; 0 removes. */
  quantidades: Readonly<Record<string, number>>;
  /** Changed lines (by linhaKey) that the user accepted as they are now. */
  aceitas: readonly string[];
  /** Groups (by grupoKey) that stay in the cart. */
  rascunhos: readonly string[];
};

export const SEM_ESCOLHAS: Escolhas = { quantidades: {}, aceitas: [], rascunhos: [] };

export type LinhaRevista = {
  key: string;
  descricao: string;
  descricaoMarca: string;
  /** The confirmed figures against the present ones, or those of the user's own choice. */
  diferencas: Diferenca[];
  decisao: 'pendente' | 'aceita' | 'alterada' | 'removida';
  /** The quantity that is sent; null for a line that is no longer in the cart. */
  quantidade: number | null;
  /** True when it came into the cart after the user's yes. */
  isNova: boolean;
};

export type GrupoRevisto = {
  key: string;
  titulo: string;
  /** Cents as confirmed; null for a group that was not there. */
  visto: number | null;
  /** Cents as it is or would be sent; null for a group that is gone. */
  agora: number | null;
  pagamento: Diferenca | null;
  linhas: LinhaRevista[];
  isRascunho: boolean;
  /** The server's reason for keeping this group back; '' without one. */
  motivo: string;
  /** The reason why it cannot be sent as it is; '' when it can. */
  bloqueio: string;
};

export type Revisao = {
  grupos: GrupoRevisto[];
  totalVisto: number;
  /** The order to be sent, with the choices made so far. */
  yes: EnvioVisto;
  mudancas: LinhaWish[];
  rascunhos: GrupoChave[];
  /** Changed lines, in the groups that go, that the user has not decided on. */
  pendentes: number;
  /** The reason why the groups cannot be sent together; '' when they can. */
  bloqueio: string;
  /** True when the groups together exceed the credit limit that the device knows. */
  isAcimaDoLimite: boolean;
};

type RevisaoInput = {
  intent: EnvioIntent;
  recusados: readonly GrupoRecusado[];
  /** The cart as the server has it now. */
  agora: CarrinhoCalculado;
  revisao: number | null;
  cliente: ClienteCompra;
  /** The mirrored item of a line, if the device has it. */
  produtoOf: (item: ItemCalculado) => ItemVendavel | undefined;
  escolhas: Escolhas;
};

/**
 * An item that prices a line again, from the server's own figures. The mirror adds its tiers and stock only while they
 * explain these figures, for it may be older.
 */
function itemNow(item: ItemCalculado, produto: ItemVendavel | undefined, calcularSt: boolean): ItemVendavel {
  const told = toItemVisto(item);
  if (!produto) return told;
  const { faixas, descontoComercial, descontoFinanceiro } = produto;
  const likely = { ...told, faixas, descontoComercial, descontoFinanceiro };
  if (computePreco(likely, item.quantidade, calcularSt).valorLiquido !== item.valorLiquido) return told;
  const isShort = item.quantidadeFalta > 0;
  return { ...likely, estoque: isShort ? told.estoque : Math.max(produto.estoque, item.quantidade) };
}

/** The cart with the chosen quantities; without a choice the server's own, figure for figure. */
function withQuantidades(
  { agora, cliente }: RevisaoInput,
  items: ReadonlyMap<string, ItemVendavel>,
  chosen: (item: ItemCalculado) => number,
): CarrinhoCalculado {
  if (agora.itens.every((item) => chosen(item) === item.quantidade)) return agora;
  return computeCarrinho(
    agora.itens
      .map((item) => ({ ...linhaPedidaOf(item), quantidade: chosen(item) }))
      .filter((l) => l.quantidade > 0),
    (l) => items.get(linhaKey(l)),
    agora.grupos.flatMap((g) => {
      const idPagamento = idPagamentoOf(g);
      return idPagamento === undefined ? [] : [{ ...g, idPagamento }];
    }),
    cliente,
  );
}

type Lado = { visto: ItemCalculado | undefined; agora: ItemCalculado | undefined };

function revisedLinha(
  { visto, agora }: Lado,
  com: CarrinhoCalculado,
  { quantidades, aceitas }: Escolhas,
  faixas: readonly Faixa[],
): LinhaRevista | null {
  const item = agora ?? visto;
  if (!item) return null;
  const key = linhaKey(item);
  const wanted = agora ? quantidades[key] : undefined;
  const escolhida = agora && com.itens.find((i) => isSameLinha(i, agora));
  const isChosen = wanted !== undefined && wanted !== agora?.quantidade;
  const diferencas = diferencasOf(visto, isChosen && wanted > 0 ? escolhida : agora, faixas);
  if (diferencas.length === 0 && wanted === undefined) return null;
  const isAceita = aceitas.includes(key);
  const decisao = isChosen ? (wanted === 0 ? 'removida' : 'alterada') : isAceita ? 'aceita' : 'pendente';
  return {
    key,
    descricao: item.descricao,
    descricaoMarca: item.descricaoMarca,
    diferencas,
    decisao,
    quantidade: agora ? (wanted ?? agora.quantidade) : null,
    isNova: visto === undefined,
  };
}

/** The two sides of every line of a group, in the order of the confirmed ones. */
function ladosOf(intent: EnvioIntent, agora: CarrinhoCalculado, chave: GrupoChave): Lado[] {
  const vistas = intent.linhas.filter((l) => isSameGrupo(l, chave));
  const novas = agora.itens.filter((l) => isSameGrupo(l, chave));
  // A line that moved to another group is shown there.
  const ficaram = vistas.filter((l) => !agora.itens.some((i) => isSameLinha(i, l) && !isSameGrupo(i, chave)));
  return [
    ...ficaram.map((visto) => ({ visto, agora: novas.find((i) => isSameLinha(i, visto)) })),
    ...novas
      .filter((i) => !vistas.some((l) => isSameLinha(l, i)))
      .map((item) => ({ visto: intent.linhas.find((l) => isSameLinha(l, item)), agora: item })),
  ];
}

/**
 * Reviews a refused order line by line and group by group: the confirmed figures next to the present ones, with the
 * user's choices priced by the rules of every cart, and the order to be sent.
 */
export function reviewEnvio(input: RevisaoInput): Revisao {
  const { intent, recusados, agora, revisao, cliente, produtoOf, escolhas } = input;
  const own = gruposNow(intent, agora);
  const isRascunho = (g: GrupoChave) => escolhas.rascunhos.includes(grupoKey(g));
  const goes = (g: GrupoChave) => own.some((o) => isSameGrupo(o, g)) && !isRascunho(g);
  const items = new Map(
    agora.itens.map((i) => [linhaKey(i), itemNow(i, produtoOf(i), cliente.calcularSt)] as const),
  );
  const chosen = (item: ItemCalculado) =>
    goes(item) ? (escolhas.quantidades[linhaKey(item)] ?? item.quantidade) : item.quantidade;
  const com = withQuantidades(input, items, chosen);
  const vao = onlyGrupos(com, goes);
  const bloqueios = vao.grupos.length > 0 ? bloqueiosOfTotal(vao, cliente) : [];

  const chaves = new Map<string, GrupoChave & { descricaoFilial: string; descricaoCarrinhoGrupo: string }>();
  const ownNow = agora.grupos.filter((g) => own.some((o) => isSameGrupo(o, g)));
  for (const g of [...intent.grupos, ...ownNow]) if (!chaves.has(grupoKey(g))) chaves.set(grupoKey(g), g);

  const grupos = [...chaves].map(([key, chave]): GrupoRevisto => {
    const visto = intent.grupos.find((g) => isSameGrupo(g, chave));
    const now = com.grupos.find((g) => isSameGrupo(g, chave));
    const vai = vao.grupos.find((g) => isSameGrupo(g, chave));
    const paid = now && pagamentoText(now);
    const isRepaid =
      visto && now && visto.idPagamentoVisto !== undefined && visto.idPagamentoVisto !== idPagamentoOf(now);
    return {
      key,
      titulo: `${chave.descricaoFilial} · ${chave.descricaoCarrinhoGrupo}`,
      visto: visto?.totalVisto ?? null,
      agora: now?.total ?? null,
      pagamento: isRepaid ? { nome: 'Pagamento', visto: visto.descricaoPagamento, agora: paid ?? '' } : null,
      linhas: ladosOf(intent, agora, chave).flatMap((lado) => {
        const produto = lado.agora && produtoOf(lado.agora);
        return (
          revisedLinha(lado, com, isRascunho(chave) ? SEM_ESCOLHAS : escolhas, produto?.faixas ?? []) ?? []
        );
      }),
      isRascunho: isRascunho(chave),
      motivo: recusados.find((r) => isSameGrupo(r, chave))?.description ?? '',
      bloqueio: vai ? bloqueioText(bloqueiosOfGrupo(vai, cliente)) : '',
    };
  });

  const mudancas = agora.itens.flatMap((item): LinhaWish[] => {
    const quantidade = chosen(item);
    const visto = items.get(linhaKey(item));
    if (quantidade === item.quantidade || !visto) return [];
    const linha = chaveDaLinha(item);
    return [
      {
        linha,
        quantidade,
        quantidadeAntes: item.quantidade,
        revisao,
        visto: { ...linha, quantidade, item: visto },
      },
    ];
  });

  return {
    grupos,
    totalVisto: intent.totalVisto,
    yes: toEnvio(vao),
    mudancas,
    rascunhos: own.filter(isRascunho).map(({ idPessoaFilial, idCondicao, idCarrinhoGrupoTipo }) => ({
      idPessoaFilial,
      idCondicao,
      idCarrinhoGrupoTipo,
    })),
    pendentes: grupos
      .filter((g) => !g.isRascunho)
      .reduce((n, g) => n + g.linhas.filter((l) => l.decisao === 'pendente').length, 0),
    bloqueio: bloqueioText(bloqueios),
    isAcimaDoLimite: bloqueios.some(({ codigo }) => codigo === LIMITE_EXCEDIDO.codigo),
  };
}

/** The reasons why the chosen order cannot be sent now, group by group and in all; '' when it can. */
export function bloqueioOf({ grupos, bloqueio, yes }: Revisao): string {
  if (yes.linhas.length === 0)
    return 'Nada ficou para enviar. Volte ao carrinho, ou desfaça uma das escolhas.';
  return [...grupos.flatMap((g) => (g.bloqueio === '' ? [] : [`${g.titulo}: ${g.bloqueio}`])), bloqueio]
    .filter((text) => text !== '')
    .join('\n\n');
}
