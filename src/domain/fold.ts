import { CARRINHO_ABERTO, type Carrinho } from '#contract/carrinho.ts';
import {
  applyLinha,
  isSameLinha,
  type LinhaChave,
  type LinhaMutacao,
  type LinhaPedida,
  linhaKey,
} from './linha.ts';

/** A change that a user made, by natural keys. An `envio` takes the named lines out of the cart, as orders. */
export type Mutacao =
  | ({ tipo: 'linha' } & LinhaMutacao)
  | { tipo: 'etapa' }
  | { tipo: 'envio'; linhas: readonly LinhaChave[] };

/** What of the server's last cart the fold looks at. */
export type Snapshot = Pick<Carrinho, 'idCarrinhoSituacao' | 'revisao'> & {
  itens: readonly (LinhaChave & { quantidade: number })[];
};

export type Recibo = { revisao: number; mutacao: Mutacao };
export type Pendente = { seq: number; mutacao: Mutacao };

export type Envio = { seq: number; linhas: LinhaPedida[] };

/** The cart being edited, the submissions before it, and the lines that the server has not confirmed. */
export type Dobra = { linhas: LinhaPedida[]; envios: Envio[]; estimadas: ReadonlySet<string> };

/** Applies one change to lines. Etapa changes none. */
function applyMutacao(linhas: readonly LinhaPedida[], mutacao: Mutacao): LinhaPedida[] {
  if (mutacao.tipo === 'linha') return applyLinha(linhas, mutacao);
  if (mutacao.tipo === 'envio') {
    return linhas.filter((l) => !mutacao.linhas.some((sent) => isSameLinha(sent, l)));
  }
  return [...linhas];
}

/**
 * The cart on screen: the server's last cart, then what it confirmed since, then what waits, in order of
 * `seq` (never of a clock). A submission is a barrier: what comes after it belongs to the next cart. Total:
 * it answers for any input, in any order, with repeated changes.
 */
export function foldCarrinho(
  snapshot: Snapshot | null,
  recibos: readonly Recibo[],
  pendentes: readonly Pendente[],
): Dobra {
  const open = snapshot?.idCarrinhoSituacao === CARRINHO_ABERTO ? snapshot.itens : [];
  let linhas: LinhaPedida[] = open.map(({ idItem, idItemTipo, idCondicao, quantidade }) => ({
    idItem,
    idItemTipo,
    idCondicao,
    quantidade,
  }));
  const revisao = snapshot?.revisao ?? 0;
  for (const recibo of [...recibos].sort((a, b) => a.revisao - b.revisao)) {
    if (recibo.revisao > revisao) linhas = applyMutacao(linhas, recibo.mutacao);
  }
  const envios: Envio[] = [];
  let estimadas = new Set<string>();
  for (const { seq, mutacao } of [...pendentes].sort((a, b) => a.seq - b.seq)) {
    if (mutacao.tipo === 'envio') {
      const sent = linhas.filter((l) => mutacao.linhas.some((wanted) => isSameLinha(wanted, l)));
      envios.push({ seq, linhas: sent });
      estimadas = new Set([...estimadas].filter((key) => !sent.some((l) => linhaKey(l) === key)));
    }
    if (mutacao.tipo === 'linha') estimadas.add(linhaKey(mutacao.linha));
    linhas = applyMutacao(linhas, mutacao);
  }
  return { linhas, envios, estimadas };
}
