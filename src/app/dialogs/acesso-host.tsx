import { type ComponentType, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { lazyDialog } from '#app/lazy/lazy-part.tsx';
import { useOptionalDevice } from '#parts/device/device.tsx';
import { type AcessoNome, acessoState, closeAcesso } from '#parts/dialogs/acesso-state.ts';

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
  recuperacao: lazyDialog(
    async () => (await import('#features/acesso-senha/recuperacao-dialog.tsx')).RecuperacaoDialog,
  ),
  senha: lazyDialog(async () => (await import('#features/acesso-senha/senha-dialog.tsx')).SenhaDialog),
  sessoes: lazyDialog(
    async () => (await import('#features/acesso-sessoes/sessoes-dialog.tsx')).SessoesDialog,
  ),
};

/** Dialogs that need a signed-in user; another tab may have signed them out. */
const DO_USUARIO: ReadonlySet<AcessoNome> = new Set<AcessoNome>(['senha', 'sessoes']);

/** The open access dialog, over any screen or dialog: a log-in that opened it keeps the typed text. */
export function AcessoHost() {
  const { aberto } = useSnapshot(acessoState);
  const isVisitor = useOptionalDevice() === null;
  const isNobodys = isVisitor && aberto !== null && DO_USUARIO.has(aberto);
  useEffect(() => {
    // Else it would come back over the next user's screens.
    if (isNobodys) closeAcesso();
  }, [isNobodys]);
  if (aberto === null || isNobodys) return null;
  const AcessoDialog = DIALOGS[aberto];
  return <AcessoDialog onClose={closeAcesso} />;
}
