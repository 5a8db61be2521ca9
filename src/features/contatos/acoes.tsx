import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { AcaoButton } from '#parts/list/acao-button.tsx';
import { ListaDeMarcadas, type ListaDaTela } from '#parts/list/lista-acoes.tsx';

const ICON = { size: 18, 'aria-hidden': true } as const;

export type AcoesProps = {
  lista: ListaDaTela;
  /** The rows in words: 'e-mails'. */
  oQue: string;
  onInserir: () => void;
  onConsultar: () => void;
  onAlterar: () => void;
  onExcluir: () => void;
};

/** The acts for a list of contacts and for its marked row. */
export function Acoes({ lista, oQue, onInserir, onConsultar, onAlterar, onExcluir }: AcoesProps) {
  return (
    <ListaDeMarcadas
      {...lista}
      label={`Ações dos ${oQue}`}
      marcada="marcado"
      dica={`Toque em um dos ${oQue} para ver as ações.`}
      das={
        <>
          <AcaoButton label="Consultar" atalho="Enter" icon={<Eye {...ICON} />} onPress={onConsultar} />
          <AcaoButton right="act" label="Alterar" icon={<Pencil {...ICON} />} onPress={onAlterar} />
          <AcaoButton
            right="act"
            label="Excluir"
            atalho="Delete"
            icon={<Trash2 {...ICON} />}
            onPress={onExcluir}
          />
        </>
      }
    >
      <AcaoButton right="act" label="Inserir" icon={<Plus {...ICON} />} keepsWords onPress={onInserir} />
    </ListaDeMarcadas>
  );
}
