import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ANEXOS_MAXIMO } from '#contract/returns/devolucao-anexos.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import { isFocusFree } from '#ui/is-focus-free.ts';
import { Dialog } from '#ui/layer/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { FotoItem } from './foto-item.tsx';
import * as css from './fotos.css.ts';
import { type FotosDoServidor, useFotos } from './use-fotos.ts';

const SO_AQUI =
  'O servidor da empresa não recebe fotografias: elas ficam neste aparelho e não seguem com a devolução.';

export type FotosSectionProps = {
  aqui: Pick<DevolucaoAqui, 'id' | 'fotos'>;
  useServidor: FotosDoServidor;
  /** The button that adds one; absent where the return does not change. */
  action?: ReactNode;
  onRemove?: ((foto: string) => void) | undefined;
};

/** Focuses the section's first control after a focused photograph was removed. */
function useFocusAfterRemoval(count: number) {
  const section = useRef<HTMLElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && isFocusFree()) section.current?.querySelector('button')?.focus();
    before.current = count;
  }, [count]);
  return section;
}

const tituloOf = (count: number, mayGrow: boolean): string => {
  if (count === 0) return 'Fotografias';
  return mayGrow ? `Fotografias (${count} de ${ANEXOS_MAXIMO})` : `Fotografias (${count})`;
};

/** 'Fotografias': those of a return, which open in a dialog. */
export function FotosSection({ aqui, useServidor, action, onRemove }: FotosSectionProps) {
  const titulo = useId();
  const lidas = useFotos(aqui, useServidor);
  const fotos = lidas ?? [];
  const section = useFocusAfterRemoval(fotos.length);
  const [aberta, setAberta] = useState<string | null>(null);
  const numeroOf = (at: number): string => `${at + 1} de ${fotos.length}`;
  const at = fotos.findIndex(({ id }) => id === aberta);
  const src = fotos[at]?.src ?? null;
  return (
    <section ref={section} className={css.section} aria-labelledby={titulo}>
      <div className={css.header}>
        <h2 id={titulo} className={css.titulo}>
          {tituloOf(fotos.length, action !== undefined)}
        </h2>
        {action}
      </div>
      {fotos.some(({ onde }) => onde === 'aparelho') && <Notice>{SO_AQUI}</Notice>}
      {lidas?.length === 0 && (
        <p className={css.remark}>
          {`Se quiser, junte até ${ANEXOS_MAXIMO} fotografias da mercadoria ou da caixa.`}
        </p>
      )}
      {fotos.length > 0 && (
        <ul className={css.list}>
          {fotos.map((foto, n) => (
            <FotoItem
              key={foto.id}
              foto={foto}
              nome={`fotografia ${numeroOf(n)}`}
              onOpen={() => setAberta(foto.id)}
              onRemove={onRemove && (() => onRemove(foto.id))}
            />
          ))}
        </ul>
      )}
      {src !== null && (
        <Dialog title={`Fotografia ${numeroOf(at)}`} size="lg" onClose={() => setAberta(null)}>
          <img className={css.whole} src={src} alt={`Fotografia ${numeroOf(at)}`} />
        </Dialog>
      )}
    </section>
  );
}
