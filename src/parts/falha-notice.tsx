import { type Falha, falhaText, SEM_DETALHE } from '#parts/falha.ts';
import { Notice } from '#ui/notice.tsx';

/** It stands at the end of a long form, and whoever pressed a button must see it. */
const scrollTo = (place: HTMLElement | null): void => place?.scrollIntoView({ block: 'nearest' });

/** Why it was not sent; what is filled in stays. */
export function FalhaNotice({ falha }: { falha: Falha | null }) {
  if (falha === null) return null;
  const isSilencio = falha.kind === 'silencio';
  return (
    <div ref={scrollTo}>
      <Notice tone={isSilencio ? 'pending' : 'negative'} isNews>
        <p>{falhaText(falha, SEM_DETALHE.consultar)}</p>
        {isSilencio && <p>O que você preencheu continua aqui e guardado neste aparelho.</p>}
      </Notice>
    </div>
  );
}
