import type { Visita } from '#contract/visits/visita.ts';
import { putVisitas } from '#mirror/visitas.ts';
import type { Vault } from '#vault/vault.ts';

/** For tests: noon of 2026-11-20 in São Paulo. */
export const MEIO_DIA = Date.parse('2026-11-20T12:00:00-03:00');
/** For tests: that day. */
export const DIA = '2026-11-20';

/** For tests: a note of the user 7 about a visit to the customer 101, written an hour before noon. */
export const sampleVisita = (texto: string, over: Partial<Visita> = {}): Visita => ({
  id: '00000000-0000-4000-8000-0000000000f1',
  idPessoaCliente: 101,
  nomeCliente: 'Drogaria Aurora',
  idUsuario: 7,
  nomeUsuario: 'Ana',
  dia: DIA,
  motivo: 1,
  texto,
  escritaEm: '2026-11-20T14:00:00.000Z',
  ...over,
});

type Guardadas = { feitas?: readonly string[]; idPessoaCliente?: number; at?: number };

/** For tests: stores these as the notes of the customer 101, or of the day (0). */
export const keepVisitas = (
  vault: Vault,
  visitas: readonly Visita[],
  { feitas = [], idPessoaCliente = 101, at = 1000 }: Guardadas = {},
): Promise<void> => {
  const desde = idPessoaCliente === 0 ? DIA : '2026-08-22';
  return putVisitas(vault, idPessoaCliente, { at, valor: { desde, visitas, feitas } });
};
