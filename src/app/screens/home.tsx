import { most } from '#app/page/most-produtos.ts';
import { lazyPlace } from '#app/lazy/lazy-part.tsx';
import { useParametros } from '#app/parametros/use-parametros.ts';
import { useUnsentUsers } from '#app/unsent/unsent-users.ts';
import { BannerArea } from '#features/conteudo/banner-area.tsx';
import { Carousel } from '#features/conteudo/carousel.tsx';
import { Vitrines } from '#features/conteudo/vitrines.tsx';
import { InicioScreen } from '#features/inicio/inicio-screen.tsx';
import { useOptionalDevice } from '#parts/device/device.tsx';

const UnsentUsers = lazyPlace(
  async () => (await import('#features/log-in/unsent-users.tsx')).UnsentUsers,
  null,
);

/** The home page: the user's work, with the store's content around it. */
export function Home({ onEnter }: { onEnter: () => void }) {
  const max = most(useParametros());
  const isVisitor = useOptionalDevice() === null;
  const unsentUsers = useUnsentUsers();
  return (
    <InicioScreen
      onEnter={onEnter}
      avisos={
        <>
          {isVisitor && unsentUsers.length > 0 && <UnsentUsers users={unsentUsers} />}
          <BannerArea area="topo" />
        </>
      }
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
