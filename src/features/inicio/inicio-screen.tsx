import { useOptionalDevice } from '#parts/device.tsx';
import { Atendimento } from './atendimento.tsx';
import { Visitante } from './visitante.tsx';

export type InicioScreenProps = {
  /** Opens the log-in. */
  onEnter: () => void;
};

/** The home: the day's work for who is logged in, what Maleta is for a visitor. */
export function InicioScreen({ onEnter }: InicioScreenProps) {
  return useOptionalDevice() ? <Atendimento /> : <Visitante onEnter={onEnter} />;
}
