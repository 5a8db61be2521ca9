import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { BANNER_CARROSSEL, type Banner } from '#contract/content/banner.ts';
import { stillness } from '#theme/scale.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { watchScrollStop } from '#ui/scroll-stop.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useMedia } from '#ui/use-media.ts';
import { BannerView } from './banner-view.tsx';
import * as css from './carousel.css.ts';
import { useBanners } from './queries.ts';
import { useSlides } from './use-slides.ts';
import { bannersOf } from './view.ts';

/** The store's banners at the top of the home page. Its room is kept until it is known that there are none. */
export function Carousel() {
  const banners = useBanners();
  if (banners.kind === 'lendo') {
    return (
      <div className={css.place} aria-hidden="true">
        <div className={css.waiting}>
          <Skeleton height="100%" />
        </div>
      </div>
    );
  }
  const shown = banners.kind === 'pronto' ? bannersOf(banners.valor, BANNER_CARROSSEL) : [];
  return shown.length === 0 ? null : <Slides banners={shown} />;
}

function Slides({ banners }: { banners: readonly Banner[] }) {
  const track = useRef<HTMLUListElement>(null);
  const count = banners.length;
  const { current, go, isPlaying, togglePlaying, holds } = useSlides(track, count);
  const isStill = useMedia(stillness);
  // A slide without a link leaves the track nothing to focus.
  useEffect(() => (track.current ? watchScrollStop(track.current) : undefined), [current]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(current + step);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keys come up from the buttons inside, which is where the keyboard stands.
    <section
      className={css.place}
      aria-roledescription="carrossel"
      aria-label="Destaques da loja"
      onKeyDown={onKeyDown}
      {...holds}
    >
      <ul ref={track} className={css.track} aria-live={isPlaying ? 'off' : 'polite'}>
        {banners.map((banner, index) => (
          <li
            key={banner.idBanner}
            className={css.slide}
            aria-roledescription="slide"
            aria-label={`${index + 1} de ${count}: ${banner.descricao}`}
            inert={index !== current}
          >
            <BannerView banner={banner} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={css.controls}>
          {!isStill && (
            <IconButton
              label={isPlaying ? 'Parar a troca de destaques' : 'Trocar destaques sozinho'}
              icon={
                isPlaying ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />
              }
              onPress={togglePlaying}
            />
          )}
          <IconButton
            label="Destaque anterior"
            icon={<ChevronLeft size={20} aria-hidden="true" />}
            onPress={() => go(current - 1)}
          />
          {banners.map((banner, index) => (
            <button
              key={banner.idBanner}
              type="button"
              className={css.dot}
              aria-label={`Destaque ${index + 1} de ${count}: ${banner.descricao}`}
              aria-current={index === current}
              onClick={() => go(index)}
            />
          ))}
          <IconButton
            label="Próximo destaque"
            icon={<ChevronRight size={20} aria-hidden="true" />}
            onPress={() => go(current + 1)}
          />
        </div>
      )}
    </section>
  );
}
