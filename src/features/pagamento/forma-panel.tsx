import type { Ref } from 'react';
import {
  FORMA_BOLETO_ANTECIPADO,
  FORMA_CARTAO,
  FORMA_DEPOSITO_ANTECIPADO,
  FORMA_PIX,
} from '#contract/payment/pagamento.ts';
import { BoletoPanel } from './boleto-panel.tsx';
import type { CartaoFormHandle } from './cartao-form.tsx';
import { CartaoPanel } from './cartao-panel.tsx';
import { DepositoPanel } from './deposito-panel.tsx';
import * as css from './grupo.css.ts';
import { PixPanel, type PixPanelProps } from './pix-panel.tsx';

export type FormaPanelProps = {
  idFormaPagamento: number;
  idPrePedido: number;
  idPessoaFilial: number;
  idPessoaCliente: number;
  idCarrinhoGrupo: number | null;
  idCarrinho: number | null;
  valor: number;
  onPago: () => void;
  onAceite: PixPanelProps['onAceite'];
  ref: Ref<CartaoFormHandle>;
};

/** How an order is paid, by its method. */
export function FormaPanel({
  idFormaPagamento,
  idPessoaCliente,
  onPago,
  onAceite,
  ref,
  ...cobrado
}: FormaPanelProps) {
  const { idPrePedido, idPessoaFilial } = cobrado;
  switch (idFormaPagamento) {
    case FORMA_CARTAO:
      return <CartaoPanel ref={ref} cobrado={cobrado} />;
    case FORMA_PIX:
      return <PixPanel idPrePedido={idPrePedido} onPago={onPago} onAceite={onAceite} />;
    case FORMA_DEPOSITO_ANTECIPADO:
      return (
        <DepositoPanel
          idPessoaCliente={idPessoaCliente}
          idPrePedido={idPrePedido}
          idPessoaFilial={idPessoaFilial}
        />
      );
    case FORMA_BOLETO_ANTECIPADO:
      return <BoletoPanel idPessoaCliente={idPessoaCliente} idPrePedido={idPrePedido} />;
    default:
      return <p className={css.soft}>O pagamento é combinado com o seu representante de vendas.</p>;
  }
}
