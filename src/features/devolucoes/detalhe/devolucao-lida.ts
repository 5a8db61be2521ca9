import { useEnviando } from '#features/devolucoes/queries.ts';
import { useDevolucaoDoServidor } from '#features/devolucoes/queries-servidor.ts';
import type { Linha } from '#features/devolucoes/use-lista.ts';
import { type DevolucaoLida, lidaOf, useDevolucaoDaqui } from '#parts/returns/devolucao-lida.ts';
import type { DevolucaoNome } from '#routes.ts';

/** A return as its page has it. */
export type LinhaLida =
  | Exclude<DevolucaoLida, { tipo: 'lida' }>
  | { readonly tipo: 'lida'; readonly linha: Linha };

/** A customer's return by its name: from the device, else from the server, which knows numbers only. */
export function useDevolucaoLida(nome: DevolucaoNome, idPessoaCliente: number): LinhaLida {
  const daqui = useDevolucaoDaqui(nome, idPessoaCliente);
  const servidor = useDevolucaoDoServidor(daqui?.pergunta ?? null);
  const enviando = useEnviando();
  const lida = lidaOf(daqui, servidor);
  if (lida.tipo !== 'lida') return lida;
  const { aqui } = lida;
  return { tipo: 'lida', linha: { ...aqui, isEnviando: enviando?.has(aqui.devolucao) ?? false } };
}
