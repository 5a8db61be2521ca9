import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { aguardar, contar } from '#features/devolucao-nova/desfecho.ts';
import { dispatchDevolucao, type MudancaCommand } from '#outbox/devolucoes/dispatch-devolucao.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { useDevice } from '#parts/device/device.tsx';
import { storageMessage } from '#parts/device/storage-message.ts';
import { routes } from '#routes.ts';
import { confirm, showMessage } from '#ui/layer/message-queue.ts';
import type { ItemDevolvidoVisto } from '#vault/devolucao-intents.ts';
import { nomeDaDevolucao } from './achada.ts';

export type AtosProps = {
  aqui: DevolucaoAqui;
  idPessoaCliente: number;
  nomeCliente: string;
  /** The return is about to end here: until `false` the screen does not follow it. */
  onEnding: (isEnding: boolean) => void;
};

/** The acts on a draft. */
export function useAtos({ aqui, idPessoaCliente, nomeCliente, onEnding }: AtosProps) {
  const { vault, env } = useDevice();
  const { run, isPending } = useOneAct();
  const itens = useOneAct();
  // A question may be answered after the return changed.
  const latest = useRef(aqui);
  useEffect(() => {
    latest.current = aqui;
  }, [aqui]);
  const [, navigate] = useLocation();

  const queue = async (command: MudancaCommand): Promise<string | null> => {
    const saved = await dispatchDevolucao(vault, { idPessoaCliente, nomeCliente, aqui }, [command], env);
    return saved.ok ? null : storageMessage(saved.error);
  };
  /** Queues the last change of a draft, says how it ended and goes to the list. */
  const end = async (command: MudancaCommand, words: Parameters<typeof contar>[1]) => {
    const since = env.now();
    onEnding(true);
    const problem = await queue(command);
    if (problem !== null) {
      onEnding(false);
      return problem;
    }
    await contar(await aguardar(vault, { devolucao: aqui.devolucao, since }), words);
    navigate(routes.devolucao);
    return null;
  };

  const finalizar = async (): Promise<string | null> => {
    if (aqui.itens.length === 0) {
      await showMessage({ kind: 'alert', text: 'Inclua ao menos um item na devolução.' });
      return null;
    }
    if (!(await confirm({ text: 'Realmente deseja finalizar a devolução?' }))) return null;
    return end(
      { tipo: 'devolucao-finalizar', itens: latest.current.itens.map((item) => ({ ...item })) },
      {
        feito: 'Devolução eletrônica finalizada com sucesso.',
        guardado: `Devolução ${nomeDaDevolucao(aqui)} guardada neste aparelho. Ela segue quando houver sinal.`,
      },
    );
  };
  const cancelar = async (): Promise<string | null> => {
    const text = 'A devolução eletrônica será excluída. Deseja continuar?';
    if (!(await confirm({ text, isGrave: true }))) return null;
    return end(
      { tipo: 'devolucao-excluir' },
      {
        feito: 'Devolução de Venda excluída com sucesso!',
        guardado: `Devolução ${nomeDaDevolucao(aqui)} excluída neste aparelho. A exclusão segue quando houver sinal.`,
      },
    );
  };
  const excluir = async ({ idProduto, descProduto, lote }: ItemDevolvidoVisto): Promise<string | null> => {
    if (!(await confirm({ text: 'Realmente deseja excluir o item selecionado?' }))) return null;
    return queue({ tipo: 'devolucao-item-excluir', idProduto, descProduto, lote });
  };

  return {
    isPending,
    finalizar: () => run(finalizar),
    cancelar: () => run(cancelar),
    excluir: (item: ItemDevolvidoVisto) => itens.run(() => excluir(item)),
    inserir: (item: ItemDevolvidoVisto) => itens.run(() => queue({ tipo: 'devolucao-item', item })),
  };
}
