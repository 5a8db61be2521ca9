import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { closeLogIn, logInState, openLogIn, takeReturnTo } from '#features/log-in/log-in-state.ts';
import { useOptionalDevice } from '#parts/device.tsx';
import { useSyncStatus } from '#parts/use-sync-status.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { lazyDialog } from './lazy-part.tsx';
import * as css from './log-in-host.css.ts';
import { useParametros } from './use-parametros.ts';

const LogInDialog = lazyDialog(async () => (await import('#features/log-in/log-in-dialog.tsx')).LogInDialog);

/** The log-in dialog, and the word that the server wants the password again before it takes what waits. */
export function LogInHost() {
  const { isOpen } = useSnapshot(logInState);
  const device = useOptionalDevice();
  const status = useSyncStatus();
  const parametros = useParametros();
  const [, navigate] = useLocation();
  const isHeld = status?.authHeld ?? false;
  const done = () => {
    closeLogIn();
    const returnTo = takeReturnTo();
    if (returnTo !== null) navigate(returnTo, { replace: true });
  };
  return (
    <>
      {isHeld && !isOpen && (
        <div className={css.held}>
          <Notice
            tone="caution"
            title="Sessão expirada"
            action={<Button onPress={() => openLogIn()}>Entrar de novo</Button>}
          >
            Você pode continuar; o que fizer fica guardado e é enviado depois que entrar de novo.
          </Notice>
        </div>
      )}
      {isOpen && (
        <LogInDialog
          demonstracao={parametros?.demonstracao}
          nomeUsuario={isHeld ? device?.usuario.nomeUsuario : undefined}
          onClose={closeLogIn}
          onDone={done}
        />
      )}
    </>
  );
}
