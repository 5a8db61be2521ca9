import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation, useSearch } from 'wouter';
import { lazyDialog } from '#app/lazy/lazy-part.tsx';
import { logOut } from '#app/session/log-out.ts';
import { countUnsent, readUnsent } from '#outbox/unsent.ts';
import { serveAndSay } from '#parts/cart/use-choose-cliente.ts';
import { hasPreferencias } from '#parts/customer/preferencia-falta.ts';
import { useClienteAtual, useClientes } from '#parts/customer/use-cliente.ts';
import { useDevice } from '#parts/device/device.tsx';
import {
  closePreferencias,
  notePreferenciasSaved,
  preferenciasState,
} from '#parts/dialogs/preferencias-state.ts';
import { buscaHref, readBusca, routes } from '#routes.ts';
import { confirm, showMessage } from '#ui/layer/message-queue.ts';
import { isConnected } from '#vault/is-connected.ts';
import type { ClienteRow } from '#vault/mirror-rows.ts';
import type { Vault } from '#vault/vault.ts';
import { OutroCliente } from './outro-cliente.tsx';
import { usePreferenciasPrompt } from './use-preferencias-prompt.ts';

const PreferenciasDialog = lazyDialog(
  async () => (await import('#features/preferencias/preferencias-dialog.tsx')).PreferenciasDialog,
);

const isReady = (row: ClienteRow | undefined): boolean =>
  Boolean(row?.detalhe && hasPreferencias(row.detalhe));

/** The current customer, the last customer with preferences, and whether leaving would lose the way back or work. */
async function readLeaving(vault: Vault) {
  const device = await vault.device.get(1);
  const served = device?.idPessoaCliente ? await vault.clientes.get(device.idPessoaCliente) : undefined;
  const before = await vault.clientes.bulkGet(device?.recentes ?? []);
  // Read now, not from the last drawing: the signal may have gone a moment ago.
  const hasSignal = isConnected(await vault.checkpoints.get('connection'));
  const mustStay = !hasSignal || countUnsent(await readUnsent(vault)) > 0;
  return { served, previous: before.find(isReady), mustStay };
}

/** Closing without complete saved preferences goes back to the previous customer or ends the session. */
function useLeaving(): () => Promise<void> {
  const device = useDevice();
  const [, navigate] = useLocation();
  return async () => {
    const { served, previous, mustStay } = await readLeaving(device.vault);
    if (!served || isReady(served)) return closePreferencias();
    const { nome } = served.usuarioCliente.pessoa;
    // A user who left now could not come back, or would leave work behind: they stay signed in.
    if (mustStay) {
      closePreferencias();
      if (!previous) return;
      const { idPessoa, usuarioCliente } = previous;
      await serveAndSay(device.vault, idPessoa, usuarioCliente.pessoa.nome);
      return showMessage({
        kind: 'information',
        text: `Sem preferências para ${nome}, você voltou a atender ${usuarioCliente.pessoa.nome}. Nada do que você fez se perdeu.`,
      });
    }
    const leaves = await confirm({
      title: 'Sair sem preferências',
      text: `Sem as preferências de ${nome} não é possível ver preços nem comprar. Deseja encerrar a sessão?`,
      yes: 'Encerrar sessão',
      no: 'Continuar o cadastro',
      // Escape asks this, so a second key press must not end the session.
      isGrave: true,
    });
    if (!leaves) return;
    closePreferencias();
    navigate(routes.home);
    await logOut(device);
  };
}

/** Drops the order and look named by a list's address: the saved ones are newer. */
function useListAgain(): () => void {
  const [path, navigate] = useLocation();
  const search = useSearch();
  return () => {
    if (path === routes.busca) {
      navigate(buscaHref({ ...readBusca(search), exi: null, ord: null }), { replace: true });
    }
  };
}

function Open() {
  const leave = useLeaving();
  const listAgain = useListAgain();
  const atual = useClienteAtual();
  const clientes = useClientes();
  const [isChoosing, setChoosing] = useState(false);
  // A user who cannot fill them in now goes on with another customer, without ending the session.
  const isStuck = atual && !isReady(atual) && (clientes?.length ?? 0) > 1;
  return (
    <>
      <PreferenciasDialog
        onClose={() => {
          leave().catch((error: unknown) => console.error('the preferences could not be left', error));
        }}
        onSaved={() => {
          listAgain();
          notePreferenciasSaved();
        }}
        onServeOther={isStuck ? () => setChoosing(true) : undefined}
      />
      {isChoosing && atual && (
        <OutroCliente
          idAtual={atual.idPessoa}
          onClose={() => setChoosing(false)}
          onServed={closePreferencias}
        />
      )}
    </>
  );
}

/** Opens 'Minhas Preferências' over the current screen: from any caller, and by itself when they are missing. */
export function PreferenciasHost() {
  const { isOpen } = useSnapshot(preferenciasState);
  usePreferenciasPrompt();
  return isOpen ? <Open /> : null;
}
