import { useLiveQuery } from 'dexie-react-hooks';
import {
  type OrcamentoAqui,
  type OrcamentosAqui,
  readOrcamentos,
} from '#outbox/orcamentos/read-orcamentos.ts';
import type { EnvioLinha } from '#parts/cart/envio-linha.ts';
import { orcamentoWords } from '#parts/cart/orcamento-words.ts';
import { useDevice } from '#parts/device/device.tsx';
import { orcamentoHref } from '#routes.ts';

/** A submission or a quotation of this device, for the list. */
export type Proprio = EnvioLinha & { isOrcamento?: true };

/** A quotation of this device as a row of the list. */
export const toProprio = (aqui: OrcamentoAqui): Proprio => {
  const { row, kind } = aqui;
  return {
    key: row.key,
    href: orcamentoHref(row.key),
    nome: row.intent.codigoLocal,
    nomeCliente: row.nomeCliente,
    words: orcamentoWords(aqui),
    at: row.at,
    total:
      kind === 'guardado' ? row.pedidos.reduce((sum, { total }) => sum + total, 0) : row.intent.totalVisto,
    isOrcamento: true,
  };
};

/** A customer's quotations and marks of this device; undefined while they are read. */
export function useOrcamentosAqui(idPessoaCliente: number): OrcamentosAqui | undefined {
  const { vault } = useDevice();
  const read = useLiveQuery(
    async () => ({ idPessoaCliente, lidos: await readOrcamentos(vault, idPessoaCliente) }),
    [vault, idPessoaCliente],
  );
  return read?.idPessoaCliente === idPessoaCliente ? read.lidos : undefined;
}
