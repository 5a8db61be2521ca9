import { useState } from 'react';
import { useLocation } from 'wouter';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { encolherFoto } from '#parts/returns/fotos/encolher-foto.ts';
import { type AtoFim, type Cliente, isFeito, useDevolucaoAtos } from '#parts/returns/use-devolucao-atos.ts';
import { useStillHere } from '#parts/returns/use-still-here.ts';
import { type DevolucaoNome, routes } from '#routes.ts';
import type { ItemDevolvidoVisto } from '#vault/devolucao-intents.ts';

/** The acts on the draft of an entry. */
export type Atos = {
  isPending: boolean;
  /** The draft that an act may end, as it was: while the act runs the screen does not follow it. */
  ending: DevolucaoAqui | null;
  finalizar: (aqui: DevolucaoAqui) => void;
  cancelar: (aqui: DevolucaoAqui) => void;
  inserir: (aqui: DevolucaoAqui, item: ItemDevolvidoVisto) => void;
  excluir: (aqui: DevolucaoAqui, item: ItemDevolvidoVisto) => void;
  isFotoPending: boolean;
  /** Adds a photograph, made smaller. */
  adicionarFoto: (aqui: DevolucaoAqui, file: Blob) => void;
  removerFoto: (aqui: DevolucaoAqui, foto: string) => void;
};

const problemOf = (fim: AtoFim): string | null => (fim.ok ? null : fim.error);

/** The acts of the entry at an address; those that end the draft lead to the list. */
export function useAtos(cliente: Cliente, nome: DevolucaoNome | null): Atos {
  const { run, isPending } = useOneAct();
  const itens = useOneAct();
  const fotos = useOneAct();
  const [ending, setEnding] = useState<{ nome: DevolucaoNome | null; aqui: DevolucaoAqui } | null>(null);
  const [, navigate] = useLocation();
  const begin = useStillHere(nome);
  const atos = useDevolucaoAtos(cliente);

  const end = (aqui: DevolucaoAqui, act: (aqui: DevolucaoAqui) => Promise<AtoFim>) =>
    run(async () => {
      const isHere = begin();
      setEnding({ nome, aqui });
      try {
        const fim = await act(aqui);
        if (isFeito(fim) && isHere()) navigate(routes.devolucao);
        return problemOf(fim);
      } finally {
        setEnding(null);
      }
    });

  return {
    isPending,
    ending: ending !== null && ending.nome === nome ? ending.aqui : null,
    finalizar: (aqui) => end(aqui, atos.finalizar),
    cancelar: (aqui) => end(aqui, atos.excluir),
    inserir: (aqui, item) => itens.run(async () => problemOf(await atos.definirItem(aqui, item))),
    excluir: (aqui, item) => itens.run(async () => problemOf(await atos.excluirItem(aqui, item))),
    isFotoPending: fotos.isPending,
    adicionarFoto: (aqui, file) =>
      fotos.run(async () => {
        const foto = await encolherFoto(file);
        return foto.ok ? problemOf(await atos.adicionarFoto(aqui, foto.value)) : foto.error;
      }),
    removerFoto: (aqui, foto) => fotos.run(async () => problemOf(await atos.removerFoto(aqui, foto))),
  };
}
