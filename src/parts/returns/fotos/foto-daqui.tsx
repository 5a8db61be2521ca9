import { useLiveQuery } from 'dexie-react-hooks';
import { useDevice } from '#parts/device/device.tsx';
import * as css from './foto-daqui.css.ts';
import { toSrc } from './foto-src.ts';

/** A photograph of this device, small; nothing if the device does not have it. */
export function FotoDaqui({ foto }: { foto: string }) {
  const { vault } = useDevice();
  const row = useLiveQuery(() => vault.fotos.get(foto), [vault, foto]);
  if (row === undefined) return null;
  return <img className={css.small} src={toSrc(row.bytes)} alt="Fotografia que não foi recebida" />;
}
