import { boletoOf, type ContaDoDia } from '#domain/payment/conta-recebida.ts';
import { dropBoletos, putArquivo } from '#mirror/arquivos.ts';
import { toStorageError } from '#outbox/storage-error.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { useDevice } from '#parts/device/device.tsx';
import { storageMessage } from '#parts/device/storage-message.ts';
import { type Palavras, tellFalha } from '#parts/failure/falha.ts';
import { showMessage, showWaiting } from '#ui/layer/message-queue.ts';
import { showToast } from '#ui/layer/toast-queue.ts';
import { requestBoletos } from './queries-arquivos.ts';

const SEM_SELECAO = 'Nenhum registro foi selecionado.';
const SEM_BOLETO = 'As contas selecionadas não possuem boleto vinculado.';

const PALAVRAS: Palavras = {
  semDetalhe: 'Houve um erro ao guardar os boletos.',
  semResposta: 'Para guardar boletos no aparelho é preciso de sinal. O que já foi guardado continua aqui.',
  area: 'conta',
};

/** 'Guardar no aparelho': brings boletos so that they open without a signal, and takes them away. */
export function useGuardar(idPessoaCliente: number): {
  guardar: (linhas: readonly ContaDoDia[]) => void;
  remover: (linhas: readonly ContaDoDia[]) => void;
} {
  const { vault, env } = useDevice();
  const { run } = useOneAct();

  const guardar = async (linhas: readonly ContaDoDia[]): Promise<string | null> => {
    const comBoleto = linhas.filter((linha) => boletoOf(linha) !== null);
    if (comBoleto.length === 0) {
      await showMessage({ kind: 'alert', text: linhas.length === 0 ? SEM_SELECAO : SEM_BOLETO });
      return null;
    }
    const close = showWaiting('Guardando os boletos...');
    try {
      for (const linha of comBoleto) {
        const { id, numero } = linha.conta;
        const reply = await requestBoletos([boletoOf(linha) ?? 0]);
        if (!reply.ok) {
          close();
          await tellFalha(reply.error, PALAVRAS);
          return null;
        }
        const nome = `Boletos-${numero}.zip`;
        const row = {
          tipo: 'boleto-conta',
          idTitulo: null,
          idPessoaCliente,
          nome,
          blob: reply.value,
        } as const;
        await putArquivo(vault, id, { ...row, at: env.now() });
      }
    } catch (error) {
      return storageMessage(toStorageError(error));
    } finally {
      close();
    }
    const text = comBoleto.length === 1 ? 'O boleto está' : `${comBoleto.length} boletos estão`;
    showToast({
      text: `${text} neste aparelho e ${comBoleto.length === 1 ? 'abre' : 'abrem'} sem sinal.`,
      tone: 'positive',
    });
    return null;
  };

  const remover = async (linhas: readonly ContaDoDia[]): Promise<null> => {
    await dropBoletos(
      vault,
      linhas.map(({ conta }) => conta.id),
    );
    await showMessage({
      kind: 'information',
      text: 'Os boletos saíram deste aparelho. Eles continuam no portal.',
    });
    return null;
  };

  return { guardar: (linhas) => run(() => guardar(linhas)), remover: (linhas) => run(() => remover(linhas)) };
}
