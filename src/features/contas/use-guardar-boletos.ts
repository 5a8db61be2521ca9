import { boletoOf, type ContaDoDia } from '#domain/payment/conta-recebida.ts';
import { dropBoletos, putArquivo } from '#mirror/arquivos.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { useDevice } from '#parts/device/device.tsx';
import { type Palavras, tellFalha } from '#parts/failure/falha.ts';
import { SEM_SELECAO } from '#parts/list/sem-selecao.ts';
import { useGuardar } from '#parts/share/use-guardar.ts';
import { showMessage } from '#ui/layer/message-queue.ts';
import { requestBoletos } from './queries-arquivos.ts';
import { SEM_BOLETO } from './recusas.ts';

const PALAVRAS: Palavras = {
  semDetalhe: 'Houve um erro ao guardar os boletos.',
  semResposta: 'Para guardar boletos no aparelho é preciso de sinal. O que já foi guardado continua aqui.',
  area: 'conta',
};

const said = (count: number): string =>
  count === 1
    ? 'O boleto está neste aparelho e abre sem sinal.'
    : `${count} boletos estão neste aparelho e abrem sem sinal.`;

/** 'Guardar no aparelho': brings boletos so that they open without a signal, and takes them away. */
export function useGuardarBoletos(idPessoaCliente: number) {
  const { vault, env } = useDevice();
  const { run } = useOneAct();

  const keep = async (linha: ContaDoDia, signal: AbortSignal): Promise<boolean> => {
    const { id, numero } = linha.conta;
    const reply = await requestBoletos([boletoOf(linha) ?? 0], signal);
    if (signal.aborted) return false;
    if (!reply.ok) {
      await tellFalha(reply.error, PALAVRAS);
      return false;
    }
    const row = {
      tipo: 'boleto-conta',
      idTitulo: null,
      idPessoaCliente,
      nome: `Boletos-${numero}.zip`,
    } as const;
    await putArquivo(vault, id, { ...row, blob: reply.value, at: env.now() });
    return true;
  };
  const { guardando, guardar, parar } = useGuardar(keep, said);

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

  return {
    guardando,
    guardar: (linhas: readonly ContaDoDia[]) =>
      guardar(
        linhas.filter((linha) => boletoOf(linha) !== null),
        linhas.length === 0 ? SEM_SELECAO : SEM_BOLETO,
      ),
    parar,
    remover: (linhas: readonly ContaDoDia[]) => run(() => remover(linhas)),
  };
}
