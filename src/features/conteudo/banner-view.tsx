import { Link } from 'wouter';
import type { Banner } from '#contract/content/banner.ts';
import { Html } from '#parts/html/html.tsx';
import { safeLink } from '#parts/html/safe-link.ts';
import * as css from './banner.css.ts';
import { bannerConteudo, bannerHref } from './view.ts';

/** A link that came with content: inside the app through the router, else by itself and told nothing of us. */
function ContentLink({ banner, children }: { banner: Banner; children: React.ReactNode }) {
  const link = safeLink(bannerHref(banner), location.origin);
  if (link === null) return <div className={css.picturePlace}>{children}</div>;
  if (link.kind === 'internal' && !banner.abrirNovaGuia) {
    return (
      <Link href={link.href} className={css.picturePlace}>
        {children}
      </Link>
    );
  }
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer" className={css.picturePlace}>
      {children}
    </a>
  );
}

export type BannerViewProps = {
  banner: Banner;
  /** The first that is seen is not put off. */
  isFirst?: boolean;
};

/** A banner in the room it is given: a picture, or html that is cleaned. */
export function BannerView({ banner, isFirst = false }: BannerViewProps) {
  const conteudo = bannerConteudo(banner);
  if (conteudo === null) return null;
  if (conteudo.kind === 'html') return <Html html={conteudo.html} className={css.html} />;
  return (
    <ContentLink banner={banner}>
      <img
        src={conteudo.src}
        alt={banner.descricao}
        className={css.picture}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
    </ContentLink>
  );
}
