import type { NotaFiscal } from '#contract/invoices/nota-fiscal.ts';
import { notasHead, notasNome, notasRow } from '#domain/invoices/notas-csv.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { useDevice } from '#parts/device/device.tsx';
import { type Palavras, SEM_DETALHE, tellFalha } from '#parts/failure/falha.ts';
import { SEM_SELECAO } from '#parts/list/sem-selecao.ts';
import { saveBlob } from '#parts/share/save-blob.ts';
import { type Arquivo, umPdf } from '#parts/share/um-pdf.ts';
import { confirm, showMessage, showWaiting } from '#ui/layer/message-queue.ts';
import { showToast } from '#ui/layer/toast-queue.ts';
import type { NotaArquivoTipo } from '#vault/arquivo-rows.ts';
import { comArquivo, idsOf, isGuardado, readGuardados, TIPO_NOME, toArquivo } from './arquivos.ts';
import type { Filtro } from './filtro.ts';
import { requestArquivos, requestCsv } from './queries-arquivos.ts';

/** Most ids of one request. */
const MAXIMO = 100;

const SEM_BOLETO = 'Nenhum boleto foi encontrado para que o download seja realizado.';
const SEM_REGISTRO = 'Nenhum registro foi encontrado.';
const MUITAS = `Selecione até ${MAXIMO} documentos por vez.`;

const perguntaOf = (tipo: NotaArquivoTipo): string =>
  `Realmente deseja realizar o download do(s) ${TIPO_NOME[tipo]}(s)? Caso o download não seja iniciado, verifique se o seu navegador possui algum bloqueador de pop-ups.`;

const PALAVRAS: Palavras = {
  semDetalhe: SEM_DETALHE.consultar,
  semResposta:
    'Este documento não está neste aparelho. Baixe-o quando houver sinal, ou guarde no aparelho os que vai precisar.',
  area: 'conta',
};

async function alert(text: string): Promise<null> {
  await showMessage({ kind: 'alert', text });
  return null;
}

async function save(arquivo: Arquivo): Promise<void> {
  const { nome, blob } = await umPdf(arquivo);
  saveBlob(nome, blob);
}

/** The downloads of the list: each asks first, and takes kept documents from the device. */
export function useBaixar(
  idPessoaCliente: number,
  guardados: ReadonlySet<string>,
): {
  baixar: (tipo: NotaArquivoTipo, marcadas: readonly NotaFiscal[]) => void;
  exportar: (notas: readonly NotaFiscal[], filtro: Filtro, isDoServidor: boolean) => void;
} {
  const { vault, env } = useDevice();
  const { run } = useOneAct();
  const instant = () => toBusinessInstant(new Date(env.now()));

  const baixar = async (tipo: NotaArquivoTipo, marcadas: readonly NotaFiscal[]): Promise<null> => {
    if (marcadas.length === 0) return alert(SEM_SELECAO);
    const notas = comArquivo(marcadas, tipo);
    if (notas.length === 0) return alert(SEM_BOLETO);
    const ids = idsOf(notas, tipo);
    if (ids.length > MAXIMO) return alert(MUITAS);
    const isKept = isGuardado(notas, tipo, guardados);
    // Without a network no question comes first: the request fails, and its message says why.
    if ((isKept || navigator.onLine) && !(await confirm({ text: perguntaOf(tipo) }))) return null;
    const kept = isKept ? await readGuardados(vault, tipo, notas, instant()) : null;
    if (kept !== null) {
      await save(kept);
      return null;
    }
    const close = showWaiting('Buscando os documentos...');
    const reply = await requestArquivos({ tipo, ids }).finally(close);
    if (!reply.ok) {
      await tellFalha(reply.error, PALAVRAS);
      return null;
    }
    await save(toArquivo(reply.value, tipo, notas, instant()));
    showToast({ text: 'O download deve iniciar em instantes.' });
    return null;
  };

  const exportar = async (
    notas: readonly NotaFiscal[],
    filtro: Filtro,
    isDoServidor: boolean,
  ): Promise<null> => {
    if (notas.length === 0) return alert(SEM_REGISTRO);
    if (!(await confirm({ text: 'Realmente deseja exportar as notas fiscais em CSV?' }))) return null;
    const nome = notasNome(instant());
    if (isDoServidor) {
      const close = showWaiting('Exportando as notas fiscais...');
      const reply = await requestCsv(idPessoaCliente, filtro).finally(close);
      if (reply.ok) {
        saveBlob(nome, reply.value);
        return null;
      }
      if (reply.error.kind !== 'silencio') {
        await tellFalha(reply.error, PALAVRAS);
        return null;
      }
    }
    // All that is listed is here: without the server it is the same file.
    saveBlob(nome, new Blob([notasHead(), ...notas.map(notasRow)], { type: 'text/csv; charset=utf-8' }));
    return null;
  };

  return {
    baixar: (tipo, marcadas) => run(() => baixar(tipo, marcadas)),
    exportar: (notas, filtro, isDoServidor) => run(() => exportar(notas, filtro, isDoServidor)),
  };
}
