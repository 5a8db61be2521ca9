import { BannerArea } from '#features/conteudo/banner-area.tsx';

/** The store's banner at the end of a search, where it pushes no content down. */
export function BuscaBanners() {
  return <BannerArea area="inferior" />;
}
