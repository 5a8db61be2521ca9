import { informarDadosExtrasPedido } from '#contract/cart/carrinho-extras.ts';
import { ok } from '#lib/result.ts';
import { changeRoute } from '#server/http/change-route.ts';
import type { Route } from '#server/http/route.ts';
import { authoriseCarrinho } from './carrinho-recusas.ts';
import { answerMudado } from './carrinho-view.ts';
import { putCarrinho } from './data/carrinho.ts';
import { lockOpen } from './lock-open.ts';

const extras = changeRoute(informarDadosExtrasPedido, {
  authorise: ({ user, body }) => authoriseCarrinho(user, body.IDCarrinho),
  async handle({ user, body, now }) {
    const locked = await lockOpen(user, body.IDCarrinho, now);
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
    const row = isSame ? locked.value : await putCarrinho(user, locked.value, wanted);
    return ok(await answerMudado(user, row, now));
  },
});

/** The extra data of the order: a cart's fields besides its lines and payments. */
export const carrinhoExtrasRoutes: readonly Route[] = [extras];
