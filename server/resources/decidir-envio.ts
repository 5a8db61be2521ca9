import type { BodyOf } from '#contract/call.ts';
import type { confirmarCarrinho, GrupoRecusado } from '#contract/carrinho-calls.ts';
import { type Bloqueio, bloqueiosOf, bloqueiosOfTotal } from '#domain/bloqueio.ts';
import type { CarrinhoCalculado, GrupoCalculado } from '#domain/carrinho.ts';
import { bloqueioDoLimite, type ComboLimite } from '#domain/combo.ts';
import { findComoVisto } from '#domain/conferencia.ts';
import { motivoOf, splitEnvio } from '#domain/envio-parcial.ts';
import { isSameGrupo } from '#domain/linha.ts';
import { formatMoney } from '#lib/format-number.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { type Recusa, recusa } from '#server/http/recusa.ts';
import type { Compra } from '#server/store/queries/compra.ts';
import { type CarrinhoComputed, computeSome, toCarrinho } from './carrinho-view.ts';

type Visto = NonNullable<BodyOf<typeof confirmarCarrinho>>;

/** What a confirmation makes orders of. `recusados` only where the caller asked for a partial one. */
export type Decisao = { readonly sent: CarrinhoCalculado; readonly recusados?: GrupoRecusado[] };

const CARTAO = 8;
const PIX = 10;

const SEM_PAGINA: Bloqueio = {
  codigo: 'sem-meio-pagamento',
  texto: 'Este meio de pagamento não está disponível. Escolha outro para o grupo.',
};

/** What a confirmation is judged with: the client's facts of now, and the limits of the combos in the cart. */
export type Regras = { readonly compra: Compra; readonly limites: ReadonlyMap<number, ComboLimite> };

/** Decides which groups become orders, or why none does. Without a body: all of them. */
export function decideEnvio(
  visto: Visto | null | undefined,
  whole: CarrinhoComputed,
  regras: Regras,
): Result<Decisao, Recusa> {
  const { compra } = regras;
  const named = computeSome(
    whole,
    compra,
    (grupo) => !visto || visto.grupos.some((v) => isSameGrupo(v, grupo)),
  );
  const refused = changedSince(visto, whole, named) ?? blockedBy(named, regras);
  if (visto?.parcial === true) return decideParcial(visto, whole, regras, refused);
  return refused === undefined ? ok({ sent: named }) : fail(refused);
}

/** The groups that can go, if they can go together; else `refused`, which is what all of them would get. */
function decideParcial(
  visto: Visto,
  whole: CarrinhoComputed,
  { compra, limites }: Regras,
  refused: Recusa | undefined,
): Result<Decisao, Recusa> {
  const isMesmaRevisao = visto.revisao === whole.row.revisao;
  const { sent, ficam } = splitEnvio(
    visto.grupos,
    (isIn) => computeSome(whole, compra, isIn),
    (carrinho, seen) =>
      motivoOf(carrinho, seen, { isMesmaRevisao, cliente: compra }) ??
      bloqueioDoLimite(carrinho, limites, seen) ??
      semPagina(carrinho.grupos, seen),
  );
  const recusados = ficam.map(({ grupo, bloqueio }): GrupoRecusado => {
    const { Codigo, Message, Description } = toRecusa(bloqueio);
    return { ...grupo, Codigo, Message, Description };
  });
  if (sent.grupos.length > 0 && sent.valorTotal > visto.totalVisto) return fail(mudou(whole));
  const [stopping] = sent.grupos.length === 0 ? ficam.map((f) => f.bloqueio) : bloqueiosOfTotal(sent, compra);
  return stopping === undefined ? ok({ sent, recusados }) : fail(refused ?? toRecusa(stopping));
}

/** The cart is not the one that the user said yes to: it changed, costs more or serves less. */
function changedSince(
  visto: Visto | null | undefined,
  whole: CarrinhoComputed,
  named: CarrinhoCalculado,
): Recusa | undefined {
  if (!visto) return undefined;
  const isMesmaRevisao = visto.revisao === whole.row.revisao;
  const isAsSeen =
    named.valorTotal <= visto.totalVisto &&
    visto.grupos.every((seen) => findComoVisto(named, seen, isMesmaRevisao) !== undefined);
  return isAsSeen ? undefined : mudou(whole);
}

const mudou = ({ row, calculado, grupos }: CarrinhoComputed): Recusa =>
  recusa(
    'carrinho-mudou',
    'O carrinho mudou desde que você o conferiu. Confira as diferenças e confirme de novo.',
    { carrinho: toCarrinho(row, calculado, grupos) },
  );

/** The first reason not to finalise, with the specification's sentence. */
function blockedBy(named: CarrinhoCalculado, { compra, limites }: Regras): Recusa | undefined {
  const first = bloqueiosOf(named, compra)[0] ?? bloqueioDoLimite(named, limites) ?? semPagina(named.grupos);
  return first && toRecusa(first);
}

/** Card and Pix need a payment page, which is not there. */
function semPagina(
  grupos: readonly GrupoCalculado[],
  only?: Parameters<typeof isSameGrupo>[0],
): Bloqueio | undefined {
  const needsPage = grupos.some(
    (g) =>
      (only === undefined || isSameGrupo(g, only)) &&
      [CARTAO, PIX].includes(g.formaPagamento?.idFormaPagamento ?? 0),
  );
  return needsPage ? SEM_PAGINA : undefined;
}

const toRecusa = ({ codigo, texto, valor }: Bloqueio): Recusa =>
  recusa(codigo, texto.replace('{valor}', formatMoney(valor ?? 0)));
