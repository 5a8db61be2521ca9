import { useCallback } from 'react';
import { itensOf } from '#domain/carrinho.ts';
import type { NewYes } from '#outbox/decide.ts';
import { dispatchEnvio } from '#outbox/dispatch-envio.ts';
import { type CarrinhoNaTela, useCarrinho } from './carrinho-provider.tsx';
import { useDevice } from './device.tsx';
import { storageMessage } from './storage-message.ts';

/** What the user confirms: groups, lines and totals as they stand on his screen. */
export function toConfirmado({ carrinho }: CarrinhoNaTela): NewYes {
  return {
    totalVisto: carrinho.valorTotal,
    grupos: carrinho.grupos.map((g) => ({
      idPessoaFilial: g.idPessoaFilial,
      idCondicao: g.idCondicao,
      idCarrinhoGrupoTipo: g.idCarrinhoGrupoTipo,
      totalVisto: g.total,
      quantidadeAtendidaVista: itensOf(carrinho, g).reduce((n, item) => n + item.quantidadeAtendida, 0),
      descricaoFilial: g.descricaoFilial,
      descricaoCarrinhoGrupo: g.descricaoCarrinhoGrupo,
      descricaoPagamento: [g.formaPagamento?.descFormaPagamento, g.prazo?.descPrazo]
        .filter(Boolean)
        .join(' · '),
    })),
    linhas: carrinho.itens,
  };
}

export type Finalizado = { ok: true; key: string; codigoLocal: string } | { ok: false; texto: string };

/** Queues the order of the cart on screen. Saved on the device when it answers ok; sent by itself. */
export function useFinalizar(): () => Promise<Finalizado> {
  const { vault, env } = useDevice();
  const carrinho = useCarrinho();
  return useCallback(async () => {
    if (!carrinho) return { ok: false, texto: 'Os dados deste cliente ainda não estão neste aparelho.' };
    const { cliente } = carrinho;
    const saved = await dispatchEnvio(
      vault,
      {
        idPessoaCliente: cliente.idPessoa,
        nomeCliente: cliente.usuarioCliente.pessoa.nome,
        ...toConfirmado(carrinho),
      },
      env,
    );
    if (saved.ok) return { ok: true, ...saved.value };
    const { error } = saved;
    if (error.kind === 'vazio') return { ok: false, texto: 'Seu carrinho está vazio.' };
    if (error.kind === 'mudou') {
      return { ok: false, texto: 'O carrinho mudou enquanto era finalizado. Confira e finalize de novo.' };
    }
    return { ok: false, texto: storageMessage(error) };
  }, [vault, env, carrinho]);
}
