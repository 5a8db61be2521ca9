import FileText from 'lucide-react/icons/file-text';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { AcaoButton } from '#parts/list/acao-button.tsx';
import { ListaDeMarcadas, type ListaDaTela } from '#parts/list/lista-acoes.tsx';

const ICON = { size: 18, 'aria-hidden': true } as const;

export type AcoesProps = {
  lista: ListaDaTela;
  isPending: boolean;
  onInserir: () => void;
  onConsultar: () => void;
  onAlterar: () => void;
  onExcluir: () => void;
};

/** The actions for the list and for the marked letter. */
export function Acoes({ lista, ...props }: AcoesProps) {
  return (
    <ListaDeMarcadas
      {...lista}
      label="Ações das cartas de correção"
      dica="Marque uma carta para ver as ações."
      das={
        <>
          <AcaoButton
            label="Consultar"
            atalho="Enter"
            icon={<FileText {...ICON} />}
            onPress={props.onConsultar}
          />
          <AcaoButton right="act" label="Alterar" icon={<Pencil {...ICON} />} onPress={props.onAlterar} />
          <AcaoButton
            right="act"
            label="Excluir"
            atalho="Delete"
            icon={<Trash2 {...ICON} />}
            isPending={props.isPending}
            onPress={props.onExcluir}
          />
        </>
      }
    >
      <AcaoButton
        right="act"
        variant="primary"
        label="Inserir"
        icon={<Plus {...ICON} />}
        onPress={props.onInserir}
      />
    </ListaDeMarcadas>
  );
}
