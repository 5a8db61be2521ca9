import type { ReactNode } from 'react';
import { useOptionalDevice } from '#parts/device/device.tsx';
import { Atendimento } from './atendimento.tsx';
import { Visitante } from './visitante.tsx';

export type InicioScreenProps = {
  /** Opens the log-in. */
  onEnter: () => void;
  /** What the store says over everything. */
  avisos: ReactNode;
  /** The store's own: banners and showcases. */
  loja: ReactNode;
};

/** The home: the day's work for who is logged in, what Maleta is for a visitor, and the store around both. */
export function InicioScreen({ onEnter, avisos, loja }: InicioScreenProps) {
  if (useOptionalDevice()) return <Atendimento avisos={avisos} loja={loja} />;
  return <Visitante onEnter={onEnter} avisos={avisos} loja={loja} />;
}
