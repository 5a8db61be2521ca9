import { useLiveQuery } from 'dexie-react-hooks';
import type { NotaComItens } from '#contract/returns/devolucao.ts';
import { type ListasDeDevolucao, readListasDeDevolucao, readNotasComItens } from '#mirror/devolucoes.ts';
import type { DocumentoLido } from '#mirror/documentos.ts';
import {
  type DevolucaoAqui,
  type DevolucoesBase,
  foldDevolucoes,
} from '#outbox/devolucoes/fold-devolucoes.ts';
import { readDevolucoesBase } from '#outbox/devolucoes/read-devolucoes.ts';
import { useDevice } from '#parts/device/device.tsx';
import { type DevolucaoCriarIntent, laneOfDevolucao } from '#vault/devolucao-intents.ts';
import type { DiasDaNota } from './prazo-text.ts';

/** A customer's returns on this device, and the rows they are made of; `at` is null before they were brought. */
export type Devolucoes = {
  readonly devolucoes: readonly DevolucaoAqui[];
  readonly base: DevolucoesBase;
  readonly at: number | null;
};

/** A customer's returns with this device's changes applied; undefined while they are read. */
export function useDevolucoes(idPessoaCliente: number): Devolucoes | undefined {
  const { vault } = useDevice();
  return useLiveQuery(async () => {
    const base = await readDevolucoesBase(vault, idPessoaCliente);
    return { devolucoes: foldDevolucoes(base), base, at: base.at };
  }, [vault, idPessoaCliente]);
}

/** The returns of a customer that this device made, whatever became of them; undefined while they are read. */
export function useFeitasAqui(idPessoaCliente: number): readonly DevolucaoCriarIntent[] | undefined {
  const { vault } = useDevice();
  return useLiveQuery(async () => {
    const lanes = laneOfDevolucao('');
    const all = await Promise.all([
      vault.outbox.where('lane').startsWith(lanes).toArray(),
      vault.parked.where('lane').startsWith(lanes).toArray(),
      vault.receipts.where('lane').startsWith(lanes).toArray(),
    ]);
    return all
      .flat()
      .flatMap((row) =>
        row.intent.tipo === 'devolucao-criar' && row.idPessoaCliente === idPessoaCliente ? [row.intent] : [],
      );
  }, [vault, idPessoaCliente]);
}

/** The server's reasons, situations and issuers; null before they were brought, undefined while they are read. */
export function useListasDeDevolucao(): ListasDeDevolucao | null | undefined {
  const { vault } = useDevice();
  return useLiveQuery(async () => (await readListasDeDevolucao(vault))?.valor ?? null, [vault]);
}

/** A customer's invoices of 60 days with their lots; null before they were brought, undefined while they are read. */
export function useNotasComItens(
  idPessoaCliente: number,
): DocumentoLido<readonly NotaComItens[]> | null | undefined {
  const { vault } = useDevice();
  return useLiveQuery(
    async () => (await readNotasComItens(vault, idPessoaCliente)) ?? null,
    [vault, idPessoaCliente],
  );
}

/** The days of a return's invoice, as this device has it or kept it when it made the return; null if unknown. */
export function useDiasDaNota(
  idPessoaCliente: number,
  { idTitulo, devolucao }: Pick<DevolucaoAqui, 'idTitulo' | 'devolucao'>,
): DiasDaNota | null {
  const guardadas = useNotasComItens(idPessoaCliente);
  const feitas = useFeitasAqui(idPessoaCliente);
  return (
    guardadas?.valor.find((nota) => nota.idTitulo === idTitulo) ??
    feitas?.find((feita) => feita.devolucao === devolucao)?.nota ??
    null
  );
}
