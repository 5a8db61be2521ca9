import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import FileText from 'lucide-react/icons/file-text';
import PackageCheck from 'lucide-react/icons/package-check';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import ScrollText from 'lucide-react/icons/scroll-text';
import Trash2 from 'lucide-react/icons/trash-2';
import Truck from 'lucide-react/icons/truck';
import { AcaoButton } from '#parts/list/acao-button.tsx';
import { ListaDeMarcadas, type ListaDaTela } from '#parts/list/lista-acoes.tsx';

const ICON = { size: 18, 'aria-hidden': true } as const;

export type AcoesProps = {
  lista: ListaDaTela;
  onNova: () => void;
  /** The marked return is a draft: it is edited, not consulted. */
  isEditavel: boolean;
  onAbrir: () => void;
  onEspelho: () => void;
  onColeta: () => void;
  onAutorizacao: () => void;
  onTransporte: () => void;
  onExcluir: () => void;
};

/** The actions for the list and for the marked return. */
export function Acoes({ lista, ...props }: AcoesProps) {
  const { isEditavel } = props;
  return (
    <ListaDeMarcadas
      {...lista}
      label="Ações das devoluções"
      isLong
      dica="Marque uma devolução para ver as ações."
      das={
        <>
          <AcaoButton
            label={isEditavel ? 'Editar' : 'Consultar'}
            icon={isEditavel ? <Pencil {...ICON} /> : <FileText {...ICON} />}
            onPress={props.onAbrir}
          />
          <AcaoButton label="Espelho" icon={<ScrollText {...ICON} />} onPress={props.onEspelho} />
          <AcaoButton
            right="act"
            label="Em coleta"
            icon={<PackageCheck {...ICON} />}
            onPress={props.onColeta}
          />
          <AcaoButton
            label="Autorização de coleta"
            icon={<ClipboardCheck {...ICON} />}
            onPress={props.onAutorizacao}
          />
          <AcaoButton
            right="act"
            label="Em transporte"
            icon={<Truck {...ICON} />}
            onPress={props.onTransporte}
          />
          <AcaoButton
            right="act"
            label="Excluir"
            atalho="Delete"
            icon={<Trash2 {...ICON} />}
            onPress={props.onExcluir}
          />
        </>
      }
    >
      <AcaoButton
        right="act"
        variant="primary"
        label="Nova devolução"
        icon={<Plus {...ICON} />}
        onPress={props.onNova}
      />
    </ListaDeMarcadas>
  );
}
