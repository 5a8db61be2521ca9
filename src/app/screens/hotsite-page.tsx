import { most } from '#app/page/most-produtos.ts';
import { useParametros } from '#app/parametros/use-parametros.ts';
import { VitrineSo } from '#features/conteudo/vitrines.tsx';
import { HotsiteScreen } from '#features/hotsite/hotsite-screen.tsx';

const NONE: readonly string[] = [];

function Vitrine({ idVitrine }: { idVitrine: number }) {
  return <VitrineSo idVitrine={idVitrine} most={most(useParametros())} />;
}

/** A page of the store with its linked showcase. */
export function HotsitePage({ url }: { url: string }) {
  const frameHosts = useParametros()?.hotsiteFrameHosts ?? NONE;
  return <HotsiteScreen key={url} url={url} frameHosts={frameHosts} Vitrine={Vitrine} />;
}
