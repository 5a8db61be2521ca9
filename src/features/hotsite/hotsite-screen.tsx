import type { ComponentType } from 'react';
import { Redirect } from 'wouter';
import { useOptionalDevice } from '#parts/device/device.tsx';
import { falhaText, isSemSinal, SEM_DETALHE } from '#parts/failure/falha.ts';
import { useTitulo } from '#parts/list/titulo.ts';
import { routes } from '#routes.ts';
import { ErrorState } from '#ui/screen-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import * as css from './hotsite.css.ts';
import { HotsiteContent } from './hotsite-content.tsx';
import { useHotsiteByUrl } from './queries.ts';
import { staysOpen } from './view.ts';

const SEM_COPIA = 'Ela ainda não está neste aparelho. O que você fez continua guardado.';

export type HotsiteScreenProps = {
  /** The part after /hotsite/. */
  url: string;
  frameHosts: readonly string[];
  /** Draws the showcase that a hotsite is linked to. */
  Vitrine: ComponentType<{ idVitrine: number }>;
};

/** A page of the store. One that is empty, or for logged-in users only, leads a visitor to the home page. */
export function HotsiteScreen({ url, frameHosts, Vitrine }: HotsiteScreenProps) {
  const isVisitor = useOptionalDevice() === null;
  const lido = useHotsiteByUrl(url);
  const titulo = lido.kind === 'pronto' ? (lido.hotsite?.titulo ?? 'Página da loja') : null;
  useTitulo(titulo);
  if (lido.kind === 'lendo') return <Skeleton height={420} radius={12} />;
  if (lido.kind === 'falhou') {
    return (
      <ErrorState
        isPage
        title={isSemSinal(lido.falha) ? 'Esta página precisa de sinal' : 'Não foi possível abrir esta página'}
        text={falhaText(lido.falha, SEM_DETALHE.consultar, SEM_COPIA)}
        onRetry={lido.retry}
      />
    );
  }
  if (!staysOpen(lido.hotsite, isVisitor)) return <Redirect to={routes.home} replace />;
  const { hotsite } = lido;
  const idVitrine = hotsite.ecommerceVitrine?.idVitrine;
  return (
    <div className={css.page}>
      <article className={css.paper}>
        <h1 className={css.title}>{titulo}</h1>
        <HotsiteContent hotsite={hotsite} frameHosts={frameHosts} />
      </article>
      {idVitrine !== undefined && <Vitrine idVitrine={idVitrine} />}
    </div>
  );
}
