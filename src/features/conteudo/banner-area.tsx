import { BANNER_IMAGEM, BANNER_INFERIOR, BANNER_RODAPE, BANNER_TOPO } from '#contract/content/banner.ts';
import * as css from './banner.css.ts';
import { BannerView } from './banner-view.tsx';
import { useBanners } from './queries.ts';
import { bannersOf } from './view.ts';

const AREAS = {
  topo: { categoria: BANNER_TOPO, label: 'Avisos da loja', className: css.top },
  inferior: { categoria: BANNER_INFERIOR, label: 'Mais da loja', className: css.lower },
  rodape: { categoria: BANNER_RODAPE, label: 'Sobre o atendimento', className: css.foot },
} as const;

/** The banners of a place, one next to or below the other; nothing while there are none. */
export function BannerArea({ area }: { area: keyof typeof AREAS }) {
  const banners = useBanners();
  const { categoria, label, className } = AREAS[area];
  const shown = banners.kind === 'pronto' ? bannersOf(banners.valor, categoria) : [];
  // The area over the page keeps its room while it is loading: nothing below it moves.
  if (area === 'topo' && banners.kind === 'lendo') return <div className={className} />;
  if (shown.length === 0) return null;
  return (
    <section aria-label={label} className={className}>
      {shown.map((banner) => {
        const isFootPicture = area === 'rodape' && banner.idBannerConteudoTipo === BANNER_IMAGEM;
        return (
          <div key={banner.idBanner} className={isFootPicture ? css.footPicture : undefined}>
            <BannerView banner={banner} />
          </div>
        );
      })}
    </section>
  );
}
