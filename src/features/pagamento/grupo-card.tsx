import Trash2 from 'lucide-react/icons/trash-2';
import { type Ref, useId } from 'react';
import type { CarrinhoGrupo } from '#contract/cart/carrinho.ts';
import type { GrupoPrePedido } from '#contract/cart/carrinho-pendente.ts';
import type { PrazoFormaPagamento } from '#contract/customers/preferencia.ts';
import { FORMA_CARTAO } from '#contract/payment/pagamento.ts';
import { pagamentoText } from '#parts/cart/carrinho-words.ts';
import { Button } from '#ui/button.tsx';
import { Money } from '#ui/money.tsx';
import { Notice } from '#ui/notice.tsx';
import type { CartaoFormHandle } from './cartao-form.tsx';
import { FormaPanel } from './forma-panel.tsx';
import * as css from './grupo.css.ts';
import { GrupoCreditado } from './grupo-creditado.tsx';
import { GrupoSituacao } from './grupo-situacao.tsx';
import { MetodoSelect } from './metodo-select.tsx';
import type { PixPanelProps } from './pix-panel.tsx';
import { useReler } from './queries.ts';
import { useAtosDoGrupo } from './use-atos-do-grupo.ts';
import { isPago, podeAlterar, type SituacaoGrupo, situacaoOf } from './view.ts';

const PAGO = 'Esse grupo já foi pago e não pode ser excluído.';
const EM_PROCESSAMENTO = 'Há um pagamento em processamento: este grupo ainda não pode ser excluído.';

const TONES: Record<SituacaoGrupo, 'positive' | 'pending' | 'accent'> = {
  pago: 'positive',
  saldo: 'positive',
  processado: 'positive',
  processando: 'pending',
  aguardando: 'accent',
};

/** One group of a cart that awaits payment: its total and its way to pay. */
export function GrupoCard({
  idCarrinho,
  idPessoaCliente,
  prePedido,
  grupo,
  opcoes,
  onAceite,
  ref,
}: {
  idCarrinho: number;
  idPessoaCliente: number;
  prePedido: GrupoPrePedido;
  grupo: CarrinhoGrupo | undefined;
  opcoes: readonly PrazoFormaPagamento[];
  onAceite: PixPanelProps['onAceite'];
  ref: Ref<CartaoFormHandle>;
}) {
  const id = useId();
  const reler = useReler();
  const atos = useAtosDoGrupo(idCarrinho, prePedido);
  const { idPrePedido, idPessoaFilial, idCarrinhoGrupo, idFormaPagamento, valor, mensagem } = prePedido;
  const situacao = situacaoOf(prePedido);
  // A charge under way may turn out not to have been made: then the card is needed again.
  const isAberto =
    situacao === 'aguardando' || (situacao === 'processando' && idFormaPagamento === FORMA_CARTAO);
  const fixo = isPago(prePedido) ? PAGO : situacao === 'processando' ? EM_PROCESSAMENTO : null;
  const titulo = [grupo?.descricaoFilial, prePedido.descEcommerceCarrinhoGrupo]
    .filter(Boolean)
    .join('\u00a0· ');
  return (
    <section className={css.card} data-tone={TONES[situacao]} aria-labelledby={id}>
      <header className={css.header}>
        <div className={css.words}>
          <h2 id={id} className={css.title}>
            {titulo}
          </h2>
          <p className={css.terms}>
            <span>Pedido nº {idPrePedido}</span>
            {grupo && <span>{pagamentoText(grupo)}</span>}
          </p>
        </div>
        <Money cents={valor} size="lg" />
      </header>
      <div className={css.place}>
        <GrupoCreditado valor={prePedido.valorCreditado ?? 0} />
        {situacao !== 'aguardando' && <GrupoSituacao situacao={situacao} />}
        {isAberto && (
          <>
            {mensagem && (
              <Notice tone="negative" isNews title="O último pagamento foi recusado">
                {mensagem}
              </Notice>
            )}
            <FormaPanel
              key={idFormaPagamento}
              ref={ref}
              idFormaPagamento={idFormaPagamento}
              idPrePedido={idPrePedido}
              idPessoaFilial={idPessoaFilial}
              idPessoaCliente={idPessoaCliente}
              idCarrinhoGrupo={idCarrinhoGrupo}
              idCarrinho={idCarrinho}
              valor={valor}
              onPago={reler}
              onAceite={onAceite}
            />
          </>
        )}
      </div>
      <footer className={css.footer}>
        {grupo && podeAlterar(prePedido, opcoes.length) ? (
          <MetodoSelect
            titulo={titulo}
            grupo={grupo}
            opcoes={opcoes}
            isPending={atos.isPending}
            onChange={atos.alterar}
          />
        ) : (
          <span />
        )}
        {fixo !== null ? (
          <p className={css.soft}>{fixo}</p>
        ) : (
          <Button
            variant="quiet"
            size="sm"
            icon={<Trash2 size={16} aria-hidden="true" />}
            isPending={atos.isPending}
            aria-describedby={id}
            onPress={atos.excluir}
          >
            Excluir grupo
          </Button>
        )}
      </footer>
    </section>
  );
}
