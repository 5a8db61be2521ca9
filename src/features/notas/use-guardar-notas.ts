import type { NotaFiscal } from '#contract/invoices/nota-fiscal.ts';
import { dropArquivo, putArquivo } from '#mirror/arquivos.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { type Device, useDevice } from '#parts/device/device.tsx';
import { type Palavras, tellFalha } from '#parts/failure/falha.ts';
import { useGuardar } from '#parts/share/use-guardar.ts';
import { showMessage } from '#ui/layer/message-queue.ts';
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

const said = (count: number): string =>
  count === 1
    ? 'Os documentos da nota estão neste aparelho e abrem sem sinal.'
    : `Os documentos de ${count} notas estão neste aparelho e abrem sem sinal.`;

/** 'Guardar no aparelho': brings the documents of invoices so that they open without a signal, and takes them away. */
export function useGuardarNotas(idPessoaCliente: number) {
  const device = useDevice();
  const { run } = useOneAct();
  const { guardando, guardar, parar } = useGuardar<NotaFiscal>(
    (nota, signal) => guardarNota(device, idPessoaCliente, nota, signal),
    said,
  );

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
    guardar: (notas: readonly NotaFiscal[]) => guardar(notas, 'Nenhum registro foi encontrado.'),
    parar,
    remover: (notas: readonly NotaFiscal[]) => run(() => remover(notas)),
  };
}
