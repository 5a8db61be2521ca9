import { useGuardadas } from '#features/documentos/queries.ts';
import type { RascunhoRow } from '#vault/rascunho-rows.ts';
import { anterioresText } from './palavras.ts';

/** Tells that replaced files of a draft may have arrived, until a list that was read since shows which did. */
export function EnviosAnteriores({ rascunho }: { rascunho: RascunhoRow }) {
  const { anteriores, idPessoaCliente } = rascunho;
  const guardadas = useGuardadas(idPessoaCliente);
  if (anteriores === undefined || guardadas === undefined) return null;
  const isLida = guardadas !== null && guardadas.at > anteriores.at;
  return isLida ? null : <span>{anterioresText(anteriores.nomes)}</span>;
}
