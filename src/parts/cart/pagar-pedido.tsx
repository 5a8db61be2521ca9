import CreditCard from 'lucide-react/icons/credit-card';
import FileText from 'lucide-react/icons/file-text';
import Landmark from 'lucide-react/icons/landmark';
import QrCode from 'lucide-react/icons/qr-code';
import {
  FORMA_BOLETO_ANTECIPADO,
  FORMA_CARTAO,
  FORMA_DEPOSITO_ANTECIPADO,
  FORMA_PIX,
} from '#contract/payment/pagamento.ts';
import { useMay } from '#parts/device/use-may.ts';
import { openPagamento, type PedidoAPagar } from '#parts/dialogs/pagamento-aberto.ts';
import { Button } from '#ui/button.tsx';

const WORDS = {
  [FORMA_BOLETO_ANTECIPADO]: { texto: 'Ver boleto', Icon: FileText, right: 'read' },
  [FORMA_DEPOSITO_ANTECIPADO]: { texto: 'Dados do depósito', Icon: Landmark, right: 'read' },
  [FORMA_CARTAO]: { texto: 'Pagar com cartão', Icon: CreditCard, right: 'act' },
  [FORMA_PIX]: { texto: 'Pagar com Pix', Icon: QrCode, right: 'act' },
} as const;

const isForma = (id: number): id is keyof typeof WORDS => id in WORDS;

/** A link to the payment of an order that awaits it; null for a method that has no payment here, or not for this role. */
export function PagarPedido(pedido: PedidoAPagar) {
  const { idFormaPagamento, idPrePedido } = pedido;
  const words = isForma(idFormaPagamento) ? WORDS[idFormaPagamento] : null;
  const isAllowed = useMay(words?.right ?? 'read');
  if (words === null || !isAllowed) return null;
  const { texto, Icon } = words;
  return (
    <Button
      variant="primary"
      icon={<Icon size={18} aria-hidden="true" />}
      aria-label={`${texto}, pedido nº ${idPrePedido}`}
      aria-haspopup="dialog"
      onPress={() => openPagamento(pedido)}
    >
      {texto}
    </Button>
  );
}
