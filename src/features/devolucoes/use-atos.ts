import { useLocation } from 'wouter';
import { DEVOLUCAO_EM_COLETA, DEVOLUCAO_PRONTA } from '#contract/returns/devolucao.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { nomeOf } from '#parts/returns/nome.ts';
import { type AtoFim, type Cliente, isFeito, useDevolucaoAtos } from '#parts/returns/use-devolucao-atos.ts';
import { useStillHere } from '#parts/returns/use-still-here.ts';
import { devolucaoDigitacaoHref, routes } from '#routes.ts';
import { baixarPapel, type Papel } from './papeis.ts';

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
  const { isPending, run } = useOneAct();
  const [, navigate] = useLocation();
  const begin = useStillHere();
  const atos = useDevolucaoAtos(cliente);

  const act = (start: () => Promise<AtoFim>) =>
    run(async () => {
      const fim = await start();
      return fim.ok ? null : fim.error;
    });
  const finalizar = async (devolucao: DevolucaoAqui): Promise<AtoFim> => {
    const isHere = begin();
    const fim = await atos.finalizar(devolucao);
    if (isFeito(fim) && isHere()) navigate(routes.devolucao);
    return fim;
  };

  return {
    isPending,
    baixar: (papel, devolucao) =>
      run(async () => {
        await baixarPapel(papel, devolucao);
        return null;
      }),
    emColeta: (devolucao) => act(() => atos.mover(devolucao, DEVOLUCAO_EM_COLETA)),
    emTransporte: (devolucao) => act(() => atos.mover(devolucao, DEVOLUCAO_PRONTA)),
    editar: (devolucao) =>
      navigate(devolucaoDigitacaoHref({ id: nomeOf(devolucao), titulo: devolucao.idTitulo })),
    excluir: (devolucao) => act(() => atos.excluir(devolucao)),
    finalizar: (devolucao) => act(() => finalizar(devolucao)),
  };
}
