import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import FileText from 'lucide-react/icons/file-text';
import PackageCheck from 'lucide-react/icons/package-check';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import ScrollText from 'lucide-react/icons/scroll-text';
import Trash2 from 'lucide-react/icons/trash-2';
import Truck from 'lucide-react/icons/truck';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import { AcaoButton } from '#parts/list/acao-button.tsx';
import { type ListaDaTela, ListaDeMarcadas } from '#parts/list/lista-acoes.tsx';
import { SEM_SELECAO } from '#parts/list/sem-selecao.ts';
import { impedeExcluir, impedeMover } from '#parts/returns/atos-regras.ts';
import { DECIDIR } from '#parts/returns/atos-words.ts';
import { recusaPapel } from './papeis.ts';

const ICON = { size: 18, 'aria-hidden': true } as const;

export type AcoesProps = {
  lista: ListaDaTela<DevolucaoAqui>;
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

/** Why a return cannot be moved; a refused change is not such a reason, since the press leads to its decision. */
const recusaMover = (devolucao: DevolucaoAqui): string | null => {
  const recusa = impedeMover(devolucao);
  return recusa === DECIDIR ? null : recusa;
};

/** The actions for the list and for the marked return. */
export function Acoes({ lista, ...props }: AcoesProps) {
  const { isEditavel } = props;
  const [marcada] = lista.marcadas.rows;
  const motivoOf = (recusa: (devolucao: DevolucaoAqui) => string | null) =>
    marcada === undefined ? SEM_SELECAO : recusa(marcada);
  const espelho = motivoOf((one) => recusaPapel('espelho', one));
  const autorizacao = motivoOf((one) => recusaPapel('autorizacao', one));
  const mover = motivoOf(recusaMover);
  const excluir = motivoOf(impedeExcluir);
  return (
    <ListaDeMarcadas
      {...lista}
      label="Ações das devoluções"
      isLong
      dica="Marque uma devolução para ver as ações."
      // The bar offers only what the marked return allows; a muted button of the toolbar says why not.
      das={(isBar) => (
        <>
          <AcaoButton
            label={isEditavel ? 'Editar' : 'Consultar'}
            icon={isEditavel ? <Pencil {...ICON} /> : <FileText {...ICON} />}
            motivo={motivoOf(() => null)}
            onPress={props.onAbrir}
          />
          {(!isBar || espelho === null) && (
            <AcaoButton
              label="Espelho"
              icon={<ScrollText {...ICON} />}
              motivo={espelho}
              onPress={props.onEspelho}
            />
          )}
          {(!isBar || mover === null) && (
            <AcaoButton
              right="act"
              label="Em coleta"
              icon={<PackageCheck {...ICON} />}
              motivo={mover}
              onPress={props.onColeta}
            />
          )}
          {(!isBar || autorizacao === null) && (
            <AcaoButton
              label="Autorização de coleta"
              icon={<ClipboardCheck {...ICON} />}
              motivo={autorizacao}
              onPress={props.onAutorizacao}
            />
          )}
          {(!isBar || mover === null) && (
            <AcaoButton
              right="act"
              label="Em transporte"
              icon={<Truck {...ICON} />}
              motivo={mover}
              onPress={props.onTransporte}
            />
          )}
          {(!isBar || excluir === null) && (
            <AcaoButton
              right="act"
              label="Excluir"
              atalho="Delete"
              icon={<Trash2 {...ICON} />}
              motivo={excluir}
              onPress={props.onExcluir}
            />
          )}
        </>
      )}
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
