import { useRef, useState } from 'react';
import type { Carrinho } from '#contract/cart/carrinho.ts';
import type { GrupoPrePedido } from '#contract/cart/carrinho-pendente.ts';
import { PageHeader } from '#ui/page-header.tsx';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import type { CartaoFormHandle } from './cartao-form.tsx';
import { GrupoCard } from './grupo-card.tsx';
import * as css from './pagamento.css.ts';
import { useLembrar } from './queries-ato.ts';
import { ResumoCard } from './resumo-card.tsx';
import { SemSinal } from './sem-sinal.tsx';
import { useContinuarComprando } from './use-continuar-comprando.ts';
import { useFinalizarPagamento } from './use-finalizar-pagamento.ts';
import { usePixPago } from './use-pix-pago.ts';
import { aPagarComCartao, jaPagoOf, pixAPagarOf, resumoOf, situacaoOf, vivosOf } from './view.ts';

/** The cards on the page, by their order. Each form is asked when all are sent at once. */
function useCartoes() {
  const forms = useRef(new Map<number, CartaoFormHandle>());
  const refOf = (idPrePedido: number) => (handle: CartaoFormHandle | null) => {
    if (handle) forms.current.set(idPrePedido, handle);
    else forms.current.delete(idPrePedido);
  };
  const ler = (grupos: readonly GrupoPrePedido[]) => {
    const needed = aPagarComCartao(grupos).filter(
      ({ idPrePedido, isOpcional }) => !(isOpcional && (forms.current.get(idPrePedido)?.isVazio() ?? true)),
    );
    const cartoes = needed.map(({ idPrePedido }) => forms.current.get(idPrePedido)?.ler() ?? null);
    const filled = cartoes.filter((cartao) => cartao !== null);
    return filled.length === cartoes.length ? filled : null;
  };
  const isDigitando = () => [...forms.current.values()].some((form) => !form.isVazio());
  return { refOf, ler, isDigitando };
}

export type PagamentoBodyProps = {
  cliente: ClienteRow;
  carrinho: Carrinho;
  grupos: readonly GrupoPrePedido[];
  /** The server does not respond now: the screen may be outdated. */
  semSinal: { isLendo: boolean; onRetry: () => void } | null;
  idHotsitePolitica: number | undefined;
};

/** The payment of a cart: its groups, their total, and the last step. */
export function PagamentoBody({
  cliente,
  carrinho,
  grupos,
  semSinal,
  idHotsitePolitica,
}: PagamentoBodyProps) {
  const { idCarrinho, idPessoaCliente } = carrinho;
  const vivos = vivosOf(grupos);
  const cartoes = useCartoes();
  // Accepted with the cart's question, or here; `isGravada` once the server has it.
  const [isMarcada, setMarcada] = useState(false);
  const [isAceitaAqui, setAceitaAqui] = useState(false);
  const isGravada = carrinho.politicaAceite || isAceitaAqui;
  const isAceita = isGravada || isMarcada;
  const resumo = resumoOf(carrinho, vivos);
  const nomeCliente = cliente.usuarioCliente.pessoa.nome;
  const lembrar = useLembrar({ idCarrinho, idPessoaCliente, nomeCliente, total: resumo.total });
  const { isPending, continuar } = useContinuarComprando(idCarrinho, lembrar);
  const finalizar = useFinalizarPagamento({
    idCarrinho,
    numeros: vivos.map(({ idPrePedido }) => idPrePedido),
    pixAPagar: pixAPagarOf(vivos),
    lembrar,
    isAceita,
    onAceitar: () => setMarcada(true),
    lerCartoes: () => cartoes.ler(vivos),
  });
  // After the question about an unpaid Pix, which closes first.
  usePixPago(idCarrinho, grupos, cartoes.isDigitando, finalizar);
  const opcoesDe = (idCondicao: number | undefined) =>
    cliente.detalhe?.opcoes.find((o) => o.idCondicao === idCondicao)?.opcoes ?? [];

  return (
    <>
      <PageHeader title="Pagamento" count={vivos.length === 1 ? '1 grupo' : `${vivos.length} grupos`} />
      <div className={css.page}>
        <div className={css.stack}>
          {semSinal && <SemSinal {...semSinal} />}
          {vivos.map((prePedido) => {
            const grupo = carrinho.grupos.find((g) => g.idCarrinhoGrupo === prePedido.idCarrinhoGrupo);
            return (
              <GrupoCard
                key={prePedido.idPrePedido}
                ref={cartoes.refOf(prePedido.idPrePedido)}
                idCarrinho={idCarrinho}
                idPessoaCliente={idPessoaCliente}
                prePedido={prePedido}
                grupo={grupo}
                opcoes={opcoesDe(grupo?.idCondicao)}
                onAceite={isGravada ? null : () => setAceitaAqui(true)}
              />
            );
          })}
        </div>
        <ResumoCard
          nomeCliente={nomeCliente}
          resumo={resumo}
          isAceita={isAceita}
          isGravada={isGravada}
          onAceita={setMarcada}
          idHotsitePolitica={idHotsitePolitica}
          isEmProcessamento={vivos.some((grupo) => situacaoOf(grupo) === 'processando')}
          isTudoPago={jaPagoOf(vivos)?.isTudo ?? false}
          isContinuando={isPending}
          onContinuar={continuar}
          onFinalizar={finalizar}
        />
      </div>
    </>
  );
}
