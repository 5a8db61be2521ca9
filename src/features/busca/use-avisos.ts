import { useCallback, useMemo } from 'react';
import type { ProdutoResumo } from '#engine/read.ts';
import { dispatchIntencao } from '#outbox/dispatch-intencao.ts';
import { useDevice } from '#parts/device.tsx';
import { storageMessage } from '#parts/storage-message.ts';
import { useClienteAtual } from '#parts/use-cliente.ts';
import { useAvisosLidos } from './queries.ts';
import { type AvisoLido, ITEM_PRODUTO } from './view.ts';

export type Avisos = {
  /** How the customer's wish to be told of a product stands; undefined where there is none. */
  avisoOf: (idProduto: number) => AvisoLido | undefined;
  /** Queues the wish. Answers null when it is saved, else the sentence to show. */
  onAvise: (produto: ProdutoResumo) => Promise<string | null>;
};

/** 'Avise-me' for the customer being served. */
export function useAvisos(): Avisos {
  const { vault, env } = useDevice();
  const cliente = useClienteAtual();
  const idPessoaCliente = cliente?.idPessoa;
  const nomeCliente = cliente?.usuarioCliente.pessoa.nome ?? '';
  const lidos = useAvisosLidos(idPessoaCliente);
  const onAvise = useCallback(
    async ({ idProduto, nome, apresentacao }: ProdutoResumo): Promise<string | null> => {
      if (idPessoaCliente === undefined) return 'Escolha um cliente para avisar.';
      const saved = await dispatchIntencao(
        vault,
        {
          idPessoaCliente,
          nomeCliente,
          idItem: idProduto,
          idItemTipo: ITEM_PRODUTO,
          descricao: `${nome} ${apresentacao}`,
        },
        env,
      );
      return saved.ok ? null : storageMessage(saved.error);
    },
    [vault, env, idPessoaCliente, nomeCliente],
  );
  return useMemo(() => ({ avisoOf: (id) => lidos.get(id), onAvise }), [lidos, onAvise]);
}
