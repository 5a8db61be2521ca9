import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { bloqueiosOf } from '#domain/bloqueio.ts';
import type { CarrinhoCalculado } from '#domain/carrinho.ts';
import { isSameGrupo, linhaKey } from '#domain/linha.ts';
import { isPartOf } from '#outbox/held.ts';
import { foldBase } from '#outbox/read-carrinho.ts';
import { toEnvio } from '#outbox/to-envio.ts';
import { bloqueioText } from '#parts/bloqueio-text.ts';
import type { CarrinhoNaTela } from '#parts/carrinho-provider.tsx';
import { useFinalizar } from '#parts/use-finalizar.ts';
import { confirmacaoHref } from '#routes.ts';
import { confirm, showMessage } from '#ui/message-queue.ts';
import type { Escolha } from './escolha.ts';
import { confirmText } from './view.ts';

/** A line of the groups that go has no price on this device, so that nobody could say yes to it. */
function hasDesconhecida({ base, desconhecidas }: CarrinhoNaTela, vao: CarrinhoCalculado): boolean {
  if (desconhecidas.length === 0) return false;
  const { grupoDe } = foldBase(base);
  return desconhecidas.some((linha) => {
    const grupo = grupoDe.get(linhaKey(linha));
    return grupo === undefined || vao.grupos.some((g) => isSameGrupo(g, grupo));
  });
}

/** Why the groups that were chosen cannot be finalised now, in sentences; empty when they can. */
function problemOf(naTela: CarrinhoNaTela, { vao }: Escolha): string {
  const { base, carrinho, clienteCompra } = naTela;
  const envio = { tipo: 'envio' as const, codigoLocal: '', ...toEnvio(vao) };
  if (base.parked.some(({ intent }) => isPartOf(intent, envio))) {
    return 'Há alterações recusadas neste pedido. Decida o que fazer com cada uma antes de finalizar.';
  }
  if (hasDesconhecida(naTela, vao)) {
    return 'Há itens sem preço neste aparelho. Espere o catálogo ser atualizado, ou o sinal voltar, para finalizar.';
  }
  if (vao.grupos.length > 0) return bloqueioText(bloqueiosOf(vao, clienteCompra));
  return bloqueioText(bloqueiosOf(carrinho, clienteCompra)) || 'Marque ao menos um grupo para enviar agora.';
}

/** Finalises the chosen groups of the cart on screen: every reason against it at once, one question, then the confirmation. */
export function useFinish(
  naTela: CarrinhoNaTela,
  escolha: Escolha,
): { isSaving: boolean; finish: () => void } {
  const finalizar = useFinalizar();
  const [, navigate] = useLocation();
  const isBusy = useRef(false);
  const [isSaving, setSaving] = useState(false);

  const run = async () => {
    const { carrinho, cliente, extras } = naTela;
    const { vao } = escolha;
    const problem = problemOf(naTela, escolha);
    if (problem !== '') {
      await showMessage({ kind: 'alert', title: 'Atenção!', text: problem });
      return;
    }
    const nome = cliente.usuarioCliente.pessoa.nome;
    const agreed = await confirm({
      title: 'Finalizar pedido',
      text: confirmText(nome, vao, carrinho.grupos.length, extras),
      yes: 'Sim, finalizar',
    });
    if (!agreed) return;
    setSaving(true);
    const done = await finalizar(vao.grupos);
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
