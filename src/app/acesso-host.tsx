import type { ComponentType } from 'react';
import { useSnapshot } from 'valtio';
import { type AcessoNome, acessoState, closeAcesso } from '#parts/acesso-state.ts';
import { lazyDialog } from './lazy-part.tsx';

const DIALOGS: Record<AcessoNome, ComponentType<{ onClose: () => void }>> = {
  solicitacao: lazyDialog(
    async () => (await import('#features/acesso-visitante/solicitacao-dialog.tsx')).SolicitacaoDialog,
  ),
  cadastro: lazyDialog(
    async () => (await import('#features/acesso-visitante/cadastro-dialog.tsx')).CadastroDialog,
  ),
  boleto: lazyDialog(
    async () => (await import('#features/acesso-boleto/segunda-via-dialog.tsx')).SegundaViaDialog,
  ),
};

/** The open dialog of access, over whatever stands below: a log-in that it was opened from keeps what was typed. */
export function AcessoHost() {
  const { aberto } = useSnapshot(acessoState);
  if (aberto === null) return null;
  const AcessoDialog = DIALOGS[aberto];
  return <AcessoDialog onClose={closeAcesso} />;
}
