import type { ReactNode } from 'react';
import type { Falha } from '#parts/failure/falha.ts';
import { Inexistente, NaoLido } from '#parts/list/ausente.tsx';

export type DevolucaoInexistenteProps = {
  title: string;
  /** The name of the customer whose return it is, where it is another's. */
  doCliente?: string | null;
  /** The way to the list. */
  action: ReactNode;
};

/** An address that names no return of the customer being served. */
export const DevolucaoInexistente = ({ title, doCliente = null, action }: DevolucaoInexistenteProps) => (
  <Inexistente
    page={title}
    title="Devolução não encontrada."
    text={
      doCliente === null
        ? 'Confira o número da devolução, ou procure por ela na lista.'
        : `Ela é de ${doCliente}: atenda este cliente para ver a devolução.`
    }
    action={action}
  />
);

export type DevolucaoNaoLidaProps = {
  title: string;
  falha: Falha;
  isLendo: boolean;
  reler: () => void;
  /** The way to the list. */
  action: ReactNode;
};

/** A return that is not on this device and that the server did not tell of. */
export const DevolucaoNaoLida = ({ title, ...props }: DevolucaoNaoLidaProps) => (
  <NaoLido
    {...props}
    page={title}
    title="A devolução não pôde ser lida"
    semResposta={{
      title: 'Esta devolução não está neste aparelho',
      text: 'As devoluções dos últimos 90 dias e as que não estão encerradas ficam no aparelho; as outras aparecem quando houver sinal.',
    }}
  />
);
