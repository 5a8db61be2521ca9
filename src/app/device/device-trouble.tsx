import { Button } from '#ui/button.tsx';
import { EmptyState, ErrorState } from '#ui/screen-state.tsx';

/** The vault does not open yet: an old window holds it open. It continues by itself when that window closes. */
export function BlockedDevice() {
  return (
    <main role="alert">
      <EmptyState
        title="Feche a outra janela do Maleta"
        text="Os dados deste aparelho ainda não abriram: outra janela, com a versão anterior do Maleta, deve mantê-los ocupados. Feche-a e esta continua sozinha. Se não há outra, feche o navegador inteiro e abra-o de novo. Nada do que estava guardado se perdeu."
      />
    </main>
  );
}

/** The code that opens the device could not be loaded: no signal, or a portal in the server's place. */
export function UnfetchedDevice() {
  return (
    <main>
      <ErrorState
        title="O Maleta não pôde ser carregado por inteiro"
        text="Confira a conexão e tente de novo. O que você fez continua guardado neste aparelho."
        onRetry={() => location.reload()}
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

/** Another window runs a newer build and has upgraded the vault: this one must stop writing. */
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

/** The browser deleted the vault under this page: somebody cleared the site's data. */
export function LostDevice() {
  return (
    <main role="alert">
      <ErrorState
        title="Os dados deste aparelho foram apagados"
        text="Alguém limpou os dados do Maleta neste navegador, e o que não tinha sido enviado se perdeu com eles. Esta janela não grava mais nada: recarregue para começar de novo."
        action={
          <Button variant="primary" onPress={() => location.reload()}>
            Recarregar
          </Button>
        }
      />
    </main>
  );
}
