import { buildId } from '#app/page/build-id.ts';
import { useOutdated, WAITS_FOR_UPDATE } from '#app/parametros/outdated.ts';
import { useParametros } from '#app/parametros/use-parametros.ts';
import { PARAMETROS_KEY, queryClient } from '#app/session/query-client.ts';
import { Aparelho } from '#features/aparelho/aparelho.tsx';
import { SyncSheet, type SyncSheetProps } from '#features/sincronizacao/sync-sheet.tsx';
import { Notice } from '#ui/notice.tsx';

/** The sync sheet, with the device's report about itself below. */
export function SyncPanel(props: Omit<SyncSheetProps, 'children'>) {
  const isTooOld = useOutdated();
  const pedeLocalizacao = useParametros()?.solicitarGeolocalizacao ?? false;
  const parametrosAt = queryClient.getQueryState(PARAMETROS_KEY)?.dataUpdatedAt ?? 0;
  return (
    <SyncSheet {...props}>
      {isTooOld && <Notice tone="caution">{WAITS_FOR_UPDATE}</Notice>}
      <Aparelho
        buildId={buildId}
        parametrosAt={parametrosAt > 0 ? parametrosAt : null}
        pedeLocalizacao={pedeLocalizacao}
      />
    </SyncSheet>
  );
}
