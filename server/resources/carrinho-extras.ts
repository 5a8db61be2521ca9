import { alterarGrupo, informarDadosExtrasPedido } from '#contract/carrinho-extras.ts';
import { opcoesFor } from '#domain/cliente-compra.ts';
import { must } from '#lib/must.ts';
import { ok } from '#lib/result.ts';
import { changeRoute } from '#server/http/change-route.ts';
import { refuse } from '#server/http/recusa.ts';
import type { Route } from '#server/http/route.ts';
import { authoriseCarrinho, lockOpen } from './carrinho-recusas.ts';
import { answerMudado } from './carrinho-view.ts';

const grupo = changeRoute(alterarGrupo, {
  authorise: ({ user, body }) => authoriseCarrinho(user, body.idCarrinho),
  async handle({ user, body, now }) {
    const { idCarrinho, idCarrinhoGrupo, idPrazo, idFormaPagamento } = body;
    const locked = await lockOpen(user, idCarrinho);
    if (!locked.ok) return locked;
    const grupos = await user.readGrupos(locked.value);
    const stored = grupos.find((g) => g.idCarrinhoGrupo === idCarrinhoGrupo);
    if (stored === undefined) return refuse('nao-encontrado', 'Grupo não encontrado no carrinho.');
    const cliente = must(await user.readCliente(locked.value.idPessoaCliente), 'cliente');
    const { compra } = await user.readCompra(cliente, now);
    const isOffered = opcoesFor(compra, stored.idCondicao).some(
      (opcao) => opcao.id === `${idPrazo}_${idFormaPagamento}`,
    );
    if (!isOffered) {
      return refuse(
        'sem-meio-pagamento',
        'Este meio de pagamento não está disponível para o grupo. Escolha outro.',
      );
    }
    const isSame = stored.idPrazo === idPrazo && stored.idFormaPagamento === idFormaPagamento;
    if (!isSame) await user.putPagamento(stored, { idPrazo, idFormaPagamento });
    const row = isSame ? locked.value : await user.putCarrinho(locked.value, {});
    return ok(await answerMudado(user, row, now));
  },
});

const extras = changeRoute(informarDadosExtrasPedido, {
  authorise: ({ user, body }) => authoriseCarrinho(user, body.IDCarrinho),
  async handle({ user, body, now }) {
    const locked = await lockOpen(user, body.IDCarrinho);
    if (!locked.ok) return locked;
    const informar = body.InformarDadosExtrasPedido;
    const wanted = {
      informarDadosExtrasPedido: informar,
      numeroPedidoCliente: informar ? body.NumeroPedidoCliente : '',
      observacao: informar ? body.Observacao : '',
    };
    const isSame =
      locked.value.informarDadosExtrasPedido === wanted.informarDadosExtrasPedido &&
      locked.value.numeroPedidoCliente === wanted.numeroPedidoCliente &&
      locked.value.observacao === wanted.observacao;
    const row = isSame ? locked.value : await user.putCarrinho(locked.value, wanted);
    return ok(await answerMudado(user, row, now));
  },
});

/** What is said of a cart beside its lines: how its groups are paid, and the extra data of the order. */
export const carrinhoExtrasRoutes: readonly Route[] = [grupo, extras];
