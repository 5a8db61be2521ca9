import { most } from '#app/page/most-produtos.ts';
import { useParametros } from '#app/parametros/use-parametros.ts';
import { BannerArea } from '#features/conteudo/banner-area.tsx';
import { Carousel } from '#features/conteudo/carousel.tsx';
import { Vitrines } from '#features/conteudo/vitrines.tsx';
import { InicioScreen } from '#features/inicio/inicio-screen.tsx';

/** The home page: the user's work, with the store's content around it. */
export function Home({ onEnter }: { onEnter: () => void }) {
  const max = most(useParametros());
  return (
    <InicioScreen
      onEnter={onEnter}
      avisos={<BannerArea area="topo" />}
      loja={
        <>
          <Carousel />
          <Vitrines most={max} />
          <BannerArea area="inferior" />
        </>
      }
    />
  );
}
