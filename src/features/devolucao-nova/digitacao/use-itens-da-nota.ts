import type { ItemDaNotaDevolvivel, NotaDevolvivel } from '#contract/returns/devolucao.ts';
import { useItensDoServidor } from '#features/devolucao-nova/queries.ts';
import { useOnline } from '#parts/device/use-online.ts';
import type { Lido } from '#parts/failure/lido.ts';
import { useNotasComItens } from '#parts/returns/use-devolucoes.ts';

/** The lots of a return's invoice. */
export type ItensDaNota = Lido<readonly ItemDaNotaDevolvivel[]> & {
  /** The invoice, where this device has it. */
  readonly nota: NotaDevolvivel | null;
  /** When this device read it; null for the server's answer. */
  readonly at: number | null;
};

const SILENCIO = { kind: 'silencio', isServidor: false } as const;

/** Reads the lots of an invoice: on the device where it has them, else on the server. */
export function useItensDaNota(idPessoaCliente: number, idTitulo: number): ItensDaNota {
  const isOnline = useOnline();
  const guardadas = useNotasComItens(idPessoaCliente);
  const nota = guardadas?.valor.find((one) => one.idTitulo === idTitulo) ?? null;
  const isMissing = guardadas !== undefined && nota === null;
  const servidor = useItensDoServidor(idTitulo, isMissing && isOnline);
  if (nota !== null) return { ...servidor, valor: nota.itens, falha: null, nota, at: guardadas?.at ?? null };
  const falha = isMissing && !isOnline && servidor.valor === undefined ? SILENCIO : servidor.falha;
  return { ...servidor, falha, nota: null, at: null };
}
