import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import CreditCard from 'lucide-react/icons/credit-card';
import FileText from 'lucide-react/icons/file-text';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Repeat2 from 'lucide-react/icons/repeat-2';
import WalletCards from 'lucide-react/icons/wallet-cards';
import { AcaoButton } from '#parts/list/acao-button.tsx';
import { type ListaDaTela, ListaDeMarcadas } from '#parts/list/lista-acoes.tsx';
import { Select } from '#ui/form/select.tsx';
import type { Ordem } from './filtro.ts';

const ORDENS: readonly { value: Ordem; label: string }[] = [
  { value: 'recentes', label: 'Mais recentes' },
  { value: 'antigos', label: 'Mais antigos' },
  { value: 'maior', label: 'Maior total' },
  { value: 'menor', label: 'Menor total' },
];

export type AcoesProps = {
  lista: ListaDaTela;
  onRepetir: () => void;
  isRepeating: boolean;
  onPagar: () => void;
  onOutraForma: () => void;
  onDetalhar: () => void;
  onAtualizar: () => void;
  ordem: Ordem;
  onOrdem: (ordem: Ordem) => void;
};

const ICON = { size: 18, 'aria-hidden': true } as const;

/** The actions for the list and for the marked order. */
export function Acoes({ lista, ...props }: AcoesProps) {
  return (
    <ListaDeMarcadas
      {...lista}
      label="Ações dos pedidos"
      marcada="marcado"
      dica="Marque um pedido para ver as ações."
      das={
        <>
          <AcaoButton
            right="act"
            label="Repetir Pedido"
            icon={<Repeat2 {...ICON} />}
            isPending={props.isRepeating}
            onPress={props.onRepetir}
          />
          <AcaoButton right="act" label="Pagamento" icon={<CreditCard {...ICON} />} onPress={props.onPagar} />
          <AcaoButton
            right="act"
            label="Pagar de outra forma"
            icon={<WalletCards {...ICON} />}
            onPress={props.onOutraForma}
          />
          <AcaoButton label="Detalhes" icon={<FileText {...ICON} />} onPress={props.onDetalhar} />
        </>
      }
      fim={
        <>
          <AcaoButton label="Atualizar" icon={<RefreshCw {...ICON} />} onPress={props.onAtualizar} />
          <Select
            label="Ordenar por"
            icon={<ArrowDownUp {...ICON} />}
            value={props.ordem}
            options={ORDENS}
            onChange={props.onOrdem}
            foldsOnPhones
          />
        </>
      }
    />
  );
}
