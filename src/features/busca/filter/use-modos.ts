import { useEffect, useState } from 'react';
import { saveModos, sendModos, useModosSalvos } from '#features/busca/page/queries.ts';
import type { BuscaAddress } from '#features/busca/page/use-busca.ts';
import { useDevice } from '#parts/device/device.tsx';
import { useSyncStatus } from '#parts/device/use-sync-status.ts';
import type { IdModoExibicao, IdModoOrdenacao } from '#routes.ts';
import type { ModosSalvos } from '#vault/device-rows.ts';

const EXIBICAO_LISTA = 1;
const ORDEM_RELEVANCIA = 6;

export type Modos = {
  /** False until the device's own choice was read. */
  isKnown: boolean;
  exibicao: IdModoExibicao;
  ordem: IdModoOrdenacao;
  changeExibicao: (exibicao: IdModoExibicao) => void;
  changeOrdem: (ordem: IdModoOrdenacao) => void;
};

const told = (error: unknown) => console.error('the display mode could not be kept', error);

/**
 * The list's order and display mode: the address's, else the user's last choice on any device. A choice goes into the
 * address, to the device at once, and to the server when it can be reached.
 */
export function useModos({ busca, change }: BuscaAddress): Modos {
  const { vault, env } = useDevice();
  const saved = useModosSalvos();
  const isConnected = useSyncStatus()?.connected ?? false;
  // A newer choice from the server counts from the next visit on: a list must not change by itself.
  const [first, setFirst] = useState<ModosSalvos>();
  if (first === undefined && saved !== undefined) setFirst(saved);

  useEffect(() => {
    if (isConnected) sendModos(vault).catch(told);
  }, [vault, isConnected]);

  const keep = (choice: { exibicao?: IdModoExibicao; ordem?: IdModoOrdenacao }) => {
    if (first) setFirst({ ...first, ...choice });
    saveModos(vault, choice, env.now).catch(told);
  };
  return {
    isKnown: first !== undefined,
    exibicao: busca.exi ?? first?.exibicao ?? EXIBICAO_LISTA,
    ordem: busca.ord ?? first?.ordem ?? ORDEM_RELEVANCIA,
    changeExibicao: (exibicao) => {
      change({ exi: exibicao }, 'replace');
      keep({ exibicao });
    },
    changeOrdem: (ordem) => {
      change({ ord: ordem }, 'replace');
      keep({ ordem });
    },
  };
}
