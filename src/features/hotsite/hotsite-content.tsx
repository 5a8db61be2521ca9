import ExternalLink from 'lucide-react/icons/external-link';
import { useEffect, useState } from 'react';
import type { Hotsite } from '#contract/content/hotsite.ts';
import { useConnected } from '#parts/device/use-connected.ts';
import { Html } from '#parts/html/html.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { EmptyState } from '#ui/screen-state.tsx';
import * as css from './hotsite.css.ts';
import { hotsiteConteudo, mayFrame } from './view.ts';

export type HotsiteContentProps = {
  hotsite: Hotsite;
  /** The origins whose pages this installation frames. */
  frameHosts: readonly string[];
  onNavigate?: () => void;
};

/** The content of a hotsite: cleaned HTML, or another site's page in a frame without access to ours. */
export function HotsiteContent({ hotsite, frameHosts, onNavigate }: HotsiteContentProps) {
  const conteudo = hotsiteConteudo(hotsite);
  if (conteudo === null) return null;
  if (conteudo.kind === 'quadro') {
    const title = hotsite.titulo ?? 'Página da loja';
    return (
      <Frame
        key={conteudo.url}
        url={conteudo.url}
        title={title}
        isAllowed={mayFrame(conteudo.url, frameHosts)}
      />
    );
  }
  return <Html html={conteudo.html} className={css.words} {...(onNavigate ? { onNavigate } : {})} />;
}

/** True once the page's own policy refused a frame: its list may be older than the parameters. */
function useRefusedFrame(): boolean {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const hear = (event: SecurityPolicyViolationEvent) => {
      if (event.effectiveDirective === 'frame-src') setRefused(true);
    };
    document.addEventListener('securitypolicyviolation', hear);
    return () => document.removeEventListener('securitypolicyviolation', hear);
  }, []);
  return isRefused;
}

function Frame({ url, title, isAllowed }: { url: string; title: string; isAllowed: boolean }) {
  const isConnected = useConnected();
  const isRefused = useRefusedFrame();
  const outside = (
    <LinkButton
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      icon={<ExternalLink size={18} aria-hidden="true" />}
    >
      Abrir em outra guia
    </LinkButton>
  );
  if (!isConnected) {
    return (
      <EmptyState
        title="Esta página precisa de sinal"
        text="Ela vem de outro site e não pode ser guardada neste aparelho. Volte quando houver conexão."
      />
    );
  }
  if (!isAllowed || isRefused) {
    return <EmptyState title="Esta página abre fora do portal" text={new URL(url).host} action={outside} />;
  }
  return (
    <figure className={css.framed}>
      {/* A browser does not report that another site's page failed: the link is always in view, above it. */}
      <figcaption className={css.source}>
        <span>
          {`Esta página vem de ${new URL(url).host}. Se ela não aparecer abaixo, esse site não respondeu: confira o acesso à internet ou abra-a em outra guia.`}
        </span>
        {outside}
      </figcaption>
      <iframe
        src={url}
        title={title}
        className={css.frame}
        sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        allow=""
        loading="lazy"
      />
    </figure>
  );
}
