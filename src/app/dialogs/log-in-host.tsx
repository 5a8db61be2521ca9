import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { lazyDialog } from '#app/lazy/lazy-part.tsx';
import { focusContent } from '#app/page/focus-content.ts';
import { useParametros } from '#app/parametros/use-parametros.ts';
import { useSession } from '#app/session/use-session.ts';
import { useSessionOver } from '#app/session/use-session-over.ts';
import { useUnsentUsers } from '#app/unsent/unsent-users.ts';
import { readSession } from '#net/session.ts';
import { useOptionalDevice } from '#parts/device/device.tsx';
import { type AcessoNome, openAcesso } from '#parts/dialogs/acesso-state.ts';
import { closeLogIn, finishLogIn, logInState, openLogIn } from '#parts/dialogs/log-in-state.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import * as css from './log-in-host.css.ts';

const LogInDialog = lazyDialog(async () => (await import('#features/log-in/log-in-dialog.tsx')).LogInDialog);

/** Other dialogs for a user who cannot sign in. `isBack`: it leads back to the log-in, which keeps the typed text. */
const LINKS: readonly { nome: AcessoNome; label: string; isBack: boolean }[] = [
  { nome: 'recuperacao', label: 'Esqueci minha senha', isBack: true },
  { nome: 'solicitacao', label: 'Solicitar acesso', isBack: false },
  { nome: 'cadastro', label: 'Novo cliente', isBack: false },
  { nome: 'boleto', label: '2ª via de boleto', isBack: false },
];

const links = LINKS.map(({ nome, label, isBack }) => ({
  label,
  isOfUser: isBack,
  onPress: () => {
    if (!isBack) closeLogIn();
    openAcesso(nome);
  },
}));

/** The log-in dialog, and the notice of an ended session while the server cannot be reached for a new one. */
export function LogInHost() {
  const { isOpen, finda } = useSnapshot(logInState);
  const device = useOptionalDevice();
  const parametros = useParametros();
  const unsentUsers = useUnsentUsers();
  const [, navigate] = useLocation();
  const { isOver, connected } = useSessionOver();
  const isEnding = device !== null && isOver;
  const token = useSession()?.token ?? null;
  const done = () => {
    const session = readSession();
    const returnTo = session === null ? null : finishLogIn(session.id);
    if (returnTo !== null) navigate(returnTo, { replace: true });
    if (device === null) focusContent();
  };
  const doneElsewhere = useEffectEvent(() => {
    if (logInState.isOpen) done();
  });
  // The user may sign in from another tab.
  useEffect(() => {
    if (token !== null) doneElsewhere();
  }, [token]);
  const nomeUsuario = finda?.nomeUsuario ?? (isEnding ? device.usuario.nomeUsuario : undefined);
  return (
    <>
      {isEnding && !isOpen && (
        <div className={css.held} data-print="hide">
          <Notice
            tone="caution"
            title="Sessão expirada"
            isNews
            action={<Button onPress={() => openLogIn()}>Entrar de novo</Button>}
          >
            {connected
              ? 'Você pode continuar; o que fizer fica guardado e é enviado depois que entrar de novo.'
              : 'Entre de novo quando houver sinal. Até lá você pode continuar: o que fizer fica guardado neste aparelho.'}
          </Notice>
        </div>
      )}
      {isOpen && (
        <LogInDialog
          demonstracao={parametros?.demonstracao}
          nomeUsuario={nomeUsuario}
          finda={finda}
          unsentUsers={unsentUsers}
          links={links}
          onClose={closeLogIn}
          onDone={done}
        />
      )}
    </>
  );
}
