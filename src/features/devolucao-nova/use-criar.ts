import { useLocation } from 'wouter';
import { dispatchDevolucaoCriar } from '#outbox/devolucoes/dispatch-devolucao.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import { readIdDevolucao } from '#outbox/devolucoes/give-id.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { useDevice } from '#parts/device/device.tsx';
import { storageMessage } from '#parts/device/storage-message.ts';
import { tellDesfechoDaDevolucao } from '#parts/returns/desfecho.ts';
import { nomeOf, nomeText } from '#parts/returns/nome.ts';
import type { Cliente } from '#parts/returns/use-devolucao-atos.ts';
import { useStillHere } from '#parts/returns/use-still-here.ts';
import { devolucaoDigitacaoHref, routes } from '#routes.ts';
import { confirm, showMessage } from '#ui/layer/message-queue.ts';
import type { Formulario, NotaEscolhida } from './formulario.ts';

/** A form without errors. */
export type Completo = Formulario & { readonly nota: NotaEscolhida; readonly descMotivo: string };

/** The return of a form, as its making queues it. */
const toCriar = ({ nota, tipo, idMotivo, descMotivo, notaEletronica, observacoes }: Completo) => {
  const isTotal = tipo === 'total';
  return {
    nota,
    isTotal,
    idDevolucaoMotivo: isTotal ? idMotivo : null,
    descDevolucaoMotivo: isTotal ? descMotivo : '',
    notaEletronica,
    observacoes,
  };
};

/** Makes a return of the form: a total one is finalised after its question, a partial one goes on to its lines. */
export function useCriar(cliente: Cliente, onFeito: () => void) {
  const { vault, env } = useDevice();
  const { run, isPending } = useOneAct();
  const [, navigate] = useLocation();
  const begin = useStillHere();

  const goToRascunho = async (rascunho: DevolucaoAqui, isHere: () => boolean): Promise<null> => {
    const text = `Já existe uma devolução em digitação para esta nota fiscal (${nomeText(rascunho)}).`;
    await showMessage({ kind: 'alert', text });
    if (!isHere()) return null;
    onFeito();
    navigate(devolucaoDigitacaoHref({ id: nomeOf(rascunho), titulo: rascunho.idTitulo }));
    return null;
  };

  const criar = async (form: Completo, pergunta: string | null): Promise<string | null> => {
    const isHere = begin();
    const command = toCriar(form);
    const { isTotal, nota } = command;
    if (pergunta !== null && !(await confirm({ text: pergunta }))) return null;
    const since = env.now();
    const saved = await dispatchDevolucaoCriar(vault, { ...cliente, ...command }, env);
    if (!saved.ok) {
      return saved.error.kind === 'rascunho'
        ? goToRascunho(saved.error.devolucao, isHere)
        : storageMessage(saved.error);
    }
    const { devolucao, codigoLocal } = saved.value;
    onFeito();
    const fim = await tellDesfechoDaDevolucao(
      vault,
      { devolucao, since },
      {
        feito: `Devolução eletrônica ${isTotal ? 'finalizada' : 'salva'} com sucesso.`,
        guardado: (quando) => `Devolução ${codigoLocal} guardada neste aparelho. Ela segue ${quando}.`,
      },
    );
    if (!isHere()) return null;
    if (isTotal || fim === 'recusado') navigate(routes.devolucao);
    else {
      const id = (await readIdDevolucao(vault, devolucao)) ?? codigoLocal;
      navigate(devolucaoDigitacaoHref({ id, titulo: nota.idTitulo }));
    }
    return null;
  };

  return { isPending, criar: (form: Completo, pergunta: string | null) => run(() => criar(form, pergunta)) };
}
