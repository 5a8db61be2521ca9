import type { confirmarCarrinho, GrupoRecusado } from '#contract/cart/confirmar-carrinho.ts';
import type { BodyOf } from '#contract/wire/call.ts';
import { type Bloqueio, bloqueiosOf, bloqueiosOfTotal } from '#domain/cart/bloqueio.ts';
import { type CarrinhoCalculado, type GrupoCalculado, isPagoNaPagina } from '#domain/cart/carrinho.ts';
import { findComoVisto } from '#domain/cart/conferencia.ts';
import { motivoOf, splitEnvio } from '#domain/cart/envio-parcial.ts';
import { isSameGrupo } from '#domain/cart/linha.ts';
import { bloqueioDoLimite } from '#domain/combo/combo.ts';
import type { ComboLimite } from '#domain/combo/combo-limite.ts';
import { formatMoney } from '#lib/format-number.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Compra } from '#server/customers/data/compra.ts';
import { type Recusa, recusa } from '#server/http/recusa.ts';
import { type CarrinhoComputed, computeSome, toCarrinho } from './carrinho-view.ts';

type Visto = NonNullable<BodyOf<typeof confirmarCarrinho>>;

/** The input of the orders of a confirmation. `recusados` only if the caller asked for a partial one. */
export type Decisao = { readonly sent: CarrinhoCalculado; readonly recusados?: GrupoRecusado[] };

const SEM_PAGINA: Bloqueio = {
  codigo: 'sem-meio-pagamento',
  texto: 'Este meio de pagamento não está disponível. Escolha outro para o grupo.',
};

/** The input for judging a confirmation: the customer's current facts, and the limits of the combos in the cart. */
export type Regras = {
  readonly compra: Compra;
  readonly limites: ReadonlyMap<number, ComboLimite>;
  /** The cart goes on to the payment page: whole, and with groups that only that page can have paid. */
  readonly aguardaPagamento: boolean;
};

/** Decides which groups become orders, or why none can. Without a body: all of them. */
export function decideEnvio(
  visto: Visto | null | undefined,
  whole: CarrinhoComputed,
  regras: Regras,
): Result<Decisao, Recusa> {
  const { compra, aguardaPagamento } = regras;
  const named = computeSome(
    whole,
    compra,
    (grupo) => !visto || visto.grupos.some((v) => isSameGrupo(v, grupo)),
  );
  if (aguardaPagamento && named.grupos.length < whole.calculado.grupos.length) return fail(mudou(whole));
  const refused = changedSince(visto, whole, named) ?? blockedBy(named, regras);
  if (visto?.parcial === true && !aguardaPagamento) return decideParcial(visto, whole, regras, refused);
  return refused === undefined ? ok({ sent: named }) : fail(refused);
}

/** The groups that can go, if they can go together; otherwise `refused`, the refusal of all groups. */
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

/** The cart differs from the one that the user confirmed: it changed, costs more or serves less. */
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
function blockedBy(
  named: CarrinhoCalculado,
  { compra, limites, aguardaPagamento }: Regras,
): Recusa | undefined {
  const first =
    bloqueiosOf(named, compra)[0] ??
    bloqueioDoLimite(named, limites) ??
    (aguardaPagamento ? semValor(named.grupos) : semPagina(named.grupos));
  return first && toRecusa(first);
}

/** Card and Pix cannot charge an amount of zero. */
const semValor = (grupos: readonly GrupoCalculado[]): Bloqueio | undefined =>
  grupos.some((grupo) => isPagoNaPagina(grupo) && grupo.total === 0)
    ? { codigo: 'sem-itens-atendidos', texto: 'Existem grupos neste carrinho sem itens atendidos.' }
    : undefined;

/** Card and Pix are paid on the payment page, which only another checkout step leads to. */
function semPagina(
  grupos: readonly GrupoCalculado[],
  only?: Parameters<typeof isSameGrupo>[0],
): Bloqueio | undefined {
  const needsPage = grupos.some((g) => (only === undefined || isSameGrupo(g, only)) && isPagoNaPagina(g));
  return needsPage ? SEM_PAGINA : undefined;
}

const toRecusa = ({ codigo, texto, valor }: Bloqueio): Recusa =>
  recusa(codigo, texto.replace('{valor}', formatMoney(valor ?? 0)));
