import { useLocation } from 'wouter';
import { dispatchDevolucaoCriar } from '#outbox/devolucoes/dispatch-devolucao.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { useDevice } from '#parts/device/device.tsx';
import { storageMessage } from '#parts/device/storage-message.ts';
import { devolucaoDigitacaoHref, routes } from '#routes.ts';
import { confirm, showMessage } from '#ui/layer/message-queue.ts';
import { aguardar, contar } from './desfecho.ts';
import type { Formulario, NotaEscolhida } from './formulario.ts';
import { readNumero } from './queries.ts';

type Cliente = { readonly idPessoaCliente: number; readonly nomeCliente: string };

/** A form without errors. */
export type Completo = Formulario & { readonly nota: NotaEscolhida; readonly descMotivo: string };

const nomeOf = ({ id, codigoLocal }: DevolucaoAqui): string =>
  id === null ? (codigoLocal ?? '') : `nº ${id}`;

/** Makes a return of the form: a total one is finalised, a partial one goes on to its lines. */
export function useCriar({ idPessoaCliente, nomeCliente }: Cliente, onFeito: () => void) {
  const { vault, env } = useDevice();
  const { run, isPending } = useOneAct();
  const [, navigate] = useLocation();

  const goToRascunho = async (rascunho: DevolucaoAqui): Promise<null> => {
    const text = `Já existe uma devolução em digitação para esta nota fiscal (${nomeOf(rascunho)}).`;
    await showMessage({ kind: 'alert', text });
    onFeito();
    const id = rascunho.id ?? rascunho.codigoLocal;
    navigate(id === null ? routes.devolucao : devolucaoDigitacaoHref({ id, titulo: rascunho.idTitulo }));
    return null;
  };

  const criar = async ({ nota, tipo, idMotivo, descMotivo, ...form }: Completo): Promise<string | null> => {
    const isTotal = tipo === 'total';
    if (isTotal && !(await confirm({ text: 'Realmente deseja finalizar a devolução?' }))) return null;
    const { foraPrazo: _foraPrazo, ...vista } = nota;
    const since = env.now();
    const saved = await dispatchDevolucaoCriar(
      vault,
      {
        idPessoaCliente,
        nomeCliente,
        nota: vista,
        isTotal,
        idDevolucaoMotivo: isTotal ? idMotivo : null,
        descDevolucaoMotivo: isTotal ? descMotivo : '',
        notaEletronica: form.notaEletronica,
        observacoes: form.observacoes,
      },
      env,
    );
    if (!saved.ok) {
      return saved.error.kind === 'rascunho'
        ? goToRascunho(saved.error.devolucao)
        : storageMessage(saved.error);
    }
    const { devolucao, codigoLocal } = saved.value;
    onFeito();
    const fim = await aguardar(vault, { devolucao, since });
    await contar(fim, {
      feito: `Devolução eletrônica ${isTotal ? 'finalizada' : 'salva'} com sucesso.`,
      guardado: `Devolução ${codigoLocal} guardada neste aparelho. Ela segue quando houver sinal.`,
    });
    if (isTotal || fim.kind === 'recusado') navigate(routes.devolucao);
    else {
      const id = (await readNumero(vault, devolucao)) ?? codigoLocal;
      navigate(devolucaoDigitacaoHref({ id, titulo: nota.idTitulo }));
    }
    return null;
  };

  return { isPending, criar: (form: Completo) => run(() => criar(form)) };
}
