import { SEM_MEIO_PAGAMENTO, SEM_PREFERENCIAS } from '#parts/customer/preferencia-falta.ts';
import { openPreferencias } from '#parts/dialogs/preferencias-state.ts';
import { LinkTo } from '#parts/html/link-to.tsx';
import { routes } from '#routes.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { SemPrecos } from './view.ts';

export type SemPrecosNoticeProps = {
  reason: SemPrecos;
  nome: string;
  isConnected: boolean;
  /** False for a user without a customer to choose. */
  hasClientes: boolean;
  /** The list of customers is on its way. */
  clientesVindo: boolean;
};

/** The customer's data or prices are not on the device: says whether they are coming, or need a signal first. */
function waitingText(what: string, nome: string, isConnected: boolean): string {
  return isConnected
    ? `${what} de ${nome} estão chegando a este aparelho.`
    : `${nome} ainda não está neste aparelho. Com sinal, os dados e preços chegam sozinhos; até lá a busca mostra os produtos sem preço.`;
}

/** The reason why the products below have no prices, and the remedy. */
export function SemPrecosNotice({
  reason,
  nome,
  isConnected,
  hasClientes,
  clientesVindo,
}: SemPrecosNoticeProps) {
  const choose = (
    <LinkTo href={routes.home} size="sm">
      Escolher cliente
    </LinkTo>
  );
  switch (reason) {
    case 'sem-cliente':
      return (
        <Notice tone="brand" action={hasClientes && choose}>
          {hasClientes
            ? 'Nenhum cliente escolhido: os produtos aparecem sem preço.'
            : clientesVindo
              ? 'Trazendo os seus clientes: os preços aparecem em seguida.'
              : 'Nenhum cliente neste aparelho: os produtos aparecem sem preço.'}
        </Notice>
      );
    case 'sem-preferencias':
      return (
        <Notice
          tone="caution"
          action={
            <Button size="sm" onPress={openPreferencias}>
              Cadastrar preferências
            </Button>
          }
        >
          {SEM_PREFERENCIAS}
        </Notice>
      );
    case 'sem-meio-pagamento':
      return <Notice tone="caution">{SEM_MEIO_PAGAMENTO}</Notice>;
    case 'sem-dados':
      return <Notice tone="pending">{waitingText('Os dados', nome, isConnected)}</Notice>;
    case 'sem-tabela':
      return <Notice tone="pending">{waitingText('Os preços', nome, isConnected)}</Notice>;
  }
}
