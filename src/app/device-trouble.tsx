import { Button } from '#ui/button.tsx';
import { EmptyState, ErrorState } from '#ui/screen-state.tsx';

/** The vault does not open yet: an old window has it open and the browser waits. It goes on by itself. */
export function BlockedDevice() {
  return (
    <main role="alert">
      <EmptyState
        title="Feche a outra janela do Maleta"
        text="Os dados deste aparelho ainda não abriram: uma janela com a versão anterior do Maleta os mantém ocupados. Feche-a e esta continua sozinha. Nada do que estava guardado se perdeu."
      />
    </main>
  );
}

/** The browser refused the vault. */
export function RefusedDevice() {
  return (
    <main>
      <ErrorState
        title="Não foi possível abrir os dados deste aparelho"
        text="O navegador recusou o armazenamento. Feche as outras janelas do Maleta, confira se há espaço livre e recarregue. Nada do que estava guardado foi apagado."
        onRetry={() => location.reload()}
      />
    </main>
  );
}

/** Another window runs a newer build and has upgraded the vault: this one must not write any more. */
export function SupersededDevice() {
  return (
    <main>
      <ErrorState
        title="O Maleta foi atualizado em outra janela"
        text="Esta janela ficou com a versão anterior e não grava mais nada. O que você fez até aqui está guardado: recarregue para continuar."
        action={
          <Button variant="primary" onPress={() => location.reload()}>
            Recarregar
          </Button>
        }
      />
    </main>
  );
}
