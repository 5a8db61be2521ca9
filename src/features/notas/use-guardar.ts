import { useRef, useState } from 'react';
import type { NotaFiscal } from '#contract/invoices/nota-fiscal.ts';
import { dropArquivo, putArquivo } from '#mirror/arquivos.ts';
import { toStorageError } from '#outbox/storage-error.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { type Device, useDevice } from '#parts/device/device.tsx';
import { storageMessage } from '#parts/device/storage-message.ts';
import { type Palavras, tellFalha } from '#parts/failure/falha.ts';
import { showMessage } from '#ui/layer/message-queue.ts';
import { showToast } from '#ui/layer/toast-queue.ts';
import type { NotaArquivoTipo } from '#vault/arquivo-rows.ts';
import { arquivoNome, comArquivo, idsOf } from './arquivos.ts';
import { requestArquivos } from './queries-arquivos.ts';

/** Without marked rows the newest ones are kept. */
const ULTIMAS = 10;

const TIPOS: readonly NotaArquivoTipo[] = ['xml', 'danfe', 'boleto'];

const PALAVRAS: Palavras = {
  semDetalhe: 'Houve um erro ao guardar os documentos.',
  semResposta: 'Para guardar documentos no aparelho é preciso de sinal. O que já foi guardado continua aqui.',
  area: 'conta',
};

/** How far it has come: invoices, of how many. */
export type Guardando = { done: number; total: number };

/** The newest of the listed invoices. */
export const ultimasOf = (notas: readonly NotaFiscal[]): NotaFiscal[] =>
  notas.toSorted((a, b) => (a.dataDocumento < b.dataDocumento ? 1 : -1)).slice(0, ULTIMAS);

/** Brings one invoice's documents. Answers false when it was called off or something went wrong, which is said. */
async function guardarNota(
  { vault, env }: Device,
  idPessoaCliente: number,
  nota: NotaFiscal,
  signal: AbortSignal,
): Promise<boolean> {
  for (const tipo of TIPOS) {
    if (comArquivo([nota], tipo).length === 0) continue;
    const reply = await requestArquivos({ tipo, ids: idsOf([nota], tipo) }, signal);
    if (signal.aborted) return false;
    // A boleto that was paid is given out no more.
    if (!reply.ok && tipo === 'boleto' && reply.error.kind === 'recusa') continue;
    if (!reply.ok) {
      await tellFalha(reply.error, PALAVRAS);
      return false;
    }
    const { idTitulo } = nota.titulo;
    const row = { tipo, idTitulo, idPessoaCliente, nome: arquivoNome(tipo, nota), blob: reply.value };
    await putArquivo(vault, idTitulo, { ...row, at: env.now() });
  }
  return true;
}

/** 'Guardar no aparelho': brings the documents of invoices so that they open without a signal, and takes them away. */
export function useGuardar(idPessoaCliente: number): {
  guardando: Guardando | null;
  guardar: (notas: readonly NotaFiscal[]) => void;
  parar: () => void;
  remover: (notas: readonly NotaFiscal[]) => void;
} {
  const device = useDevice();
  const { run } = useOneAct();
  const [guardando, setGuardando] = useState<Guardando | null>(null);
  const abort = useRef<AbortController | null>(null);

  const guardar = async (notas: readonly NotaFiscal[]): Promise<string | null> => {
    if (notas.length === 0) {
      await showMessage({ kind: 'alert', text: 'Nenhum registro foi encontrado.' });
      return null;
    }
    const controller = new AbortController();
    abort.current = controller;
    try {
      for (const [done, nota] of notas.entries()) {
        setGuardando({ done, total: notas.length });
        if (!(await guardarNota(device, idPessoaCliente, nota, controller.signal))) return null;
      }
      const text =
        notas.length === 1 ? 'Os documentos da nota estão' : `Os documentos de ${notas.length} notas estão`;
      showToast({ text: `${text} neste aparelho e abrem sem sinal.`, tone: 'positive' });
      return null;
    } catch (error) {
      return storageMessage(toStorageError(error));
    } finally {
      setGuardando(null);
    }
  };

  const remover = async (notas: readonly NotaFiscal[]): Promise<null> => {
    await dropArquivo(
      device.vault,
      notas.map(({ titulo }) => titulo.idTitulo),
    );
    await showMessage({
      kind: 'information',
      text: 'Os documentos saíram deste aparelho. Eles continuam no portal.',
    });
    return null;
  };

  return {
    guardando,
    guardar: (notas) => run(() => guardar(notas)),
    parar: () => abort.current?.abort(),
    remover: (notas) => run(() => remover(notas)),
  };
}
