import type { ReactNode } from 'react';
import { openLogIn } from '#parts/dialogs/log-in-state.ts';
import { type Falha, falhaText } from '#parts/failure/falha.ts';
import { useTitulo } from '#parts/list/titulo.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { EmptyState, ErrorState } from '#ui/screen-state.tsx';

export type DevolucaoInexistenteProps = {
  title: string;
  /** The name of the customer whose return it is, where it is another's. */
  doCliente?: string | null;
  /** The way to the list. */
  action: ReactNode;
};

/** An address that names no return of the customer being served. */
export function DevolucaoInexistente({ title, doCliente = null, action }: DevolucaoInexistenteProps) {
  useTitulo('Devolução não encontrada');
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title="Devolução não encontrada."
        text={
          doCliente === null
            ? 'Confira o número da devolução, ou procure por ela na lista.'
            : `Ela é de ${doCliente}: atenda este cliente para ver a devolução.`
        }
        action={action}
      />
    </>
  );
}

export type DevolucaoNaoLidaProps = {
  title: string;
  falha: Falha;
  isLendo: boolean;
  reler: () => void;
  /** The way to the list. */
  action: ReactNode;
};

/** A return that is not on this device and that the server did not tell of. */
export function DevolucaoNaoLida({ title, falha, isLendo, reler, action }: DevolucaoNaoLidaProps) {
  const isSilencio = falha.kind === 'silencio';
  const isSessao = falha.kind === 'sessao';
  return (
    <>
      <PageHeader title={title} />
      <ErrorState
        title={isSilencio ? 'Esta devolução não está neste aparelho' : 'A devolução não pôde ser lida'}
        text={falhaText(
          falha,
          'Houve um erro ao realizar a consulta.',
          'As devoluções dos últimos 90 dias e as que não estão encerradas ficam no aparelho; as outras aparecem quando houver sinal.',
        )}
        onRetry={isSessao ? undefined : reler}
        isRetrying={isLendo}
        action={isSessao ? <Button onPress={() => openLogIn()}>Entrar</Button> : action}
      />
    </>
  );
}
