import type { ReactNode } from 'react';
import { openLogIn } from '#parts/dialogs/log-in-state.ts';
import { type Falha, falhaText } from '#parts/failure/falha.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { EmptyState, ErrorState } from '#ui/screen-state.tsx';
import { useTitulo } from './titulo.ts';

export type InexistenteProps = {
  /** The title of the page. */
  page: string;
  /** Names the missing thing: 'Devolução não encontrada.' */
  title: string;
  text: string;
  /** The way to the list. */
  action: ReactNode;
};

/** An address that names no record of the customer being served. */
export function Inexistente({ page, title, text, action }: InexistenteProps) {
  useTitulo(title.replace(/[.!]$/, ''));
  return (
    <>
      <PageHeader title={page} />
      <EmptyState title={title} text={text} action={action} />
    </>
  );
}

export type NaoLidoProps = {
  page: string;
  /** The title of a failure. */
  title: string;
  /** The words of a failure without a response. */
  semResposta: { readonly title: string; readonly text: string };
  /** The sentence of a failure without words of the server. */
  semDetalhe?: string;
  falha: Falha;
  isLendo: boolean;
  reler: () => void;
  /** The way to the list. */
  action: ReactNode;
};

/** A record that is not on this device and that the server did not tell of. */
export function NaoLido({ page, title, semResposta, falha, ...props }: NaoLidoProps) {
  const { semDetalhe = 'Houve um erro ao realizar a consulta.', isLendo, reler, action } = props;
  const isSessao = falha.kind === 'sessao';
  return (
    <>
      <PageHeader title={page} />
      <ErrorState
        title={falha.kind === 'silencio' ? semResposta.title : title}
        text={falhaText(falha, semDetalhe, semResposta.text)}
        onRetry={isSessao ? undefined : reler}
        isRetrying={isLendo}
        action={isSessao ? <Button onPress={() => openLogIn()}>Entrar</Button> : action}
      />
    </>
  );
}
