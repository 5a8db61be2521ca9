import { FOTOS_DEMAIS } from '#domain/returns/foto.ts';
import { saoAsMesmasLinhas } from '#domain/returns/mesmas-linhas.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { DevolucaoFim } from '#outbox/devolucoes/await-devolucao.ts';
import { dispatchDevolucao, dispatchExcluirComRecusas } from '#outbox/devolucoes/dispatch-devolucao.ts';
import { dispatchFoto } from '#outbox/devolucoes/dispatch-foto.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import type { MudancaCommand } from '#outbox/devolucoes/queue-change.ts';
import type { StorageError } from '#outbox/storage-error.ts';
import { useDevice } from '#parts/device/device.tsx';
import { storageMessage } from '#parts/device/storage-message.ts';
import { openSincronizacao } from '#parts/dialogs/sincronizacao-state.ts';
import type { DesfechoWords } from '#parts/failure/desfecho.ts';
import { confirm, showMessage } from '#ui/layer/message-queue.ts';
import type { ItemDevolvidoVisto } from '#vault/devolucao-intents.ts';
import { aAprovarDe } from './a-aprovar.ts';
import { type Impede, impedeDigitar, impedeExcluir, impedeFinalizar, impedeMover } from './atos-regras.ts';
import {
  DECIDIR,
  DESFECHOS,
  EXCLUIR,
  EXCLUIR_ITEM,
  MUDOU,
  NAO_ENCONTRADA,
  perguntaFinalizar,
  REMOVER_FOTO,
} from './atos-words.ts';
import { tellDesfechoDaDevolucao } from './desfecho.ts';
import { latestDevolucao } from './latest-devolucao.ts';

export type Cliente = { readonly idPessoaCliente: number; readonly nomeCliente: string };

/** How an act ended: `nada` was declined, or is not possible and the user knows why. An error is the sentence to show. */
export type AtoFim = Result<'nada' | DevolucaoFim['kind'], string>;

/** True if an act is done, or kept on this device to be sent. */
export const isFeito = (fim: AtoFim): boolean => fim.ok && fim.value !== 'nada' && fim.value !== 'recusado';

/** The acts on a return. Each checks the return as it is now, and says how it ended. */
export type DevolucaoAtos = {
  readonly mover: (devolucao: DevolucaoAqui, idSituacao: number) => Promise<AtoFim>;
  readonly finalizar: (devolucao: DevolucaoAqui) => Promise<AtoFim>;
  readonly excluir: (devolucao: DevolucaoAqui) => Promise<AtoFim>;
  /** Sets the units and the reason of a lot; the server's response is not waited for. */
  readonly definirItem: (devolucao: DevolucaoAqui, item: ItemDevolvidoVisto) => Promise<AtoFim>;
  readonly excluirItem: (devolucao: DevolucaoAqui, item: ItemDevolvidoVisto) => Promise<AtoFim>;
  /** Adds a photograph, a JPEG. */
  readonly adicionarFoto: (devolucao: DevolucaoAqui, bytes: Uint8Array<ArrayBuffer>) => Promise<AtoFim>;
  readonly removerFoto: (devolucao: DevolucaoAqui, foto: string) => Promise<AtoFim>;
};

/** A question, or one that depends on the return. */
type Question = string | ((aqui: DevolucaoAqui) => Promise<string>);

const NADA = ok('nada' as const);

