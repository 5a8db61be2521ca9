import { type ReactNode, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import {
  consultarPagamentoPedido,
  FORMA_BOLETO_ANTECIPADO,
  FORMA_CARTAO,
  FORMA_DEPOSITO_ANTECIPADO,
  FORMA_PIX,
} from '#contract/payment/pagamento.ts';
import { formatDocument } from '#lib/format-document.ts';
import { formatMoney } from '#lib/format-number.ts';
import { useMay } from '#parts/device/use-may.ts';
import type { PedidoAPagar } from '#parts/dialogs/pagamento-aberto.ts';
import { pedidoHref } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/layer/dialog.tsx';
import { showMessage } from '#ui/layer/message-queue.ts';
import { Money } from '#ui/money.tsx';
import type { CartaoFormHandle } from './cartao-form.tsx';
import { Fatos } from './fatos.tsx';
import { FormaPanel } from './forma-panel.tsx';
import { OutraForma } from './outra-forma.tsx';
import * as css from './pagamento-dialog.css.ts';
import { PainelFalha, PainelLendo } from './painel.tsx';
import { useConsulta } from './queries-consulta.ts';
import { usePagarPedido } from './use-pagar-pedido.ts';

/** Each method's title of the dialog, and of the section that says how to pay. */
const TITULOS: Record<number, readonly [titulo: string, secao: string]> = {
  [FORMA_BOLETO_ANTECIPADO]: ['Pagamento com boleto', 'Dados do boleto'],
  [FORMA_CARTAO]: ['Pagamento com cartão de crédito', 'Dados do cartão'],
  [FORMA_DEPOSITO_ANTECIPADO]: ['Dados do depósito', 'Conta para depósito'],
  [FORMA_PIX]: ['Pagamento com Pix', 'Dados do Pix'],
};

export type PagamentoDialogProps = {
  pedido: PedidoAPagar;
  onClose: () => void;
  onPago: () => void;
  /** The way to pay was changed; the dialog stays open. */
  onMudou: () => void;
};

/** The payment of one order, outside the checkout. */
export function PagamentoDialog({ pedido, onClose, onPago, onMudou }: PagamentoDialogProps) {
  const { idPrePedido, isDaLista = false, querOutra = false } = pedido;
  const mayAct = useMay('act');
  const [idFormaPagamento, setForma] = useState(pedido.idFormaPagamento);
  const [titulo, secao] = TITULOS[idFormaPagamento] ?? ['Pagamento', 'Dados do pagamento'];
  const [, navigate] = useLocation();
  const form = useRef<CartaoFormHandle>(null);
  const {
    valor: dados,
    falha,
    isLendo,
    reler,
  } = useConsulta(consultarPagamentoPedido, {
    query: { idPrePedido },
  });
  const done = () => {
    onPago();
    onClose();
  };
  // The panel is drawn again when the order is read again: a payment is told once.
  const isTold = useRef(false);
  const [isPago, setPago] = useState(false);
  const tellPago = async () => {
    if (isTold.current) return;
    isTold.current = true;
    setPago(true);
    await showMessage({ kind: 'success', text: 'O pagamento foi realizado com sucesso!' });
    done();
    if (!isDaLista) navigate(pedidoHref(idPrePedido));
  };
  const { pagar } = usePagarPedido(() => form.current?.ler() ?? null, done);
  const isCartao = idFormaPagamento === FORMA_CARTAO;

  return (
    <Dialog
      title={titulo}
      subtitle={
        dados && <p className={css.total}>{`Pedido nº ${idPrePedido} · ${formatMoney(dados.total)}`}</p>
      }
      size="lg"
      onClose={onClose}
      outsideCloses={!isCartao}
      footer={
        <div className={css.ends}>
          <Button onPress={onClose}>Fechar</Button>
          {isCartao && dados && (
            <Button variant="primary" onPress={pagar}>
              Pagar
            </Button>
          )}
        </div>
      }
    >
      <div className={css.sections}>
        {mayAct && !isPago && (
          <OutraForma
            idPrePedido={idPrePedido}
            idFormaPagamento={idFormaPagamento}
            isAsked={querOutra}
            onChange={({ formaPagamento }) => {
              setForma(formaPagamento.idFormaPagamento);
              onMudou();
            }}
            onRefused={onMudou}
          />
        )}
        {dados ? (
          <Secao titulo={secao}>
            <FormaPanel
              {...pedido}
              ref={form}
              idFormaPagamento={idFormaPagamento}
              idCarrinhoGrupo={null}
              idCarrinho={null}
              valor={dados.total}
              onAceite={null}
              onPago={() => {
                tellPago().catch((error: unknown) => console.error('the payment could not be told', error));
              }}
            />
          </Secao>
        ) : falha ? (
          <PainelFalha falha={falha} isLendo={isLendo} onRetry={reler} />
        ) : (
          <PainelLendo />
        )}
        {dados && (
          <div className={css.card}>
            <Secao
              titulo={`Dados do pedido nº ${idPrePedido}`}
              valor={<Money cents={dados.total} size="xl" />}
            >
              <Fatos
                isInline
                fatos={[
                  ['Valor dos produtos', formatMoney(dados.valorTotalProdutos)],
                  ['Descontos', formatMoney(dados.valorDesconto === 0 ? 0 : -dados.valorDesconto)],
                  ['Valor do ST', formatMoney(dados.stValor)],
                  ['Valor do ST FCP', formatMoney(dados.valorStFCP)],
                ]}
              />
            </Secao>
            <Secao titulo="Dados do cliente">
              <Fatos
                isInline
                fatos={[
                  ['Cliente', dados.pessoaDestinatario.nome],
                  ['CPF/CNPJ', formatDocument(dados.pessoaDestinatario.cpfCnpj)],
                ]}
              />
            </Secao>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Secao({ titulo, valor, children }: { titulo: string; valor?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.titleRow}>
        <h3 id={id}>{titulo}</h3>
        {valor}
      </div>
      {children}
    </section>
  );
}
