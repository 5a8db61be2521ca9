import { Notice } from '#ui/notice.tsx';
import type { Falha } from './falha.ts';

/** It stands at the end of a long form, and whoever pressed a button must see it. */
const scrollTo = (place: HTMLElement | null): void => place?.scrollIntoView({ block: 'nearest' });

/** Why it was not sent; what is filled in stays. */
export function FalhaNotice({ falha }: { falha: Falha | null }) {
  if (falha === null) return null;
  return (
    <div ref={scrollTo}>
      <Notice tone={falha.tom} isNews>
        <p>{falha.texto}</p>
        {falha.tom === 'pending' && <p>O que você preencheu continua aqui e guardado neste aparelho.</p>}
      </Notice>
    </div>
  );
}