/** Returns the acts on a customer's returns. The list, the details and the entry share them. */
export function useDevolucaoAtos(cliente: Cliente): DevolucaoAtos {
  const { vault, env } = useDevice();

  /** The return as it is now if the act is possible; otherwise says why not and returns null. */
  const check = async (seen: DevolucaoAqui, impede: Impede): Promise<DevolucaoAqui | null> => {
    const aqui = await latestDevolucao(vault, cliente.idPessoaCliente, seen);
    const text = aqui === null ? NAO_ENCONTRADA : impede(aqui);
    if (text === null) return aqui;
    await showMessage({ kind: 'alert', text });
    // A refused change is decided first: a later one would wait for it.
    if (text === DECIDIR) openSincronizacao();
    return null;
  };
  /** The same, with a question between; the return may have changed until it is answered. */
  const ask = async (seen: DevolucaoAqui, impede: Impede, question: Question, isGrave = false) => {
    const aqui = await check(seen, impede);
    if (aqui === null) return null;
    const text = typeof question === 'string' ? question : await question(aqui);
    return (await confirm({ text, isGrave })) ? check(seen, impede) : null;
  };

  const queue = (aqui: DevolucaoAqui, command: MudancaCommand) =>
    dispatchDevolucao(vault, { ...cliente, aqui }, [command], env);
  /** Saves a change of a return, and says how it ended. */
  const mudar = async (
    { devolucao }: DevolucaoAqui,
    save: () => Promise<Result<unknown, StorageError>>,
    words: DesfechoWords,
  ): Promise<AtoFim> => {
    const since = env.now();
    const saved = await save();
    if (!saved.ok) return fail(storageMessage(saved.error));
    return ok(await tellDesfechoDaDevolucao(vault, { devolucao, since }, words));
  };
  const digitar = async (aqui: DevolucaoAqui | null, command: MudancaCommand): Promise<AtoFim> => {
    if (aqui === null) return NADA;
    const saved = await queue(aqui, command);
    return saved.ok ? ok('fila') : fail(storageMessage(saved.error));
  };

  return {
    mover: async (seen, idSituacao) => {
      const aqui = await check(seen, impedeMover);
      if (aqui === null) return NADA;
      const save = () => queue(aqui, { tipo: 'devolucao-situacao', idSituacao });
      return mudar(aqui, save, DESFECHOS.movida(aqui));
    },
    finalizar: async (seen) => {
      let shown: DevolucaoAqui['itens'] = [];
      const aqui = await ask(seen, impedeFinalizar, async (now) => {
        shown = now.itens;
        return perguntaFinalizar(await aAprovarDe(vault, cliente.idPessoaCliente, now));
      });
      if (aqui === null) return NADA;
      if (!saoAsMesmasLinhas(aqui.itens, shown)) {
        await showMessage({ kind: 'alert', text: MUDOU });
        return NADA;
      }
      const itens = aqui.itens.map((item) => ({ ...item }));
      const save = () => queue(aqui, { tipo: 'devolucao-finalizar', itens });
      return mudar(aqui, save, DESFECHOS.finalizada(aqui));
    },
    excluir: async (seen) => {
      const aqui = await ask(seen, impedeExcluir, EXCLUIR, true);
      if (aqui === null) return NADA;
      const save = () => dispatchExcluirComRecusas(vault, { ...cliente, aqui }, env);
      return mudar(aqui, save, DESFECHOS.excluida(aqui));
    },
    definirItem: async (seen, item) =>
      digitar(await check(seen, impedeDigitar), { tipo: 'devolucao-item', item }),
    excluirItem: async (seen, { idProduto, descProduto, lote }) =>
      digitar(await ask(seen, impedeDigitar, EXCLUIR_ITEM), {
        tipo: 'devolucao-item-excluir',
        idProduto,
        descProduto,
        lote,
      }),
    adicionarFoto: async (seen, bytes) => {
      const aqui = await check(seen, impedeDigitar);
      if (aqui === null) return NADA;
      const saved = await dispatchFoto(vault, { ...cliente, aqui }, bytes, env);
      if (saved.ok) return ok('fila');
      return fail(saved.error.kind === 'cheia' ? FOTOS_DEMAIS : storageMessage(saved.error));
    },
    removerFoto: async (seen, foto) =>
      digitar(await ask(seen, impedeDigitar, REMOVER_FOTO), { tipo: 'devolucao-foto-excluir', foto }),
  };
}
