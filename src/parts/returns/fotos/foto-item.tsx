import Trash2 from 'lucide-react/icons/trash-2';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import * as css from './fotos.css.ts';
import type { Foto } from './use-fotos.ts';

const ONDE = { servidor: null, aparelho: 'Só neste aparelho', fila: 'Na fila' } as const;

export type FotoItemProps = {
  foto: Foto;
  /** 'Fotografia 1 de 3'. */
  nome: string;
  onOpen: () => void;
  /** Absent where the return does not change. */
  onRemove?: (() => void) | undefined;
};

/** The place of a photograph that is not there, or not yet. */
function SemFoto({ foto: { falhou, reler, onde }, nome }: Pick<FotoItemProps, 'foto' | 'nome'>) {
  const text = onde === 'servidor' ? 'Carregando…' : 'Não está neste aparelho';
  return (
    <div className={css.frame}>
      {falhou ? (
        <Button size="sm" variant="quiet" aria-label={`Carregar de novo: ${nome}`} onPress={reler}>
          Carregar de novo
        </Button>
      ) : (
        text
      )}
    </div>
  );
}

/** A photograph in a list: it opens, tells where it is, and is removed. */
export function FotoItem({ foto, nome, onOpen, onRemove }: FotoItemProps) {
  const { src, onde } = foto;
  const place = ONDE[onde];
  return (
    <li className={css.item}>
      {src === null ? (
        <SemFoto foto={foto} nome={nome} />
      ) : (
        <button type="button" className={css.open} aria-label={`Abrir ${nome}`} onClick={onOpen}>
          <img className={css.picture} src={src} alt="" />
        </button>
      )}
      <div className={css.acts}>
        {place === null ? <span /> : <Status tone="pending">{place}</Status>}
        {onRemove && (
          <IconButton
            size="sm"
            label={`Remover ${nome}`}
            icon={<Trash2 size={16} aria-hidden="true" />}
            data-print="hide"
            onPress={onRemove}
          />
        )}
      </div>
    </li>
  );
}
