import { useInfiniteQuery } from '@tanstack/react-query';
import { useLiveQuery } from 'dexie-react-hooks';
import { CONTATOS_POR_PAGINA, consultarClienteEmail, type PessoaEmail } from '#contract/contacts/email.ts';
import { consultarClienteTelefone, type Telefone } from '#contract/contacts/telefone.ts';
import { compareEmails, compareTelefones } from '#domain/contacts/ordem.ts';
import type { Result } from '#lib/result.ts';
import { type NetError, request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import {
  type ContatosLidos,
  type EmailAqui,
  readEmails,
  readTelefones,
  type TelefoneAqui,
} from '#outbox/contatos/read-contatos.ts';
import { useDevice } from '#parts/device/device.tsx';
import { FalhaError, falhaOf, type Lido } from '#parts/failure/lido.ts';
import { toFalhaDaParte } from '#parts/failure/sem-funcao.ts';
import { type ContatoIntent, nomeDeEmail, nomeDeTelefone } from '#vault/contato-intents.ts';
import type { Vault } from '#vault/vault.ts';

/** Contacts by the server, page by page. */
export type DoServidor<A> = Omit<Lido<A>, 'valor'> & {
  /** Undefined before the first page. */
  readonly contatos: readonly A[] | undefined;
  readonly total: number | null;
  readonly lerMais: () => void;
};

/** A kind of contacts: where they are kept, and how the server is asked for them. */
export type Tipo<A, C> = {
  readonly nome: string;
  /** The kind of its queued changes. */
  readonly intent: ContatoIntent['tipo'];
  readonly ler: (vault: Vault, idPessoaCliente: number) => Promise<ContatosLidos<A>>;
  readonly pedir: (
    pagina: { idPessoaCliente: number; numeroPagina: number; qtdRegistrosPagina: number },
    options: { signal: AbortSignal; token: string | null },
  ) => Promise<Result<{ colecao: C[]; totalRegistros: number }, NetError>>;
  readonly toAqui: (contato: C) => A;
  /** The order of the list. */
  readonly compare: (one: A, other: A) => number;
};

const CONFIRMADO = { estado: 'confirmado', recusada: null } as const;

export const EMAILS: Tipo<EmailAqui, PessoaEmail> = {
  nome: 'emails',
  intent: 'email',
  ler: readEmails,
  pedir: (query, options) => request(consultarClienteEmail, { query }, options),
  toAqui: ({ idPessoa: _cliente, ...email }) => ({
    ...email,
    ...CONFIRMADO,
    contato: nomeDeEmail(email.email),
  }),
  compare: compareEmails,
};

export const TELEFONES: Tipo<TelefoneAqui, Telefone> = {
  nome: 'telefones',
  intent: 'telefone',
  ler: readTelefones,
  pedir: (query, options) => request(consultarClienteTelefone, { query }, options),
  toAqui: ({ pessoa: _cliente, ...telefone }) => ({
    ...telefone,
    ...CONFIRMADO,
    contato: nomeDeTelefone(telefone.idTelefone),
  }),
  compare: compareTelefones,
};

/** A customer's contacts on this device, with its own changes; undefined while they are read. */
export function useAqui<A, C>({ ler }: Tipo<A, C>, idPessoaCliente: number): ContatosLidos<A> | undefined {
  const { vault } = useDevice();
  return useLiveQuery(() => ler(vault, idPessoaCliente), [vault, idPessoaCliente, ler]);
}

/** A customer's contacts by the server; not `isWanted` asks for none. */
export function useDoServidor<A, C>(
  { nome, pedir, toAqui }: Tipo<A, C>,
  idPessoaCliente: number,
  isWanted: boolean,
): DoServidor<A> {
  const { usuario } = useDevice();
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: ['contatos', nome, usuario.id, idPessoaCliente],
      enabled: isWanted,
      queryFn: async ({ pageParam, signal }) => {
        const pagina = {
          idPessoaCliente,
          numeroPagina: pageParam,
          qtdRegistrosPagina: CONTATOS_POR_PAGINA,
        };
        const reply = await pedir(pagina, { signal, token: readSession()?.token ?? null });
        if (!reply.ok) throw new FalhaError(toFalhaDaParte(reply.error));
        return { contatos: reply.value.colecao.map(toAqui), total: reply.value.totalRegistros };
      },
      initialPageParam: 1,
      getNextPageParam: (last, pages, page) => {
        const lidos = pages.reduce((sum, { contatos }) => sum + contatos.length, 0);
        return last.contatos.length > 0 && lidos < last.total ? page + 1 : null;
      },
      retry: false,
      staleTime: 0,
    });
  const pages = isWanted ? data?.pages : undefined;
  const goesOn = isWanted && hasNextPage && !isFetchingNextPage && error === null;
  return {
    contatos: pages?.flatMap(({ contatos }) => contatos),
    total: pages?.at(-1)?.total ?? null,
    falha: isWanted ? falhaOf(error) : null,
    isLendo: isWanted && isFetching,
    lerMais: () => {
      if (goesOn) fetchNextPage().catch(() => undefined);
    },
    reler: () => {
      if (isWanted) refetch().catch(() => undefined);
    },
  };
}
