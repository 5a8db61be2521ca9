import type { ReactNode } from 'react';
import { useOptionalDevice } from '#parts/device/device.tsx';
import { Atendimento } from './atendimento.tsx';
import { Visitante } from './visitante.tsx';

export type InicioScreenProps = {
  /** Opens the log-in. */
  onEnter: () => void;
  /** The store's messages above all. */
  avisos: ReactNode;
  /** The store's own: banners and showcases. */
  loja: ReactNode;
};

/** The home: the day's work for a signed-in user, an introduction for a visitor, and the store around both. */
export function InicioScreen({ onEnter, avisos, loja }: InicioScreenProps) {
  if (useOptionalDevice()) return <Atendimento avisos={avisos} loja={loja} />;
  return <Visitante onEnter={onEnter} avisos={avisos} loja={loja} />;
}
