import { Html } from '#parts/html/html.tsx';
import { BannerArea } from './banner-area.tsx';
import * as css from './frame.css.ts';

/** The end of the page: the footer's banners, where they belong, and the html of the parameters. */
export function Footer({ html, hasBanners }: { html: string; hasBanners: boolean }) {
  return (
    <footer className={css.footer}>
      <div className={css.footerInner}>
        {hasBanners && <BannerArea area="rodape" />}
        {html.trim() !== '' && <Html html={html} />}
      </div>
    </footer>
  );
}
