import { versao } from '#app/page/build-id.ts';
import { PARAMETROS_KEY, queryClient } from '#app/session/query-client.ts';
import type { Parametros } from '#contract/content/parametro.ts';
import { isVersaoAnterior } from '#domain/app/versao.ts';
import { useParametros } from './use-parametros.ts';

/** Says where the work stays on a device whose version is too old. */
export const WAITS_FOR_UPDATE =
  'Esta versão do Maleta não é mais aceita. O que você fizer fica guardado neste aparelho e é enviado depois de atualizar.';

const isBelow = (parametros: Pick<Parametros, 'versaoMinima'> | undefined): boolean =>
  isVersaoAnterior(versao, parametros?.versaoMinima ?? '');

/** True when the server wants a newer version than this one, by its last parameters. */
export const isOutdated = (): boolean => isBelow(queryClient.getQueryData<Parametros>(PARAMETROS_KEY));

/** The same, as a hook that follows changes. */
export const useOutdated = (): boolean => isBelow(useParametros());
