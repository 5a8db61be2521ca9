import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { type AcessoNome, openAcesso } from '#parts/acesso-state.ts';
import { type Device, useOptionalDevice } from '#parts/device.tsx';
import { closeLogIn, logInState, openLogIn, takeReturnTo } from '#parts/log-in-state.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { focusContent } from './focus-content.ts';
import { lazyDialog } from './lazy-part.tsx';
import * as css from './log-in-host.css.ts';
import { useUnsentUsers } from './unsent-users.ts';
import { useParametros } from './use-parametros.ts';
import { useSessionOver } from './use-session-over.ts';

const LogInDialog = lazyDialog(async () => (await import('#features/log-in/log-in-dialog.tsx')).LogInDialog);

/** What somebody who cannot log in may do instead. `isBack`: he comes back to the log-in, which keeps what was typed. */
const LINKS: readonly { nome: AcessoNome; label: string; isBack: boolean }[] = [
  { nome: 'recuperacao', label: 'Esqueci minha senha', isBack: true },
  { nome: 'solicitacao', label: 'Solicitar acesso', isBack: false },
  { nome: 'cadastro', label: 'Novo cliente', isBack: false },
  { nome: 'boleto', label: '2ª via de boleto', isBack: false },
];

const links = LINKS.map(({ nome, label, isBack }) => ({
  label,
  onPress: () => {
    if (!isBack) closeLogIn();
    openAcesso(nome);
  },
}));

/** Leaves as whose session the server ended: with the code of his device, which is open. */
async function leave(device: Device): Promise<void> {
  const { logOut } = await import('./log-out.ts');
  await logOut(device);
}

/** The log-in dialog, and the word that the server wants the password again before it takes what waits. */
export function LogInHost() {
  const { isOpen, motivo } = useSnapshot(logInState);
  const device = useOptionalDevice();
  const parametros = useParametros();
  const unsentUsers = useUnsentUsers();
  const [, navigate] = useLocation();
  const { isOver, connected } = useSessionOver();
  const isEnding = device !== null && isOver;
  useEffect(() => {
    logInState.isOver = isEnding && connected;
  }, [isEnding, connected]);
  const done = () => {
    closeLogIn();
    const returnTo = takeReturnTo();
    if (returnTo !== null) navigate(returnTo, { replace: true });
    if (device === null) focusContent();
  };
  // Without a signal he could not come back in: work goes on, and the word that stands says so.
  const isEnded = isEnding && motivo !== null && connected;
  const close = () => {
    closeLogIn();
    if (!isEnded) return;
    leave(device).catch((error: unknown) => console.error('the ended session could not be left', error));
  };
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
            {motivo !== null && <p>{motivo}</p>}
            {connected
              ? 'Você pode continuar; o que fizer fica guardado e é enviado depois que entrar de novo.'
              : 'Entre de novo quando houver sinal. Até lá você pode continuar: o que fizer fica guardado neste aparelho.'}
          </Notice>
        </div>
      )}
      {isOpen && (
        <LogInDialog
          demonstracao={parametros?.demonstracao}
          nomeUsuario={isEnding ? device.usuario.nomeUsuario : undefined}
          motivo={isEnding ? motivo : null}
          leavesOnClose={isEnded}
          unsentUsers={unsentUsers}
          links={links}
          onClose={close}
          onDone={done}
        />
      )}
    </>
  );
}
