import { boletoOf, type ContaDoDia } from '#domain/payment/conta-recebida.ts';
import { contasHead, contasNome, contasRow } from '#domain/payment/contas-csv.ts';
import { boletosNome } from '#domain/payment/segunda-via.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { useDevice } from '#parts/device/device.tsx';
import { openPagamento } from '#parts/dialogs/pagamento-aberto.ts';
import { type Palavras, SEM_DETALHE, tellFalha } from '#parts/failure/falha.ts';
import { saveBlob } from '#parts/share/save-blob.ts';
import { umPdf } from '#parts/share/um-pdf.ts';
import { confirm, showMessage, showWaiting } from '#ui/layer/message-queue.ts';
import { showToast } from '#ui/layer/toast-queue.ts';
import type { Filtro } from './filtro.ts';
import { comBoleto, readBoletos } from './guardados.ts';
import { isNoServidor } from './lista.ts';
import { requestBoletos, requestCsv } from './queries-arquivos.ts';
import { recusaBoleto, recusaPagar, recusaUma } from './recusas.ts';

/** Most ids of one request. */
const MAXIMO = 100;

const SEM_REGISTRO = 'Nenhum registro foi encontrado.';
const SEM_REGISTRO_A_EXPORTAR = 'Nenhum registro encontrado.';
const ALGUMAS_SEM_BOLETO =
  'Algumas das contas selecionadas não possuem boleto vinculado. Deseja continuar com as demais?';
const MUITAS = `Selecione até ${MAXIMO} contas por vez.`;

const PALAVRAS: Palavras = {
  semDetalhe: SEM_DETALHE.consultar,
  semResposta:
    'Este boleto não está neste aparelho. Baixe-o quando houver sinal, ou guarde no aparelho os que vai precisar.',
  area: 'conta',
};

const comE = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** Names the instalments whose boletos could not be given out with the kept ones. */
function faltamText(linhas: readonly ContaDoDia[]): string {
  const numeros = comE.format(linhas.map(({ conta }) => conta.numero));
  return linhas.length === 1
    ? `O boleto da conta nº ${numeros} não está neste aparelho: baixe-o quando houver sinal. Os guardados foram baixados.`
    : `Os boletos das contas nº ${numeros} não estão neste aparelho: baixe-os quando houver sinal. Os guardados foram baixados.`;
}

async function alert(text: string): Promise<null> {
  await showMessage({ kind: 'alert', text });
  return null;
}

export type Atos = {
  exportar: () => void;
  /** Downloads the boletos of these instalments. */
  baixar: (linhas: readonly ContaDoDia[]) => void;
  pagar: (idFormaPagamento: number) => void;
  detalhar: () => void;
};

export type AtosProps = {
  idPessoaCliente: number;
  filtro: Filtro;
  /** Whether the server knows more instalments of the filter than the device. */
  isDoServidor: boolean;
  linhas: readonly ContaDoDia[];
  marcadas: readonly ContaDoDia[];
};

/** The acts of the list; each refusal gives its reason. `onDetalhar` opens the details of an instalment. */
export function useAtos(
  { idPessoaCliente, filtro, isDoServidor, linhas, marcadas }: AtosProps,
  onDetalhar: (linha: ContaDoDia) => void,
): Atos {
  const { env, vault } = useDevice();
  const { run } = useOneAct();
  const instant = () => toBusinessInstant(new Date(env.now()));

  const exportar = async (): Promise<null> => {
    if (linhas.length === 0) return alert(SEM_REGISTRO_A_EXPORTAR);
    const nome = contasNome(instant());
    if (isDoServidor && isNoServidor(filtro)) {
      const close = showWaiting('Exportando as contas...');
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
    const parts = [contasHead(), ...linhas.map(contasRow)];
    saveBlob(nome, new Blob(parts, { type: 'text/csv; charset=utf-8' }));
    return null;
  };

  const saveBoletos = async (zip: Blob): Promise<void> => {
    const { nome, blob } = await umPdf({ nome: boletosNome(instant()), blob: zip });
    saveBlob(nome, blob);
  };

  const baixar = async (escolhidas: readonly ContaDoDia[]): Promise<null> => {
    if (linhas.length === 0) return alert(SEM_REGISTRO);
    const recusa = recusaBoleto(escolhidas);
    if (recusa !== null) return alert(recusa);
    const ids = escolhidas.map(boletoOf).filter((id) => id !== null);
    if (ids.length > MAXIMO) return alert(MUITAS);
    if (ids.length < escolhidas.length && !(await confirm({ text: ALGUMAS_SEM_BOLETO }))) return null;
    const close = showWaiting('Buscando os boletos...');
    const reply = await requestBoletos(ids).finally(close);
    if (!reply.ok) {
      // A kept boleto does not name what a late payment costs today, so the server is asked first.
      const kept = reply.error.kind === 'silencio' ? await readBoletos(vault, comBoleto(escolhidas)) : null;
      if (!kept?.zip) {
        await tellFalha(reply.error, PALAVRAS);
        return null;
      }
      await saveBoletos(kept.zip);
      const faltam = escolhidas.filter(({ conta }) => kept.faltam.includes(conta.id));
      return faltam.length === 0 ? null : alert(faltamText(faltam));
    }
    await saveBoletos(reply.value);
    showToast({ text: 'O download deve iniciar em instantes.' });
    return null;
  };

  /** Runs an act for the one marked instalment, or says why not. */
  const withOne = (recusa: string | null, act: (linha: ContaDoDia) => void) => {
    const [linha] = marcadas;
    if (recusa !== null) run(() => alert(recusa));
    else if (linha !== undefined) act(linha);
  };

  const pagar = (idFormaPagamento: number) =>
    withOne(recusaPagar(marcadas, idFormaPagamento), ({ conta: { idPrePedido, idPessoaFilial } }) => {
      if (idPrePedido !== null)
        openPagamento({ idPrePedido, idFormaPagamento, idPessoaFilial, idPessoaCliente, isDaLista: true });
    });

  const detalhar = () => withOne(recusaUma(marcadas), onDetalhar);

  return {
    exportar: () => run(exportar),
    baixar: (escolhidas) => run(() => baixar(escolhidas)),
    pagar,
    detalhar,
  };
}
