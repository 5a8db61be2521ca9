import { boletoOf, type ContaDoDia, contaDoDia } from '#domain/payment/conta-recebida.ts';
import { boletosNome } from '#domain/payment/segunda-via.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { readArquivo } from '#mirror/arquivos.ts';
import { readRecebiveis } from '#mirror/read-recebiveis.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { useOptionalDevice } from '#parts/device/device.tsx';
import { useLiveQuery } from '#parts/device/live-query.ts';
import { type Palavras, SEM_DETALHE, tellFalha } from '#parts/failure/falha.ts';
import { saveBlob } from '#parts/share/save-blob.ts';
import { umPdf } from '#parts/share/um-pdf.ts';
import { showWaiting } from '#ui/layer/message-queue.ts';
import { showToast } from '#ui/layer/toast-queue.ts';
import { baixarMeuBoleto } from './queries.ts';
import { BAIXADO } from './use-segunda-via.ts';

const NENHUM: readonly ContaDoDia[] = [];

const PALAVRAS: Palavras = {
  semDetalhe: SEM_DETALHE.consultar,
  semResposta: 'Este boleto não está neste aparelho. Baixe-o quando houver sinal.',
  area: 'conta',
};

/**
 * The instalments of a customer on this device that have a boleto to pay, by due date, and the download of one boleto.
 * Without a signal a boleto that is kept on the device is given out.
 */
export function useMeusBoletos(idPessoaCliente: number) {
  const device = useOptionalDevice();
  const { run } = useOneAct();
  const contas = useLiveQuery(async () => {
    if (device === null) return NENHUM;
    const hoje = businessDayOf(new Date(device.env.now()));
    return (await readRecebiveis(device.vault, idPessoaCliente))
      .map((conta) => contaDoDia(conta, hoje))
      .filter((linha) => boletoOf(linha) !== null)
      .sort((a, b) => a.conta.dataVencimento.localeCompare(b.conta.dataVencimento));
  }, [device, idPessoaCliente]);

  const baixar = async (linha: ContaDoDia): Promise<null> => {
    const idBoleto = boletoOf(linha);
    if (device === null || idBoleto === null) return null;
    const close = showWaiting('Buscando o boleto...');
    const reply = await baixarMeuBoleto(idBoleto).finally(close);
    const isSilent = !reply.ok && reply.error.kind === 'silencio';
    const kept = isSilent ? await readArquivo(device.vault, 'boleto-conta', linha.conta.id) : undefined;
    if (!reply.ok && kept === undefined) {
      await tellFalha(reply.error, PALAVRAS);
      return null;
    }
    const zip = reply.ok ? reply.value : kept?.blob;
    if (zip === undefined) return null;
    const { nome, blob } = await umPdf({
      nome: boletosNome(toBusinessInstant(new Date(device.env.now()))),
      blob: zip,
    });
    saveBlob(nome, blob);
    showToast({ text: BAIXADO });
    return null;
  };
  return { contas: contas ?? NENHUM, baixar: (linha: ContaDoDia) => run(() => baixar(linha)) };
}
