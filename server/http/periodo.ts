import { anoErro } from '#lib/periodo.ts';
import { type Recusa, recusa } from './recusa.ts';

/** Refuses crossed days and more than a year; either day may be missing. */
export function periodoInvalido(de: string | undefined, ate: string | undefined): Recusa | undefined {
  if (de === undefined || ate === undefined) return undefined;
  const erro = anoErro({ de, ate });
  return erro === null ? undefined : recusa('requisicao-invalida', erro);
}
