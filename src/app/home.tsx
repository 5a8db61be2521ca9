import { BannerArea } from '#features/conteudo/banner-area.tsx';
import { Carousel } from '#features/conteudo/carousel.tsx';
import { Vitrines } from '#features/conteudo/vitrines.tsx';
import { InicioScreen } from '#features/inicio/inicio-screen.tsx';
import { most } from './most-produtos.ts';
import { useParametros } from './use-parametros.ts';

/** The home page: the person's work, and what the store shows around it. */
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
