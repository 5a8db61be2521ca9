import type { Carrinho } from '#contract/cart/carrinho.ts';
import { alterarItem, consultarCarrinho } from '#contract/cart/carrinho-calls.ts';
import { CARRINHO_ABERTO } from '#contract/cart/carrinho-situacao.ts';
import { confirmarCarrinho, definirEtapa } from '#contract/cart/confirmar-carrinho.ts';
import { toCalculado } from '#domain/cart/carrinho-view.ts';
import { request } from '#net/request.ts';
import { toConfirmacao } from '#outbox/envio/confirmacao-body.ts';
import { toEnvio } from '#outbox/envio/to-envio.ts';
import type { Random } from './random.ts';
import type { Person } from './world.ts';

/** The prefix of the local codes of the desk's orders. */
export const MESA = 'MESA-';

/**
 * Finishes a cart, or only some of its groups, in the user's other browser, perhaps after changing a quantity
 * there. Returns the outcome as text.
 */
export async function finishAtTheDesk(
  { usuario: { token } }: Person,
  idPessoaCliente: number,
  random: Random,
): Promise<string> {
  const read = async (): Promise<Carrinho | null> => {
    const reply = await request(consultarCarrinho, { query: { idPessoaCliente } }, { token });
    return reply.ok ? reply.value : null;
  };
  const before = await read();
  if (before?.idCarrinhoSituacao !== CARRINHO_ABERTO || before.itens.length === 0) return 'nothing to finish';
  const { idCarrinho } = before;
  if (random.chance(0.3)) {
    const { idItem, idItemTipo, idCondicao, idCarrinhoGrupo } = random.pick(before.itens);
    const body = { idItem, idItemTipo, idCondicao, quantidade: random.int(1, 60) };
    await request(alterarItem, { query: { idCarrinho, idCarrinhoGrupo }, body }, { token });
  }
  await request(definirEtapa, { query: { idCarrinho, etapa: 3, politicaAceite: true } }, { token });
  const carrinho = await read();
  if (carrinho === null) return 'no cart any more';
  const some = carrinho.grupos.filter(() => random.chance(0.5));
  const visto = toEnvio(toCalculado(carrinho), some.length > 0 ? some : carrinho.grupos);
  const body = { ...toConfirmacao(visto, carrinho.revisao), codigoLocal: `${MESA}${random.int(1, 1e9)}` };
  const reply = await request(confirmarCarrinho, { query: { idCarrinho }, body }, { token });
  if (!reply.ok) return `could not finish ${idPessoaCliente}: ${JSON.stringify(reply.error)}`;
  return `finished ${reply.value.pedidos.map((p) => p.idPrePedido).join(' ')} of ${idPessoaCliente}`;
}
