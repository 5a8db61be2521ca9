import { useState } from 'react';
import { useLocation } from 'wouter';
import { CARTA_AGUARDANDO, CARTA_FINALIZADA } from '#contract/letters/carta.ts';
import type { Result } from '#lib/result.ts';
import type { CartaLida } from '#mirror/cartas.ts';
import { useOneAct } from '#parts/buy/use-one-act.ts';
import { useDevice } from '#parts/device/device.tsx';
import { type AtoFalhou, daCarta, esquecer } from '#parts/letters/ato.ts';
import { useStillHere } from '#parts/returns/use-still-here.ts';
import { routes } from '#routes.ts';
import type { Ajuste } from './ajuste.ts';
import { type Corrigido, type Grupo, toGrupos } from './itens.ts';
import { lerCarta, useMostrar } from './queries.ts';
import { excluirItem, gravarItem, processar } from './queries-atos.ts';
import {
  tellAberta,
  tellEnviada,
  tellExclusao,
  tellGerada,
  tellGravacao,
  tellNaoFeito,
  tellProcessamento,
} from './tell.ts';

/** A correction to write: of an original lot, in place of `alterado` or as a further one. */
export type Gravacao = {
  readonly grupo: Grupo;
  readonly ajuste: Ajuste;
  readonly alterado: Corrigido | null;
};

/** The acts on an open letter; each failure gives its reason. */
export type Edicao = {
  isPending: boolean;
  /** The letter as it was when its confirmation began: until that is told, the screen does not follow it. */
  confirming: CartaLida | null;
  gravar: (gravacao: Gravacao, onFeito: () => void) => void;
  excluir: (grupo: Grupo, corrigido: Corrigido) => void;
  confirmar: (lida: CartaLida) => void;
};

const corrigidosDe = ({ itens }: CartaLida, { key }: Grupo): readonly Corrigido[] =>
  toGrupos(itens).find((one) => one.key === key)?.corrigidos ?? [];

export function useEdicao(idCartaCorrecao: number): Edicao {
  const device = useDevice();
  const mostrar = useMostrar();
  const { isPending, run } = useOneAct();
  const [confirming, setConfirming] = useState<CartaLida | null>(null);
  const [, navigate] = useLocation();
  const begin = useStillHere(idCartaCorrecao);

  /** Reads the letter again after a lost answer; undefined without a response. */
  const reler = async (): Promise<CartaLida | undefined> => {
    const lida = await lerCarta(device, idCartaCorrecao);
    if (!lida.ok) return undefined;
    mostrar(lida.value);
    return lida.value;
  };
  /** Ends a change of the items; `isDone` tells from the letter whether a change without an answer was made. */
  const mudar = async (
    act: () => Promise<Result<CartaLida, AtoFalhou>>,
    isDone: (lida: CartaLida) => boolean,
    tell: (failed: AtoFalhou) => Promise<void>,
  ): Promise<boolean> => {
    const reply = await act();
    if (reply.ok) {
      mostrar(reply.value);
      return true;
    }
    const agora = reply.error.isPerdido ? await reler() : undefined;
    if (agora === undefined) {
      await tell(reply.error);
      return false;
    }
    const done = isDone(agora);
    if (done) esquecer(daCarta(device, idCartaCorrecao));
    else await tellNaoFeito();
    return done;
  };
  const gravar = ({ grupo, ajuste, alterado }: Gravacao) =>
    mudar(
      () => gravarItem(device, idCartaCorrecao, { grupo, ajuste, alterado }),
      (lida) => {
        const corrigidos = corrigidosDe(lida, grupo);
        const isThere = corrigidos.some(
          ({ lote, quantidade }) => lote === ajuste.lote && quantidade === ajuste.quantidade,
        );
        const isReplaced =
          alterado === null ||
          alterado.lote === ajuste.lote ||
          corrigidos.every(({ lote }) => lote !== alterado.lote);
        return isThere && isReplaced;
      },
      tellGravacao,
    );
  const excluir = (grupo: Grupo, corrigido: Corrigido) =>
    mudar(
      () => excluirItem(device, idCartaCorrecao, { grupo, corrigido }),
      (lida) => corrigidosDe(lida, grupo).every(({ lote }) => lote !== corrigido.lote),
      tellExclusao,
    );
  /** True if the letter is no longer open. */
  const confirmar = async (): Promise<boolean> => {
    const reply = await processar(device, idCartaCorrecao);
    if (reply.ok) return tellGerada(reply.value);
    const { error } = reply;
    if (!error.isPerdido) return tellProcessamento(error);
    const agora = await reler();
    const situacao = agora?.carta.cartaCorrecaoSituacao.idCartaCorrecaoSituacao;
    if (situacao === undefined) return tellProcessamento(error);
    const isOver = situacao === CARTA_FINALIZADA || situacao === CARTA_AGUARDANDO;
    if (!isOver) return tellAberta();
    esquecer(daCarta(device, idCartaCorrecao));
    return situacao === CARTA_FINALIZADA ? tellGerada({ Message: '', Description: '' }) : tellEnviada('');
  };

  return {
    isPending,
    confirming,
    gravar: (gravacao, onFeito) =>
      run(async () => {
        if (await gravar(gravacao)) onFeito();
        return null;
      }),
    excluir: (grupo, corrigido) =>
      run(async () => {
        await excluir(grupo, corrigido);
        return null;
      }),
    confirmar: (lida) =>
      run(async () => {
        const isHere = begin();
        setConfirming(lida);
        try {
          if ((await confirmar()) && isHere()) navigate(routes.cartaCorrecao);
        } finally {
          setConfirming(null);
        }
        return null;
      }),
  };
}
