import Barcode from 'lucide-react/icons/barcode';
import CreditCard from 'lucide-react/icons/credit-card';
import Landmark from 'lucide-react/icons/landmark';
import QrCode from 'lucide-react/icons/qr-code';
import { type ReactNode, useState } from 'react';
import type { PrazoFormaPagamento } from '#contract/customers/preferencia.ts';
import { alterarFormaDoPedido, consultarFormasDoPedido } from '#contract/payment/formas-do-pedido.ts';
import {
  FORMA_BOLETO_ANTECIPADO,
  FORMA_CARTAO,
  FORMA_DEPOSITO_ANTECIPADO,
  FORMA_PIX,
} from '#contract/payment/pagamento.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { pagamentoText } from '#parts/cart/carrinho-words.ts';
import { type Palavras, SEM_DETALHE, tellFalha } from '#parts/failure/falha.ts';
import { Disclosure } from '#ui/layer/disclosure.tsx';
import { confirm } from '#ui/layer/message-queue.ts';
import { Notice } from '#ui/notice.tsx';
import { Spinner } from '#ui/spinner.tsx';
import * as css from './grupo.css.ts';
import { PainelFalha } from './painel.tsx';
import { useAto } from './queries-ato.ts';
import { useConsulta } from './queries-consulta.ts';

const PALAVRAS: Palavras = {
  semDetalhe: SEM_DETALHE.alterar,
  semResposta: 'O servidor não respondeu. Veja como o pedido está antes de pagar.',
  ressalva: 'Veja como o pedido está antes de pagar.',
  area: 'conta',
};

type Forma = { nome: string; sentence: string; icon: ReactNode };

const ICON = { size: 24, 'aria-hidden': true } as const;

const FORMAS: Readonly<Record<number, Forma>> = {
  [FORMA_PIX]: { nome: 'Pix', sentence: 'Confirmado em instantes.', icon: <QrCode {...ICON} /> },
  [FORMA_CARTAO]: {
    nome: 'Cartão de crédito',
    sentence: 'Cobrado agora, à vista ou em parcelas.',
    icon: <CreditCard {...ICON} />,
  },
  [FORMA_DEPOSITO_ANTECIPADO]: {
    nome: 'Depósito antecipado',
    sentence: 'O pedido segue depois da confirmação do depósito.',
    icon: <Landmark {...ICON} />,
  },
  [FORMA_BOLETO_ANTECIPADO]: {
    nome: 'Boleto antecipado',
    sentence: 'O pedido segue depois da confirmação do boleto.',
    icon: <Barcode {...ICON} />,
  },
};

/** A sentence about the method that the user leaves. */
function ressalvaDe(idFormaPagamento: number): string {
  if (idFormaPagamento === FORMA_PIX) return 'O código Pix de agora deixa de valer.';
  if (idFormaPagamento === FORMA_CARTAO) return 'O cartão não foi cobrado.';
  const pago =
    idFormaPagamento === FORMA_BOLETO_ANTECIPADO ? 'o boleto já foi pago' : 'o depósito já foi feito';
  return `Se ${pago}, não altere: espere a confirmação.`;
}

export type OutraFormaProps = {
  idPrePedido: number;
  idFormaPagamento: number;
  /** The user came to choose: the choice is open at first, and a missing one is said. */
  isAsked: boolean;
  onChange: (opcao: PrazoFormaPagamento) => void;
  /** The order is not what it was, as after a payment elsewhere. */
  onRefused: () => void;
};

const NENHUMA =
  'Não há outra forma de pagar este pedido aqui. Se o carrinho dele ainda espera o pagamento, a forma é trocada na tela de Pagamento.';

/** A choice of another way to pay an order that awaits its payment; nothing where the customer has no other. */
export function OutraForma({ idPrePedido, idFormaPagamento, isAsked, onChange, onRefused }: OutraFormaProps) {
  const { isPending, run } = useOneAct();
  const ato = useAto();
  const { valor, falha, isLendo, reler } = useConsulta(consultarFormasDoPedido, { query: { idPrePedido } });
  const [isChanged, setChanged] = useState(false);
  const opcoes = valor ?? [];
  const isOpen = isAsked && !isChanged;
  if (opcoes.length === 0) {
    if (!isOpen) return null;
    if (valor) return <Notice>{NENHUMA}</Notice>;
    return falha && <PainelFalha falha={falha} isLendo={isLendo} onRetry={reler} />;
  }

  const alterar = (opcao: PrazoFormaPagamento) =>
    run(async () => {
      const agreed = await confirm({
        title: 'Alterar forma de pagamento',
        text: `O pedido nº ${idPrePedido} passa a ser pago com: ${pagamentoText(opcao)}. ${ressalvaDe(idFormaPagamento)}`,
        yes: 'Sim, alterar',
      });
      if (!agreed) return null;
      const { idPrazo } = opcao.prazo;
      const body = { idPrePedido, idPrazo, idFormaPagamento: opcao.formaPagamento.idFormaPagamento };
      const reply = await ato(alterarFormaDoPedido, { body });
      if (reply.ok) {
        setChanged(true);
        onChange(reply.value);
      } else {
        await tellFalha(reply.error, PALAVRAS);
        if (reply.error.kind === 'recusa') onRefused();
      }
      reler();
      return null;
    });

  const atual = FORMAS[idFormaPagamento];
  return (
    <Disclosure
      key={idFormaPagamento}
      title={atual?.nome ?? 'Forma de pagamento'}
      summary="Forma atual. Ver outras formas de pagar."
      icon={atual?.icon}
      isOpenAtFirst={isOpen}
    >
      <div className={css.ways} role="group" aria-label="Pagar de outra forma">
        {opcoes.map((opcao) => {
          const forma = FORMAS[opcao.formaPagamento.idFormaPagamento];
          return (
            <button key={opcao.id} type="button" className={css.way} onClick={() => alterar(opcao)}>
              {forma?.icon}
              <span>
                <span className={css.wayName}>{pagamentoText(opcao)}</span>
                <span className={css.soft}>{forma?.sentence}</span>
              </span>
            </button>
          );
        })}
      </div>
      {isPending && <Spinner />}
    </Disclosure>
  );
}
