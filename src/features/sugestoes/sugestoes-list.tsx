import Search from 'lucide-react/icons/search';
import { type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import { useLocation } from 'wouter';
import { formatCount } from '#lib/format-number.ts';
import { openProduto } from '#parts/dialogs/produto-aberto.ts';
import { proHref } from '#routes.ts';
import type { Sugeridos, Termos } from './achados.ts';
import { nextPlace } from './next-place.ts';
import { Opcao } from './opcao.tsx';
import { Sugestao } from './sugestao.tsx';
import * as css from './sugestoes.css.ts';

/** The state of the list that the field announces. */
export type Listado = { isShown: boolean; activeId: string | undefined };

export type SugestoesListProps = Sugeridos & {
  /** The search text; never empty. */
  text: string;
  /** The list's id, by which the field names it. */
  id: string;
  /** The list sets the field's key handler; true if it handled the key. */
  keys: RefObject<((key: string) => boolean) | null>;
  onListed: (listed: Listado) => void;
  /** All that is found was asked for. */
  onAll: () => void;
  onClose: () => void;
  termos: Termos;
};

/** The first products of a search, and the way to all of them. Arrows move, Enter takes the one in sight. */
export function SugestoesList(props: SugestoesListProps) {
  const { achados, motivo, termos, id, keys, onListed, onAll, onClose } = props;
  const [, navigate] = useLocation();
  const [moved, setMoved] = useState<{ query: string; place: number } | null>(null);
  const produtos = achados?.produtos ?? [];
  const hasAll = achados !== null && achados.total > 0;
  const count = produtos.length + (hasAll ? 1 : 0);
  // Another answer begins without a choice: Enter then means all of it.
  const active = moved?.query === achados?.query ? (moved?.place ?? null) : null;
  const optionId = (place: number): string => `${id}-${place}`;
  const activeId = active === null || active >= count ? undefined : optionId(active);

  const move = (place: number | null) =>
    setMoved(place === null || achados === null ? null : { query: achados.query, place });
  const choose = (place: number) => {
    const produto = produtos[place];
    if (!produto) return onAll();
    onClose();
    const { idProduto } = produto;
    if (termos) openProduto({ idProduto, idCondicao: termos.idCondicao });
    else navigate(proHref(idProduto, null));
  };

  useImperativeHandle(keys, () => (key) => {
    if (key === 'Enter') {
      if (active !== null) choose(active);
      return active !== null;
    }
    const next = nextPlace(active, count, key);
    if (next !== undefined) move(next);
    return next !== undefined;
  });
  useEffect(() => {
    onListed({ isShown: count > 0, activeId });
  }, [onListed, count, activeId]);
  useEffect(() => () => onListed({ isShown: false, activeId: undefined }), [onListed]);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  if (achados === null && motivo === null) return null;
  return (
    <div className={css.panel}>
      {count > 0 && achados !== null && (
        <div id={id} role="listbox" aria-label="Sugestões da busca" className={css.list}>
          {produtos.map((produto, place) => (
            <Sugestao
              key={produto.idProduto}
              id={optionId(place)}
              produto={produto}
              termos={termos}
              isActive={place === active}
              onPoint={() => move(place)}
              onChoose={() => choose(place)}
            />
          ))}
          <Opcao
            id={optionId(produtos.length)}
            isActive={active === produtos.length}
            className={css.all}
            onPoint={() => move(produtos.length)}
            onChoose={onAll}
          >
            <Search size={18} aria-hidden="true" />
            {achados.total === 1 ? 'Ver o resultado' : `Ver os ${formatCount(achados.total)} resultados`}
          </Opcao>
        </div>
      )}
      {count === 0 && (
        <p className={css.none} role="status">
          {motivo ?? 'Nenhum produto com essas palavras.'}
        </p>
      )}
    </div>
  );
}
