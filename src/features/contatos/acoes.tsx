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
  /** Another list of the page has the primary act. */
  isSecond: boolean;
  /** Why an act on the marked row is not possible; null where it is. */
  motivos: {
    readonly consultar: string | null;
    readonly alterar: string | null;
    readonly excluir: string | null;
  };
  onInserir: () => void;
  onConsultar: () => void;
  onAlterar: () => void;
  onExcluir: () => void;
};

/** The acts for a list of contacts and for its marked row. */
export function Acoes({ lista, oQue, isSecond, motivos, ...props }: AcoesProps) {
  return (
    <ListaDeMarcadas
      {...lista}
      label={`Ações dos ${oQue}`}
      marcada="marcado"
      dica={`Toque em um dos ${oQue} para ver as ações.`}
      das={
        <>
          <AcaoButton
            label="Consultar"
            atalho="Enter"
            icon={<Eye {...ICON} />}
            motivo={motivos.consultar}
            onPress={props.onConsultar}
          />
          <AcaoButton
            right="act"
            label="Alterar"
            icon={<Pencil {...ICON} />}
            motivo={motivos.alterar}
            onPress={props.onAlterar}
          />
          <AcaoButton
            right="act"
            label="Excluir"
            atalho="Delete"
            icon={<Trash2 {...ICON} />}
            motivo={motivos.excluir}
            onPress={props.onExcluir}
          />
        </>
      }
    >
      <AcaoButton
        right="act"
        variant={isSecond ? 'secondary' : 'primary'}
        label="Inserir"
        icon={<Plus {...ICON} />}
        keepsWords
        onPress={props.onInserir}
      />
    </ListaDeMarcadas>
  );
}
