import { BannerArea } from '#features/conteudo/banner-area.tsx';

/** What the store shows at the end of a search, where nothing is pushed about by it. */
export function BuscaBanners() {
  return <BannerArea area="inferior" />;
}
