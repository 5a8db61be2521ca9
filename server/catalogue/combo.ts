import type { Combo } from '#contract/catalogue/combo.ts';
import {
  consultarCombo,
  consultarItensCombo,
  sincronizarCombos,
  sincronizarCombosMudados,
  validarRestricoesCombo,
} from '#contract/catalogue/combo-calls.ts';
import { ITEM_COMBO } from '#contract/catalogue/item-tipo.ts';
import { limiteExcedido } from '#domain/combo/combo-limite.ts';
import { must } from '#lib/must.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { comboIndisponivel } from '#server/cart/carrinho-recusas.ts';
import { readCarrinhoOfGrupo, readGrupos } from '#server/cart/data/carrinho.ts';
import { readCliente } from '#server/customers/data/clientes.ts';
import { readCompra } from '#server/customers/data/compra.ts';
import { readPreferencia } from '#server/customers/data/preferencias.ts';
import { withMarca } from '#server/http/marca.ts';
import { naoVinculado, type Recusa, recusa, refuse } from '#server/http/recusa.ts';
import { type Route, sessionRoute, type VisitorContext, visitorRoute } from '#server/http/route.ts';
import { listCombos } from './data/combos.ts';
import { readCombosDoAparelho } from './data/combos-do-aparelho.ts';

type Quem = Pick<VisitorContext<typeof consultarCombo>, 'user' | 'queries' | 'now'>;

/**
 * One combo as the caller sees it. For their customer: with the prices of the preferred condition, or of another of the
 * customer's conditions if that one does not sell it. Without a customer: without prices.
 */
async function findCombo(
  { user, queries, now }: Quem,
  id: number,
  idPessoaCliente: number | undefined,
): Promise<Result<Combo | undefined, Recusa>> {
  if (user === undefined || idPessoaCliente === undefined) {
    return ok((await queries.listCombosPublicos(now, [id]))[0]);
  }
  const cliente = await readCliente(user, idPessoaCliente);
  if (cliente === undefined) return naoVinculado();
  const { compra } = await readCompra(user, cliente, now);
  const preferida = (await readPreferencia(user, cliente)).condicao?.idCondicao;
  const found = await listCombos(user, compra, [id]);
  return ok(found.find((combo) => combo.promocaoCombo.idCondicao === preferida) ?? found[0]);
}

/** Combos: one of them, its members, all of a customer's, and whether a quantity may be ordered. */
export const comboRoutes: readonly Route[] = [
  visitorRoute(consultarCombo, async ({ query, ...quem }) => {
    if ((query.idItemTipo ?? ITEM_COMBO) !== ITEM_COMBO) return ok(null);
    const found = await findCombo(quem, query.idItem, query.idPessoaCliente);
    if (!found.ok) return found;
    if (found.value === undefined) return ok(null);
    const { itens: _, ...combo } = found.value;
    return ok(combo);
  }),

  visitorRoute(consultarItensCombo, async ({ query, ...quem }) => {
    const found = await findCombo(quem, query.idPromocaoCombo, query.idPessoaCliente);
    return found.ok ? ok(found.value?.itens ?? []) : found;
  }),

  sessionRoute(sincronizarCombos, async ({ user, query, now }) => {
    const cliente = await readCliente(user, query.idPessoaCliente);
    if (cliente === undefined) return naoVinculado();
    const { compra } = await readCompra(user, cliente, now);
    return ok(await listCombos(user, compra));
  }),

  sessionRoute(sincronizarCombosMudados, async ({ user, query, now }) => {
    const { idPessoaCliente, cursor, depoisDe } = query;
    const cliente = await readCliente(user, idPessoaCliente);
    if (cliente === undefined) return naoVinculado();
    const part = await readCombosDoAparelho(user.db, user.idUsuario, { cliente, now, cursor, depoisDe });
    return part === 'unknown' ? refuse('cursor-desconhecido', 'Carregue os combos inteiros.') : ok(part);
  }),

  withMarca(
    sessionRoute(validarRestricoesCombo, async ({ user, query, now }) => {
      const { idCarrinhoGrupo, idPromocaoCombo, quantidade } = query;
      const carrinho = await readCarrinhoOfGrupo(user, idCarrinhoGrupo);
      if (carrinho === undefined) return refuse('nao-encontrado', 'Grupo do carrinho não encontrado.');
      const cliente = must(await readCliente(user, carrinho.idPessoaCliente), 'cliente');
      const grupo = (await readGrupos(user, carrinho)).find((g) => g.idCarrinhoGrupo === idCarrinhoGrupo);
      const { compra } = await readCompra(user, cliente, now);
      const [combo] = (await listCombos(user, compra, [idPromocaoCombo])).filter(
        (c) => c.promocaoCombo.idCondicao === grupo?.idCondicao,
      );
      if (combo === undefined) return fail(comboIndisponivel());
      const texto = limiteExcedido(combo.promocaoCombo, quantidade);
      return texto === undefined ? ok({ valido: true }) : fail(recusa('combo-limite', texto));
    }),
  ),
];
