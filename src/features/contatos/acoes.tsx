import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import type { RefObject } from 'react';
import * as css from '#parts/list/acao-button.css.ts';
import { AcaoButton } from '#parts/list/acao-button.tsx';

const ICON = { size: 18, 'aria-hidden': true } as const;

export type AcoesProps = {
  ref: RefObject<HTMLDivElement | null>;
  /** The subject of the acts: 'Ações dos e-mails'. */
  label: string;
  onInserir: () => void;
  onConsultar: () => void;
  onAlterar: () => void;
  onExcluir: () => void;
};

/** The toolbar of a list of contacts. */
export function Acoes({ ref, label, onInserir, onConsultar, onAlterar, onExcluir }: AcoesProps) {
  return (
    <div ref={ref} className={css.toolbar} role="group" aria-label={label} data-print="hide">
      <AcaoButton right="act" label="Inserir" icon={<Plus {...ICON} />} onPress={onInserir} />
      <AcaoButton label="Consultar" atalho="Enter" icon={<Eye {...ICON} />} onPress={onConsultar} />
      <AcaoButton right="act" label="Alterar" icon={<Pencil {...ICON} />} onPress={onAlterar} />
      <AcaoButton
        right="act"
        label="Excluir"
        atalho="Delete"
        icon={<Trash2 {...ICON} />}
        onPress={onExcluir}
      />
    </div>
  );
}
