import { useQuery } from '@tanstack/react-query';
import { useLiveQuery } from 'dexie-react-hooks';
import { type ClienteDadosGerais, consultarClienteDadosGerais } from '#contract/customers/cliente.ts';
import { request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import { useDevice } from '#parts/device/device.tsx';
import { toFalha } from '#parts/failure/falha.ts';
import { FalhaError, type Lido, toLido } from '#parts/failure/lido.ts';

/** A customer's record; `at` is when the device's copy was brought, null for the server's own. */
export type Dados = Lido<ClienteDadosGerais> & { readonly at: number | null };

/** A customer's record: the device's copy, else the server's. */
export function useDadosGerais(idPessoaCliente: number): Dados {
  const { vault, usuario } = useDevice();
  const guardado = useLiveQuery(
    async () => (await vault.clientes.get(idPessoaCliente)) ?? null,
    [vault, idPessoaCliente],
  );
  const copia = guardado?.detalhe?.dadosGerais;
  const servidor = toLido(
    useQuery({
      queryKey: ['dados-gerais', usuario.id, idPessoaCliente],
      queryFn: async ({ signal }) => {
        const token = readSession()?.token ?? null;
        const query = { idPessoaCliente };
        const reply = await request(consultarClienteDadosGerais, { query }, { signal, token });
        if (!reply.ok) throw new FalhaError(toFalha(reply.error));
        return reply.value;
      },
      enabled: guardado !== undefined && copia === undefined,
      retry: false,
      staleTime: 60_000,
    }),
  );
  if (guardado && copia) return { ...servidor, valor: copia, falha: null, at: guardado.at };
  return { ...servidor, at: null };
}
