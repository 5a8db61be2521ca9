import type { ReactNode } from 'react';
import { LinkTo } from '#parts/html/link-to.tsx';
import { ERRO_CARTAS, SEM_CARTA } from '#parts/letters/words.ts';
import { Inexistente, NaoLido } from '#parts/list/ausente.tsx';
import { ListaLendo } from '#parts/list/lista-lendo.tsx';
import { routes } from '#routes.ts';
import { PageHeader } from '#ui/page-header.tsx';
import type { Leitura } from './use-carta.ts';

const VER_CARTAS = (
  <LinkTo href={routes.cartaCorrecao} variant="primary">
    Ver as cartas de correção
  </LinkTo>
);

export type CartaAusenteProps = { title: string; leitura: Exclude<Leitura, { tipo: 'lida' }> };

/** The screen of a letter that is not there, or not yet. */
export function CartaAusente({ title, leitura }: CartaAusenteProps): ReactNode {
  switch (leitura.tipo) {
    case 'lendo':
      return (
        <>
          <PageHeader title={title} />
          <ListaLendo oQue="a carta de correção" />
        </>
      );
    case 'inexistente':
      return (
        <Inexistente
          page={title}
          title={SEM_CARTA}
          text={
            leitura.doCliente === null
              ? 'Confira o código da carta de correção, ou procure por ela na lista.'
              : `Ela é de ${leitura.doCliente}: atenda este cliente para ver a carta de correção.`
          }
          action={VER_CARTAS}
        />
      );
    case 'falha':
      return (
        <NaoLido
          {...leitura}
          page={title}
          semResposta={{
            title: 'Esta carta de correção não está neste aparelho',
            text: 'As cartas de correção dos últimos 90 dias ficam no aparelho; as outras aparecem quando houver sinal.',
          }}
          title="A carta de correção não pôde ser lida"
          semDetalhe={ERRO_CARTAS}
          action={VER_CARTAS}
        />
      );
  }
}
