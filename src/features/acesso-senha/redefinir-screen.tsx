import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { errosSenha, type SenhaNova } from '#domain/customer/senha.ts';
import { openAcesso } from '#parts/dialogs/acesso-state.ts';
import { openLogIn } from '#parts/dialogs/log-in-state.ts';
import { FalhaNotice } from '#parts/failure/falha-notice.tsx';
import { forgetToken, takeToken } from '#parts/html/link-token.ts';
import { routes } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/screen-state.tsx';
import * as css from './acesso-senha.css.ts';
import { NovaSenhaFields } from './nova-senha-fields.tsx';
import { AO_ALTERAR } from './palavras.ts';
import { redefinir } from './queries.ts';
import { useLinkSenha } from './use-link-senha.ts';
import { useSenhaForm } from './use-senha-form.ts';

/** A link that was opened in this same tab changes only the part after the #. */
function useToken(): string | null {
  const [token, setToken] = useState(takeToken);
  useEffect(() => {
    const again = () => setToken(takeToken());
    window.addEventListener('hashchange', again);
    return () => window.removeEventListener('hashchange', again);
  }, []);
  return token;
}

const askForAnother = () => openAcesso('recuperacao');

/** Asks the user to request a link. */
function PedirLink({ title, text, label }: { title: string; text: string; label: string }) {
  return (
    <EmptyState
      isPage
      title={title}
      text={text}
      action={
        <Button variant="primary" onPress={askForAnother}>
          {label}
        </Button>
      }
    />
  );
}

const SEM_LINK = {
  title: 'Abra o link do e-mail',
  text: 'Para criar uma nova senha é preciso o link que você recebeu. Ele vale por pouco tempo e uma só vez.',
  label: 'Esqueci minha senha',
};

const LINK_MORTO = {
  title: 'Este link não vale mais',
  text: 'Ele já foi usado, o prazo dele passou, ou o endereço está incompleto. A sua senha não mudou por isso: peça outro link.',
  label: 'Pedir outro link',
};

function Feito() {
  const [, navigate] = useLocation();
  const entrar = useRef<HTMLButtonElement>(null);
  // The form that had the focus is gone.
  useEffect(() => entrar.current?.focus(), []);
  return (
    <EmptyState
      isPage
      picture={<CircleCheck size={48} strokeWidth={1.25} aria-hidden="true" />}
      title="Senha alterada"
      text="Todas as suas sessões foram encerradas. Entre com a nova senha."
      action={
        <Button
          ref={entrar}
          variant="primary"
          onPress={() => {
            navigate(routes.home);
            openLogIn();
          }}
        >
          Entrar
        </Button>
      }
    />
  );
}

/** `login`: the user whose password is set; null until the server has answered. */
function Redefinir({ token, login, onFeito }: { token: string; login: string | null; onFeito: () => void }) {
  const form = useSenhaForm<SenhaNova, unknown>({
    vazio: { senhaNova: '', confirmacaoSenha: '' },
    conferir: errosSenha,
    enviar: (nova) => redefinir(token, nova),
    onFeito,
    palavras: AO_ALTERAR,
  });
  const { falha } = form.falha;
  const isLinkGone = falha?.kind === 'recusa' && falha.codigo === 'link-invalido';
  return (
    <form
      noValidate
      className={css.page}
      onSubmit={(event) => {
        event.preventDefault();
        form.onSubmit();
      }}
    >
      <PageHeader title="Nova senha" />
      <FalhaNotice
        {...form.falha}
        action={isLinkGone && <Button onPress={askForAnother}>Pedir outro link</Button>}
      />
      {login !== null && (
        <p>
          Usuário: <strong>{login}</strong>
        </p>
      )}
      <NovaSenhaFields nova={form.field('senhaNova')} confirmacao={form.field('confirmacaoSenha')} />
      <p>As suas sessões em todos os aparelhos serão encerradas.</p>
      <Button type="submit" variant="primary" isWide isPending={form.isPending}>
        Salvar nova senha
      </Button>
    </form>
  );
}

/** The page behind the link of the mail: a new password, once. */
export function RedefinirScreen() {
  const token = useToken();
  const [used, setUsed] = useState<string | null>(null);
  const link = useLinkSenha(token);
  if (token === null) return <PedirLink {...SEM_LINK} />;
  if (used === token) return <Feito />;
  if (link.kind === 'morto') return <PedirLink {...LINK_MORTO} />;
  return (
    <Redefinir
      key={token}
      token={token}
      login={link.kind === 'vale' ? link.login : null}
      onFeito={() => {
        forgetToken();
        setUsed(token);
      }}
    />
  );
}
