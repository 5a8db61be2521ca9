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

/** Those that are nothing without a user; another tab may have logged him out. */
const DO_USUARIO: ReadonlySet<AcessoNome> = new Set<AcessoNome>(['senha', 'sessoes']);

/** The open dialog of access, over whatever stands below: a log-in that it was opened from keeps what was typed. */
export function AcessoHost() {
  const { aberto } = useSnapshot(acessoState);
  const isVisitor = useOptionalDevice() === null;
  const isNobodys = isVisitor && aberto !== null && DO_USUARIO.has(aberto);
  useEffect(() => {
    // It would come back over the next user's screens.
    if (isNobodys) closeAcesso();
  }, [isNobodys]);
  if (aberto === null || isNobodys) return null;
  const AcessoDialog = DIALOGS[aberto];
  return <AcessoDialog onClose={closeAcesso} />;
}
