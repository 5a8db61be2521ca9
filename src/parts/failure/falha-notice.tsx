import type { ReactNode } from 'react';
import { openLogIn } from '#parts/dialogs/log-in-state.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { type Falha, falhaText } from './falha.ts';

/** It is at the end of a long form, and the user must see it after pressing a button. */
const scrollTo = (place: HTMLElement | null): void => place?.scrollIntoView({ block: 'nearest' });

export type FalhaNoticeProps = {
  falha: Falha | null;
  /** The sentences without words of the server, and without a response. */
  semDetalhe: string;
  semResposta: string;
  /** A remark for an unknown outcome. */
  ressalva?: string;
  /** A helpful button; an expired session shows the sign-in button instead. */
  action?: ReactNode;
};

/** The reason why a form was not accepted, shown in the form, which keeps its input. */
export function FalhaNotice({ falha, semDetalhe, semResposta, ressalva, action }: FalhaNoticeProps) {
  if (falha === null) return null;
  const help =
    falha.kind === 'sessao' ? (
      <Button size="sm" onPress={() => openLogIn()}>
        Entrar
      </Button>
    ) : (
      action
    );
  return (
    <div ref={scrollTo}>
      <Notice tone={falha.kind === 'silencio' ? 'pending' : 'negative'} isNews action={help}>
        <p>{falhaText(falha, semDetalhe, semResposta, ressalva)}</p>
      </Notice>
    </div>
  );
}
