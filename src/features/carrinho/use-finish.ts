import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { bloqueiosOf } from '#domain/bloqueio.ts';
import { toEnvio } from '#outbox/to-envio.ts';
import { bloqueioText } from '#parts/bloqueio-text.ts';
import type { CarrinhoNaTela } from '#parts/carrinho-provider.tsx';
import { useFinalizar } from '#parts/use-finalizar.ts';
import { confirmacaoHref } from '#routes.ts';
import { confirm, showMessage } from '#ui/message-queue.ts';
import { confirmText, isLinhaRecusada } from './view.ts';

/** Why the cart cannot be finalised now, in sentences; empty when it can. */
function problemOf({ base, carrinho, clienteCompra, desconhecidas }: CarrinhoNaTela): string {
  const recusadas = base.parked.filter(isLinhaRecusada).length;
  if (recusadas > 0) {
    return 'Há itens recusados neste carrinho. Decida o que fazer com cada um antes de finalizar.';
  }
  if (desconhecidas.length > 0) {
    return 'Há itens sem preço neste aparelho. Espere o catálogo ser atualizado, ou o sinal voltar, para finalizar.';
  }
  return bloqueioText(bloqueiosOf(carrinho, clienteCompra));
}

/** Finalises the cart on screen: every reason against it at once, one question, then the confirmation. */
export function useFinish(naTela: CarrinhoNaTela): { isSaving: boolean; finish: () => void } {
  const finalizar = useFinalizar();
  const [, navigate] = useLocation();
  const isBusy = useRef(false);
  const [isSaving, setSaving] = useState(false);

  const run = async () => {
    const { carrinho, cliente } = naTela;
    const problem = problemOf(naTela);
    if (problem !== '') {
      await showMessage({ kind: 'alert', title: 'Atenção!', text: problem });
      return;
    }
    const { grupos } = toEnvio(carrinho);
    const nome = cliente.usuarioCliente.pessoa.nome;
    const agreed = await confirm({
      title: 'Finalizar pedido',
      text: confirmText(nome, carrinho.valorTotal, grupos),
      yes: 'Sim, finalizar',
    });
    if (!agreed) return;
    setSaving(true);
    const done = await finalizar();
    if (done.ok) navigate(confirmacaoHref(done.key), { replace: true });
    else await showMessage({ kind: 'error', text: done.texto });
  };

  const finish = () => {
    // Two taps are one order: the second finds the first under way.
    if (isBusy.current) return;
    isBusy.current = true;
    run()
      .catch((error: unknown) => {
        console.error('finalising failed', error);
        return showMessage({ kind: 'error', text: 'NÃO foi salvo. Recarregue a página e tente de novo.' });
      })
      .finally(() => {
        isBusy.current = false;
        setSaving(false);
      });
  };
  return { isSaving, finish };
}
