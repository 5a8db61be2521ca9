import { openLogIn } from '#parts/dialogs/log-in-state.ts';
import { type Falha, falhaText } from '#parts/failure/falha.ts';
import { LinkTo } from '#parts/html/link-to.tsx';
import { useTitulo } from '#parts/list/titulo.ts';
import { type DevolucaoNome, routes } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { EmptyState, ErrorState } from '#ui/screen-state.tsx';

const Devolucoes = () => <LinkTo href={routes.devolucao}>Devoluções</LinkTo>;

/** An address that names no return of the customer being served. */
export function DevolucaoInexistente({ doCliente = null }: { doCliente?: string | null }) {
  useTitulo('Devolução não encontrada');
  return (
    <>
      <PageHeader title="Detalhes da Devolução" />
      <EmptyState
        title="Devolução não encontrada."
        text={
          doCliente === null
            ? 'Confira o número da devolução, ou procure por ela na lista.'
            : `Ela é de ${doCliente}: atenda este cliente para ver a devolução.`
        }
        action={<Devolucoes />}
      />
    </>
  );
}

export type DevolucaoNaoLidaProps = {
  nome: DevolucaoNome;
  falha: Falha;
  isLendo: boolean;
  reler: () => void;
};

/** A return that is not on this device and that the server did not tell of. */
export function DevolucaoNaoLida({ nome, falha, isLendo, reler }: DevolucaoNaoLidaProps) {
  const isSilencio = falha.kind === 'silencio';
  return (
    <>
      <PageHeader title={`Devolução nº ${nome}`} />
      <ErrorState
        title={isSilencio ? 'Esta devolução não está neste aparelho' : 'A devolução não pôde ser lida'}
        text={falhaText(
          falha,
          'Houve um erro ao realizar a consulta.',
          'As devoluções dos últimos 90 dias e as que não estão encerradas ficam no aparelho; as outras aparecem quando houver sinal.',
        )}
        onRetry={falha.kind === 'sessao' ? undefined : reler}
        isRetrying={isLendo}
        action={
          falha.kind === 'sessao' ? <Button onPress={() => openLogIn()}>Entrar</Button> : <Devolucoes />
        }
      />
    </>
  );
}
