import PackageX from 'lucide-react/icons/package-x';
import { useEffect } from 'react';
import { COMBO_INDISPONIVEL } from '#domain/combo/combo.ts';
import { LEAVE_AFTER_S, useLeaving } from '#parts/dialogs/use-leaving.ts';
import { LinkTo } from '#parts/html/link-to.tsx';
import { useTitulo } from '#parts/list/titulo.ts';
import { routes } from '#routes.ts';
import { announce } from '#ui/announce.ts';
import { EmptyState } from '#ui/screen-state.tsx';

const TITLE = 'Opss! Combo não encontrado';

/** In place of a combo that is not there, or not for this customer. Its own page goes home after 6 seconds. */
export function NaoEncontrado({ isVisitor, leaves }: { isVisitor: boolean; leaves: boolean }) {
  const left = useLeaving(leaves);
  useTitulo(leaves ? 'Combo não encontrado' : null);
  useEffect(() => {
    const stay = `O início abre em ${LEAVE_AFTER_S} segundos; pressione uma tecla para ficar.`;
    announce(leaves ? `${TITLE}. ${stay}` : TITLE);
  }, [leaves]);
  return (
    <EmptyState
      picture={<PackageX size={56} strokeWidth={1.25} aria-hidden="true" />}
      isPage={leaves}
      title={TITLE}
      text={
        <>
          {isVisitor ? 'Ele pode ter terminado ou mudado de endereço.' : COMBO_INDISPONIVEL.texto}
          {left !== null && (
            <>
              <br />
              {`O início abre em ${left} ${left === 1 ? 'segundo' : 'segundos'}. Toque na tela para ficar aqui.`}
            </>
          )}
        </>
      }
      action={
        leaves && (
          <LinkTo href={routes.home} variant="primary">
            Ir para o início
          </LinkTo>
        )
      }
    />
  );
}
