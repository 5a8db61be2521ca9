import type { CartaCorrecao } from '#contract/letters/carta.ts';
import type { Device } from '#parts/device/device.tsx';
import { SEM_DETALHE, tellFalha } from '#parts/failure/falha.ts';
import { saveBlob } from '#parts/share/save-blob.ts';
import { showWaiting } from '#ui/layer/message-queue.ts';
import { showToast } from '#ui/layer/toast-queue.ts';
import { type Arquivo, requestArquivo } from './queries-arquivos.ts';

const ARQUIVOS = {
  xml: { nome: 'procEventoNFe.xml', aguarde: 'Buscando o XML...', oQue: 'O XML' },
  pdf: { nome: 'CCe.pdf', aguarde: 'Buscando o PDF...', oQue: 'O PDF' },
} as const;

/** The name of a document: the invoice's key and the number of the event. */
const arquivoNome = (arquivo: Arquivo, { chaveAcesso, evento, idCartaCorrecao }: CartaCorrecao): string =>
  `${chaveAcesso ?? `carta-${idCartaCorrecao}`}-${evento?.nSeqEvento ?? 1}-${ARQUIVOS[arquivo].nome}`;

/** Downloads a document of a registered letter, or shows why there is none. */
export async function baixarArquivo(device: Device, arquivo: Arquivo, carta: CartaCorrecao): Promise<null> {
  const { aguarde, oQue } = ARQUIVOS[arquivo];
  const close = showWaiting(aguarde);
  const reply = await requestArquivo(device, arquivo, carta.idCartaCorrecao).finally(close);
  if (reply.ok) {
    saveBlob(arquivoNome(arquivo, carta), reply.value);
    showToast({ text: 'O download deve iniciar em instantes.' });
  } else {
    const semResposta = `${oQue} é feito pelo servidor: sem sinal ele não pode ser baixado.`;
    await tellFalha(reply.error, { semDetalhe: SEM_DETALHE.consultar, semResposta, area: 'conta' });
  }
  return null;
}
