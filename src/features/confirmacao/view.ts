import type { CarrinhoCalculado, ItemCalculado } from '#domain/carrinho.ts';
import { viewCarrinho } from '#domain/carrinho-view.ts';
import type { ClienteCompra } from '#domain/cliente-compra.ts';
import { type GrupoChave, grupoKey, isSameGrupo, linhaKey } from '#domain/linha.ts';
import { formatMoney, formatUnitPrice } from '#lib/format-number.ts';
import { isHeldBy } from '#outbox/held.ts';
import { type CarrinhoBase, foldBase } from '#outbox/read-carrinho.ts';
import type { EnvioIntent, GrupoVisto, PedidoNumero } from '#vault/outbox-rows.ts';

/** One order, made or to be made. `idPrePedido` is null until the server has numbered it. */
export type PedidoNaTela = {
  key: string;
  idPrePedido: number | null;
  descricaoFilial: string;
  descricaoCarrinhoGrupo: string;
  descricaoPagamento: string;
  total: number;
  linhas: ItemCalculado[];
};

function toPedido(
  chave: GrupoChave,
  grupo: GrupoVisto | undefined,
  intent: EnvioIntent,
  numero: PedidoNumero | undefined,
): PedidoNaTela {
  return {
    key: numero ? String(numero.idPrePedido) : grupoKey(chave),
    idPrePedido: numero?.idPrePedido ?? null,
    descricaoFilial: grupo?.descricaoFilial ?? '',
    descricaoCarrinhoGrupo: grupo?.descricaoCarrinhoGrupo ?? '',
    descricaoPagamento: grupo?.descricaoPagamento ?? '',
    total: numero?.total ?? grupo?.totalVisto ?? 0,
    linhas: intent.linhas.filter((l) => isSameGrupo(l, chave)),
  };
}

/** The orders of a submission: one per number when it has numbers, else one per group that was confirmed. */
export function toPedidos(intent: EnvioIntent, numeros: readonly PedidoNumero[] | null): PedidoNaTela[] {
  if (!numeros) return intent.grupos.map((g) => toPedido(g, g, intent, undefined));
  return numeros.map((n) =>
    toPedido(
      n,
      intent.grupos.find((g) => isSameGrupo(g, n)),
      intent,
      n,
    ),
  );
}

/** A refused change that a person must decide on before this order goes. */
export function isHeldBack(base: CarrinhoBase, row: Parameters<typeof isHeldBy>[1]): boolean {
  return base.parked.some((p) => isHeldBy(p, row));
}

/**
 * The cart that a refused submission would confirm if it were sent now: as if it had not been made, and without
 * what was added after it. Null when the server's cart is not open, or holds what this device cannot price.
 */
export function carrinhoNow(
  base: CarrinhoBase,
  seq: number,
  cliente: ClienteCompra,
): CarrinhoCalculado | null {
  const dobra = foldBase({
    ...base,
    rows: base.rows.filter((r) => r.seq < seq),
    parked: base.parked.filter((p) => p.seq < seq),
  });
  const view = viewCarrinho(
    base.snapshot?.carrinho ?? null,
    dobra,
    () => undefined,
    () => undefined,
    cliente,
  );
  return view.desconhecidas.length > 0 || view.carrinho.itens.length === 0 ? null : view.carrinho;
}

/** A figure that was confirmed and is another now. */
export type Diferenca = { nome: string; visto: string; agora: string };

export type LinhaMudada = { key: string; descricao: string; diferencas: Diferenca[] };

export type GrupoMudado = {
  key: string;
  titulo: string;
  /** Cents; null for a group that was not there. */
  visto: number | null;
  agora: number | null;
  linhas: LinhaMudada[];
};

export type Mudanca = { totalVisto: number; totalAgora: number; grupos: GrupoMudado[] };

function diferencasOf(visto: ItemCalculado | undefined, agora: ItemCalculado | undefined): Diferenca[] {
  const pairs: Diferenca[] = [
    {
      nome: 'Quantidade',
      visto: visto ? String(visto.quantidade) : '–',
      agora: agora ? String(agora.quantidade) : 'saiu do carrinho',
    },
    {
      nome: 'Atendido',
      visto: visto ? String(visto.quantidadeAtendida) : '–',
      agora: agora ? String(agora.quantidadeAtendida) : '–',
    },
    {
      nome: 'Preço líquido',
      visto: visto ? formatUnitPrice(visto.valorLiquido) : '–',
      agora: agora ? formatUnitPrice(agora.valorLiquido) : '–',
    },
    {
      nome: 'Total',
      visto: visto ? formatMoney(visto.valorTotal) : '–',
      agora: agora ? formatMoney(agora.valorTotal) : '–',
    },
  ];
  const [quantidade] = pairs;
  if (!agora && quantidade) return [quantidade];
  return pairs.filter((d) => d.visto !== d.agora);
}

/** Line by line, what is another than when the user said yes. */
export function compareEnvio(intent: EnvioIntent, agora: CarrinhoCalculado): Mudanca {
  const chaves = new Map<string, { chave: GrupoChave; titulo: string }>();
  for (const g of [...intent.grupos, ...agora.grupos]) {
    const key = grupoKey(g);
    const titulo = `${g.descricaoFilial} · ${g.descricaoCarrinhoGrupo}`;
    if (!chaves.has(key)) chaves.set(key, { chave: g, titulo });
  }
  const grupos = [...chaves].map(([key, { chave, titulo }]): GrupoMudado => {
    const vistas = intent.linhas.filter((l) => isSameGrupo(l, chave));
    const novas = agora.itens.filter((l) => isSameGrupo(l, chave));
    const byKey = new Map<string, [visto?: ItemCalculado | undefined, agora?: ItemCalculado | undefined]>();
    for (const l of vistas) byKey.set(linhaKey(l), [l]);
    for (const l of novas) byKey.set(linhaKey(l), [byKey.get(linhaKey(l))?.[0], l]);
    const linhas = [...byKey].map(([linha, [visto, novo]]) => ({
      key: linha,
      descricao: (novo ?? visto)?.descricao ?? '',
      diferencas: diferencasOf(visto, novo),
    }));
    return {
      key,
      titulo,
      visto: intent.grupos.find((g) => isSameGrupo(g, chave))?.totalVisto ?? null,
      agora: agora.grupos.find((g) => isSameGrupo(g, chave))?.total ?? null,
      linhas: linhas.filter((l) => l.diferencas.length > 0),
    };
  });
  return {
    totalVisto: intent.totalVisto,
    totalAgora: agora.valorTotal,
    grupos: grupos.filter((g) => g.visto !== g.agora || g.linhas.length > 0),
  };
}
