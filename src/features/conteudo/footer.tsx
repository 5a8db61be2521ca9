import { Html } from '#parts/html.tsx';
import { BannerArea } from './banner-area.tsx';
import * as css from './frame.css.ts';

/** The end of the page: the footer's banners and the html of the parameters. */
export function Footer({ html }: { html: string }) {
  return (
    <footer className={css.footer}>
      <div className={css.footerInner}>
        <BannerArea area="rodape" />
        {html.trim() !== '' && <Html html={html} />}
      </div>
    </footer>
  );
}
