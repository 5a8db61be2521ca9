import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  consultarItemColecao,
  consultarProdutoIndividual,
  type ItemIndividual,
} from '#contract/catalogue/produto-individual.ts';
import type { ProdutoResumo } from '#engine/read.ts';
import { toProdutoResumo } from '#mirror/to-produto-resumo.ts';
import { BRIEF, type NetError, request } from '#net/request.ts';
import { readSession } from '#net/session.ts';
import { useDevice } from '#parts/device/device.tsx';
import { falhaText, toFalha } from '#parts/failure/falha.ts';

/** Related items asked of the device; those without stock are then left out. */
const RELACIONADOS = 12;

/** The buyer of an item: a customer under a condition, or a visitor. */
export type Comprador = { idPessoaCliente: number; idCondicao: number } | null;

/** Why an item could not be read from the server: it is not there, there is no signal, or something else. */
export type ItemProblem = { kind: 'nao-encontrado' | 'sem-sinal' | 'falha'; text: string };

class ItemError extends Error {
  readonly problem: ItemProblem;
  constructor(problem: ItemProblem) {
    super(problem.text);
    this.problem = problem;
  }
}

function toProblem(error: NetError): ItemProblem {
  if (error.kind === 'silence') return { kind: 'sem-sinal', text: '' };
  const falha = toFalha(error);
  const isGone = error.kind === 'refused' && error.status === 404;
  return {
    kind: isGone ? 'nao-encontrado' : 'falha',
    text: falha.kind === 'silencio' ? '' : falhaText(falha, ''),
  };
}

const forBuyer = (comprador: Comprador) =>
  comprador ? { idPessoaCliente: comprador.idPessoaCliente, idCondicao: comprador.idCondicao } : {};

/**
 * One item with all its details, as the server tells it. `isBrief`: the device has an answer of its own, which
 * stands after three seconds.
 */
export function useItemIndividual(idItem: number | null, comprador: Comprador, isBrief: boolean) {
  const { data, error, isRefetching, refetch } = useQuery<ItemIndividual, Error>({
    queryKey: ['produtoIndividual', idItem, comprador],
    enabled: idItem !== null,
    retry: false,
    queryFn: async ({ signal }) => {
      const query = {
        ...forBuyer(comprador),
        idItem: idItem ?? 0,
        idItemTipo: 1,
        idTipoConsulta: '3',
      } as const;
      const options = {
        signal,
        ...(isBrief ? BRIEF : {}),
        token: comprador ? (readSession()?.token ?? null) : null,
      };
      const reply = await request(consultarProdutoIndividual, { query }, options);
      if (!reply.ok) throw new ItemError(toProblem(reply.error));
      return reply.value;
    },
  });
  const problem = error === null ? null : error instanceof ItemError ? error.problem : FALHA;
  return {
    item: data,
    problem,
    isRetrying: isRefetching,
    retry: () => void refetch().catch(() => undefined),
  };
}

const FALHA: ItemProblem = { kind: 'falha', text: '' };

/** Related items for a visitor, only those in stock. */
export function useRelacionadosVisitante(idItem: number | null): readonly ProdutoResumo[] {
  const { data } = useQuery({
    queryKey: ['itemColecao', idItem],
    enabled: idItem !== null,
    retry: false,
    queryFn: async ({ signal }) => {
      const query = { idItem: idItem ?? 0, idItemTipo: 1, idTipoConsulta: '5' } as const;
      const reply = await request(consultarItemColecao, { query }, { signal });
      if (!reply.ok) throw new ItemError(toProblem(reply.error));
      return reply.value.filter((item) => item.itemPossuiEstoque).flatMap((i) => toProdutoResumo(i) ?? []);
    },
  });
  return data ?? NONE;
}

const NONE: readonly ProdutoResumo[] = [];

/** Ids of a product's related items, from the device itself; null until they were read. */
export function useIdsRelacionados(idProduto: number | null): readonly number[] | null {
  const { engine } = useDevice();
  const [read, setRead] = useState<{ idProduto: number; ids: readonly number[] }>();
  useEffect(() => {
    if (idProduto === null) return undefined;
    let isCurrent = true;
    engine
      .relacionados(idProduto, RELACIONADOS)
      .then((ids) => {
        if (isCurrent) setRead({ idProduto, ids });
      })
      .catch((error: unknown) => {
        if (isCurrent) console.error('related products could not be read', error);
      });
    return () => {
      isCurrent = false;
    };
  }, [engine, idProduto]);
  return read?.idProduto === idProduto ? (read?.ids ?? null) : null;
}
