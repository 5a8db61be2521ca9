import { useLocation } from 'wouter';
import { DEVOLUCAO_EM_COLETA, DEVOLUCAO_PRONTA } from '#contract/returns/devolucao.ts';
import { isRascunho, podeMover } from '#domain/returns/regras.ts';
import { discardDevolucao } from '#outbox/devolucoes/decide-devolucao.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { useDevice } from '#parts/device/device.tsx';
import { openSincronizacao } from '#parts/dialogs/sincronizacao-state.ts';
import { decidedText } from '#parts/failure/use-refused.ts';
import { devolucaoDigitacaoHref, routes } from '#routes.ts';
import { confirm, showMessage } from '#ui/layer/message-queue.ts';
import { showToast } from '#ui/layer/toast-queue.ts';
import { nomeOf } from './nome.ts';
import { baixarPapel, type Papel } from './papeis.ts';
import { type Cliente, useMudar } from './use-mudar.ts';

const NAO_MUDA = 'A situação da devolução selecionada não permite que sejam feitas alterações.';
const NAO_EXCLUI = 'Situação inválida para realizar a exclusão.';
const DECIDIR = 'Uma mudança recusada desta devolução espera a sua decisão.';
const EXCLUIDA = 'Devolução de Venda excluída com sucesso!';

const SITUACAO = {
  feito: 'Situação alterada com sucesso.',
  espera: 'A nova situação está salva neste aparelho e vai ao servidor quando houver sinal.',
};
const EXCLUSAO = {
  feito: EXCLUIDA,
  espera: 'A exclusão está salva neste aparelho e vai ao servidor quando houver sinal.',
};
const FIM = {
  feito: 'Devolução eletrônica finalizada com sucesso.',
  espera: 'A devolução finalizada está salva neste aparelho e vai ao servidor quando houver sinal.',
};

async function alert(text: string): Promise<null> {
  await showMessage({ kind: 'alert', text });
  return null;
}

/** A refused change is decided first: a later one would wait for it. */
async function decideFirst(): Promise<null> {
  await alert(DECIDIR);
  openSincronizacao();
  return null;
}

/** The acts on one return; each refusal gives its reason. */
export type Atos = {
  isPending: boolean;
  baixar: (papel: Papel, devolucao: DevolucaoAqui) => void;
  emColeta: (devolucao: DevolucaoAqui) => void;
  emTransporte: (devolucao: DevolucaoAqui) => void;
  editar: (devolucao: DevolucaoAqui) => void;
  excluir: (devolucao: DevolucaoAqui) => void;
  /** Leads to the list once the return is finalised. */
  finalizar: (devolucao: DevolucaoAqui) => void;
};

export function useAtos(cliente: Cliente): Atos {
  const { vault, env } = useDevice();
  const { isPending, run } = useOneAct();
  const [, navigate] = useLocation();
  const mudar = useMudar(cliente);

  const mover = async (devolucao: DevolucaoAqui, idSituacao: number): Promise<string | null> => {
    if (devolucao.id === null || !podeMover(devolucao.idSituacao)) return alert(NAO_MUDA);
    if (devolucao.recusada !== null) return decideFirst();
    const moved = await mudar(devolucao, { tipo: 'devolucao-situacao', idSituacao }, SITUACAO);
    return moved.ok ? null : moved.error;
  };

  /** Takes a refused change away with its return; true if nothing of the return is on the server. */
  const discard = async ({ key, intent, codigo }: NonNullable<DevolucaoAqui['recusada']>) => ({
    problem: decidedText(await discardDevolucao(vault, key, env)),
    isGone: intent.tipo === 'devolucao-criar' || codigo === 'nao-encontrado',
  });

  const excluir = async (devolucao: DevolucaoAqui): Promise<string | null> => {
    const { idSituacao, isFinalizada, recusada } = devolucao;
    const isNaoFeita = recusada?.intent.tipo === 'devolucao-criar';
    if (!isRascunho(idSituacao) || (isFinalizada && !isNaoFeita)) return alert(NAO_EXCLUI);
    const text = 'A devolução eletrônica será excluída. Deseja continuar?';
    if (!(await confirm({ text, isGrave: true }))) return null;
    if (recusada !== null) {
      const { problem, isGone } = await discard(recusada);
      if (problem !== null) return problem;
      if (isGone) {
        showToast({ text: EXCLUIDA, tone: 'positive' });
        return null;
      }
    }
    const deleted = await mudar(devolucao, { tipo: 'devolucao-excluir' }, EXCLUSAO);
    return deleted.ok ? null : deleted.error;
  };

  const finalizar = async (devolucao: DevolucaoAqui): Promise<string | null> => {
    if (devolucao.recusada !== null) return decideFirst();
    if (!(await confirm({ text: 'Realmente deseja finalizar a devolução?' }))) return null;
    const itens = devolucao.itens.map((item) => ({ ...item }));
    const ended = await mudar(devolucao, { tipo: 'devolucao-finalizar', itens }, FIM);
    if (!ended.ok) return ended.error;
    if (ended.value !== 'recusado') navigate(routes.devolucao);
    return null;
  };

  return {
    isPending,
    baixar: (papel, devolucao) =>
      run(async () => {
        await baixarPapel(papel, devolucao);
        return null;
      }),
    emColeta: (devolucao) => run(() => mover(devolucao, DEVOLUCAO_EM_COLETA)),
    emTransporte: (devolucao) => run(() => mover(devolucao, DEVOLUCAO_PRONTA)),
    editar: (devolucao) =>
      navigate(devolucaoDigitacaoHref({ id: nomeOf(devolucao), titulo: devolucao.idTitulo })),
    excluir: (devolucao) => run(() => excluir(devolucao)),
    finalizar: (devolucao) => run(() => finalizar(devolucao)),
  };
}
